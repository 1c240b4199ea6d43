/** Frame by frame into a file, as fast as the device can and no matter how slow it is. Nothing leaves the browser. */

import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';
import type { Seconds } from '../choreography/steps.ts';

export interface Reel {
  readonly canvas: HTMLCanvasElement;
  readonly seconds: Seconds;
  /** Undefined where the device cannot write sound. */
  readonly sound: AudioBuffer | undefined;
  /** Paints the moment, counted from the beginning, onto the canvas. */
  draw(time: Seconds): void;
  progress(share: number): void;
  readonly signal: AbortSignal;
}

export interface Clip {
  readonly blob: Blob;
  readonly extension: 'mp4' | 'webm';
}

/** By bits, not by fineness: with that every frame of a room full of fur was kept so well that 9 s took 17 MB, more than messengers carry. */
const PICTURE = new Quality({ bitrate: 5_000_000 });

const RATE = 30;
const SOUND_RATE = 48_000;

interface Codecs {
  readonly extension: Clip['extension'];
  readonly video: 'avc' | 'vp9' | 'vp8' | 'av1';
  readonly audio: 'aac' | 'opus' | undefined;
}

/** Phones and messengers play MP4; WebM is for browsers that can write nothing else. Undefined where neither can be written. */
async function codecsFor({ width, height }: HTMLCanvasElement): Promise<Codecs | undefined> {
  if (typeof VideoEncoder === 'undefined') return undefined;
  const size = { width, height, quality: PICTURE, frameRate: RATE };
  const sound = { numberOfChannels: 2, sampleRate: SOUND_RATE, quality: QUALITY_HIGH };
  const mp4 = await getFirstEncodableVideoCodec(['avc'], size);
  if (mp4 === 'avc') {
    const audio = await getFirstEncodableAudioCodec(['aac', 'opus'], sound);
    return { extension: 'mp4', video: mp4, audio: audio === 'aac' || audio === 'opus' ? audio : undefined };
  }
  const webm = await getFirstEncodableVideoCodec(['vp9', 'vp8', 'av1'], size);
  if (webm !== 'vp9' && webm !== 'vp8' && webm !== 'av1') return undefined;
  const audio = await getFirstEncodableAudioCodec(['opus'], sound);
  return { extension: 'webm', video: webm, audio: audio === 'opus' ? audio : undefined };
}

/** Undefined where this browser cannot write films; throws what the signal says when it is called off. */
export async function encodeClip(reel: Reel): Promise<Clip | undefined> {
  const { canvas, seconds, sound, draw, progress, signal } = reel;
  const codecs = await codecsFor(canvas);
  if (codecs === undefined) return undefined;
  const target = new BufferTarget();
  const format = codecs.extension === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const video = new CanvasSource(canvas, { codec: codecs.video, quality: PICTURE, keyFrameInterval: 2 });
  output.addVideoTrack(video, { frameRate: RATE });
  const audio =
    codecs.audio === undefined || sound === undefined
      ? undefined
      : new AudioBufferSource({ codec: codecs.audio, quality: QUALITY_HIGH });
  if (audio !== undefined) output.addAudioTrack(audio);
  try {
    await output.start();
    if (audio !== undefined && sound !== undefined) {
      await audio.add(sound);
      audio.close();
    }
    const frames = Math.round(seconds * RATE);
    for (let frame = 0; frame < frames; frame += 1) {
      signal.throwIfAborted();
      draw(frame / RATE);
      await video.add(frame / RATE, 1 / RATE);
      progress((frame + 1) / frames);
      // The page stays alive between two frames: Cancel has to be heard.
      await new Promise((next) => setTimeout(next));
    }
    video.close();
    await output.finalize();
  } catch (error) {
    if (output.state === 'started') await output.cancel();
    throw error;
  }
  const { buffer } = target;
  if (buffer === null) throw new Error('A film without a file');
  return { blob: new Blob([buffer], { type: `video/${codecs.extension}` }), extension: codecs.extension };
}
