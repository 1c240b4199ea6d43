/** What a page offers and Node does not: canvases that nobody looks at, bitmaps, and frames of a display that are stepped by hand. */

const gradient = { addColorStop: () => undefined };
const ANSWERS: Readonly<Record<string, (...input: never[]) => unknown>> = {
  createRadialGradient: () => gradient,
  createLinearGradient: () => gradient,
  createConicGradient: () => gradient,
  createPattern: () => gradient,
  measureText: () => ({ width: 1 }),
  getImageData: (_x: number, _y: number, width: number, height: number) => pixels(width, height),
  createImageData: (width: number, height: number) => pixels(width, height),
};
const pixels = (width: number, height: number) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) });

/** Takes every order of a painter. */
function contextOf(canvas: object): unknown {
  const known: Record<string | symbol, unknown> = { canvas, ...ANSWERS };
  return new Proxy(known, { get: (target, name) => (name in target ? target[name] : () => undefined) });
}

function createCanvas(): unknown {
  const canvas = { width: 1, height: 1, style: {}, addEventListener() {}, removeEventListener() {} };
  const context = contextOf(canvas);
  return Object.assign(canvas, { getContext: () => context });
}

export interface Platform {
  /** Bitmaps that were closed, of all that were made. */
  readonly bitmaps: { made: number; closed: number };
  /** Says no to the next bitmap. */
  failNext(): void;
  /** Lets the display show its next frame. Answers whether anybody asked for one. */
  showFrame(): boolean;
}

export function installPlatform(): Platform {
  const bitmaps = { made: 0, closed: 0 };
  let failing = false;
  const frames = new Map<number, FrameRequestCallback>();
  let asked = 0;
  const page = {
    document: {
      createElement: createCanvas,
      documentElement: { dataset: {} },
      hidden: false,
      addEventListener() {},
      removeEventListener() {},
    },
    async createImageBitmap() {
      if (failing) {
        failing = false;
        throw new Error('No memory for a bitmap');
      }
      bitmaps.made += 1;
      return { width: 1, height: 1, close: () => (bitmaps.closed += 1) };
    },
    requestAnimationFrame(frame: FrameRequestCallback) {
      asked += 1;
      frames.set(asked, frame);
      return asked;
    },
    cancelAnimationFrame: (request: number) => frames.delete(request),
    Path2D: class {},
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  Object.assign(globalThis, page);
  return {
    bitmaps,
    failNext() {
      failing = true;
    },
    showFrame() {
      const due = [...frames.values()];
      frames.clear();
      for (const frame of due) frame(performance.now());
      return due.length > 0;
    },
  };
}

/** A renderer that counts instead of drawing. */
export function createCountingRenderer() {
  const domElement = createCanvas();
  const renderer = {
    drawn: 0,
    domElement,
    shadowMap: {},
    render() {
      renderer.drawn += 1;
    },
    compileAsync: async () => undefined,
    setSize() {},
    setPixelRatio() {},
    setScissor() {},
    setScissorTest() {},
  };
  return renderer;
}
