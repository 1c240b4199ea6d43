/** `?bench` at a table: measures the frames of this device while somebody plays, and shows what came out. Loaded only then. */

import './bench.css';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../hud/kit/Button.tsx';
import { speechStore } from '../../i18n/language.ts';
import { chooseTier, thisDevice } from '../../scene/quality.ts';
import { settingsStore } from '../../store/person/settings.ts';
import { pictureStore } from '../../store/table/picture.ts';
import { type FrameFigures, figuresOf } from './frames.ts';
import { BENCH_WORDS } from './words.ts';

const SECONDS = 20;
/** Cats that are still being sculpted say nothing about how the table runs afterwards. */
const WARM_UP_MS = 3000;

export default function BenchPanel() {
  const t = BENCH_WORDS[useStore(speechStore, (speech) => speech?.language ?? 'en')];
  const ready = useStore(pictureStore, (picture) => picture.ready);
  const tier = chooseTier(
    useStore(settingsStore, (settings) => settings.quality),
    thisDevice(),
  );
  const [run, setRun] = useState(0);
  const [left, setLeft] = useState(SECONDS);
  const [figures, setFigures] = useState<FrameFigures>();
  const [copied, setCopied] = useState<'copied' | 'marked'>();
  const result = useRef<HTMLDListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another run is another measurement
  useEffect(() => {
    if (!ready || tier === 'off') return;
    setFigures(undefined);
    setCopied(undefined);
    setLeft(SECONDS);
    const times: number[] = [];
    let last: number | undefined;
    let begun: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      begun ??= now + WARM_UP_MS;
      if (now < begun) {
        frame = requestAnimationFrame(next);
        return;
      }
      if (last !== undefined) times.push(now - last);
      last = now;
      const passed = (now - begun) / 1000;
      setLeft(Math.max(0, Math.ceil(SECONDS - passed)));
      if (passed < SECONDS) frame = requestAnimationFrame(next);
      else setFigures(figuresOf(times));
    });
    return () => cancelAnimationFrame(frame);
  }, [ready, tier, run]);

  const lines: readonly (readonly [string, string])[] =
    figures === undefined
      ? []
      : [
          [t.median, figures.median.toFixed(1)],
          [t.low, figures.low.toFixed(1)],
          [t.tier, tier],
          [t.resolution, resolution()],
          [t.graphics, graphics()],
        ];
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(lines.map(([name, value]) => `${name}: ${value}`).join('\n'));
      setCopied('copied');
    } catch {
      // Not behind https, or not allowed: a button that did nothing would look broken.
      if (result.current !== null) getSelection()?.selectAllChildren(result.current);
      setCopied('marked');
    }
  };

  return (
    <section className="bench-panel" aria-label={t.title}>
      <h2>{t.title}</h2>
      {tier === 'off' ? (
        <p>{t.noPicture}</p>
      ) : figures === undefined ? (
        <p>{t.measuring(left)}</p>
      ) : (
        <>
          <div role="status">
            <dl ref={result}>
              {lines.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {copied === 'marked' && <p>{t.marked}</p>}
          </div>
          <Button kind="primary" onClick={() => void copy()}>
            {copied === 'copied' ? t.copied : t.copy}
          </Button>
          <Button onClick={() => setRun(run + 1)}>{t.again}</Button>
        </>
      )}
    </section>
  );
}

const canvas = (): HTMLCanvasElement | null => document.querySelector('.table-screen canvas');

function resolution(): string {
  const drawn = canvas();
  const window = `${innerWidth} × ${innerHeight} @ ${devicePixelRatio}`;
  return drawn === null ? window : `${drawn.width} × ${drawn.height} (${window})`;
}

function graphics(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const told = gl?.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl?.RENDERER;
  const name = gl == null || told === undefined ? '' : String(gl.getParameter(told));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
