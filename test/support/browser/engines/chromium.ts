import { launch } from '../chromium.ts';
import { type Engine, HEIGHT, WIDTH } from './engine.ts';

/** Comes with npm. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: () => undefined,
  async open(drawing) {
    const browser = await launch(drawing);
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    return {
      go: async (url) => void (await page.goto(url)),
      run: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },
};
