import type { Browser, Page } from 'playwright-core';

export const PATIENCE = 240_000;

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
export function takeMoment(browser: Browser, { url, name, tier, viewport, words = true }: Taken): Promise<Buffer> {
  const style = words ? '' : '.captions { display: none }';
  const address = `${url}/moments.html?moment=${name}&tier=${tier}&clock=fixed`;
  return withDrawn(browser, { address, viewport, scale: 1 }, (page) => page.screenshot({ style, timeout: PATIENCE }));
}

export interface Opened {
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Pixels of the picture for one of CSS. */
  readonly scale: number;
}

/** Opens a page and goes on when it has drawn; whatever the page complains of is an error. */
export async function withDrawn<T>(
  browser: Browser,
  { address, viewport, scale }: Opened,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  const failures: string[] = [];
  const broken = new Promise<never>((_, reject) => page.on('pageerror', reject));
  broken.catch(() => undefined);
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  try {
    await page.goto(address);
    await Promise.race([broken, page.waitForFunction(() => '__drawn' in window, undefined, { timeout: PATIENCE })]);
    const used = await use(page);
    if (failures.length > 0) throw new Error(failures.join('; '));
    return used;
  } finally {
    await page.close();
  }
}
