/** Pages of the real client on a real server, in a real browser, as the browser tests need them. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { ProfileState } from '../../../client/store/person/profile.ts';
import type { Settings } from '../../../client/store/person/settings.ts';
import { startServer, type TestServer } from '../server/testServer.ts';
import { clientBuild } from './build.ts';
import { type Drawing, launch } from './chromium.ts';

export interface Site {
  readonly browser: Browser;
  readonly server: TestServer;
  close(): Promise<void>;
}

/** The client as it would be delivered, behind a server that fills quick matches quickly. */
export async function openSite(drawing: Drawing = 'flat'): Promise<Site> {
  const build = await clientBuild();
  const server = await startServer({ QUICK_WAIT_SECONDS: '1' }, { pages: build.folder });
  const browser = await launch(drawing);
  return {
    browser,
    server,
    async close() {
      await browser.close();
      await server.close();
      await build.remove();
    },
  };
}

const PATIENCE = 60_000;

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 720 },
} as const;

/** How somebody handles the page; `keys` are those who do not see it. */
export type Way = 'keys' | 'mouse' | 'touch';

export interface Visitor {
  readonly page: Page;
  readonly way: Way;
  /** Everything the page complained about. */
  readonly complaints: readonly string[];
  leave(): Promise<void>;
}

export interface VisitorOptions {
  readonly size?: keyof typeof SIZES;
  /** By touch where the screen has it, otherwise by mouse. */
  readonly way?: Way;
  readonly locale?: string;
  /** How the table is drawn. */
  readonly tier?: string;
  /** What this browser remembers of an earlier visit. */
  readonly settings?: Partial<Settings>;
  readonly context?: BrowserContextOptions;
}

export async function visit({ browser, server }: Site, path = '/', options: VisitorOptions = {}): Promise<Visitor> {
  const { size = 'laptop', locale = 'en-GB', tier = 'off' } = options;
  const { way = size === 'laptop' ? 'mouse' : 'touch' } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale,
    hasTouch: size !== 'laptop',
    reducedMotion: 'reduce',
    ...options.context,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  if (options.settings !== undefined) await remember(page, options.settings);
  if (tier === 'off') await drawSeldom(page);
  // A dead network leaves an open socket open for minutes: tests cut it as a tunnel would.
  await page.addInitScript(() => {
    const open = new Set<WebSocket>();
    const Native = WebSocket;
    globalThis.WebSocket = class extends Native {
      constructor(...wanted: ConstructorParameters<typeof Native>) {
        super(...wanted);
        open.add(this);
      }
    };
    Object.assign(globalThis, {
      closeSockets: () => {
        for (const socket of open) socket.close();
      },
    });
  });
  await page.addInitScript(watchShifts);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const url = new URL(path, server.url);
  url.searchParams.set('gfx', tier);
  await page.goto(url.href);
  return { page, way, complaints, leave: () => context.close() };
}

/** A browser that knows this of an earlier visit. */
export const rememberedBy = ({ server }: Site, profile: Partial<ProfileState>) => ({
  cookies: [],
  origins: [{ origin: server.url, localStorage: [{ name: 'hotPaws.profile', value: JSON.stringify(profile) }] }],
});

/** Several pages share two cores: five pictures a second are enough to play by, and a clock need not be seen running. */
const drawSeldom = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 200));
    globalThis.cancelAnimationFrame = clearTimeout;
    // The bars that run dry, drawn sixty times a second without a graphics card, took nine tenths of the processor.
    const still = new CSSStyleSheet();
    still.replaceSync('.drain { animation: none !important }');
    document.adoptedStyleSheets = [still];
  });

const remember = (page: Page, settings: Partial<Settings>) =>
  page.addInitScript((text) => localStorage.setItem('hotPaws.settings', text), JSON.stringify(settings));

/** Nobody sits there to enjoy the show. */
export const HURRIED: Partial<Settings> = { muted: true, reducedMotion: true, animationSpeed: 2 };

export interface Shift {
  /** As browsers reckon it: how much of the screen moved, times how far. */
  readonly sum: number;
  readonly what: readonly string[];
}

/** In the page: remembers everything that jumped without anybody having touched it. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const shift = { sum: 0, what: [] as string[] };
  Object.assign(globalThis, { shift });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      shift.sum += value;
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? '');
      shift.what.push(`${value.toFixed(4)} ${moved.map((text) => text.slice(0, 100)).join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has jumped since the page was opened. */
export const shiftOf = (page: Page): Promise<Shift> =>
  page.evaluate(() => (globalThis as unknown as { shift: Shift }).shift);

/** Uses a control as this guest would. */
export async function use({ page, way }: Visitor, control: Locator, patience = PATIENCE): Promise<void> {
  const timeout = { timeout: patience };
  if (way === 'touch') await control.tap(timeout);
  else if (way === 'mouse') await control.click(timeout);
  else {
    await control.focus(timeout);
    await page.keyboard.press('Enter');
  }
}

/** By name and key, as somebody who does not see the screen would do it. */
export async function press(page: Page, role: 'button' | 'radio' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press(role === 'radio' ? 'Space' : 'Enter');
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core calls serious or critical on the screen as it is. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(): Promise<{
          violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
  });
}
