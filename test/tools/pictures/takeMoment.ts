import type { Browser } from 'playwright-core';

const PATIENCE = 240_000;

export interface Taken {
  /** The address of the pages. */
  readonly url: string;
  readonly name: string;
  readonly tier: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Left out where a picture is shown in every language. */
  readonly words?: boolean;
}

/** One moment as a picture. Its clock stands still, so it comes out the same every time. */
export async function takeMoment(
  browser: Browser,
  { url, name, tier, viewport, words = true }: Taken,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1 });
  const failures: string[] = [];
  const broken = new Promise<never>((_, reject) => page.on('pageerror', reject));
  broken.catch(() => undefined);
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  try {
    await page.goto(`${url}/moments.html?moment=${name}&tier=${tier}&clock=fixed`);
    await Promise.race([broken, page.waitForFunction(() => '__drawn' in window, undefined, { timeout: PATIENCE })]);
    const style = words ? '' : '.captions { display: none }';
    const picture = await page.screenshot({ style, timeout: PATIENCE });
    if (failures.length > 0) throw new Error(failures.join('; '));
    return picture;
  } finally {
    await page.close();
  }
}
