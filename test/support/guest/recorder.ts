/** Keeps every byte that every socket of this process receives. Must be loaded before the SDK, which picks its WebSocket then. */

interface Recording {
  readonly session: string;
  readonly frames: Uint8Array[];
}

export const recordings: Recording[] = [];

const Plain = globalThis.WebSocket;

globalThis.WebSocket = class extends Plain {
  constructor(address: string | URL, protocols?: string | string[]) {
    super(address, protocols);
    const recording = { session: new URL(address).searchParams.get('sessionId') ?? '', frames: [] as Uint8Array[] };
    recordings.push(recording);
    this.addEventListener('message', ({ data }) => recording.frames.push(new Uint8Array(data as ArrayBuffer).slice()));
  }
};
