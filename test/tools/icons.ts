/** `npm exec -- node test/tools/icons.ts`: draws the PNG icons of the manifest from public/icons/icon.svg. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, REPOSITORY } from '../support/browser/chromium.ts';

const folder = join(REPOSITORY, 'public/icons');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** A maskable icon is cut to a circle by some launchers: the drawing keeps to the middle, the felt fills the rest. */
const ICONS = [
  { name: 'icon-192.png', size: 192, part: 1 },
  { name: 'icon-512.png', size: 512, part: 1 },
  { name: 'icon-maskable-512.png', size: 512, part: 0.78 },
] as const;

const browser = await launch();
for (const { name, size, part } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const background = part < 1 ? '#7a1734' : 'transparent';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}"><div style="width:${part * 100}%">${drawing}</div></body>`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: part === 1 });
}
await browser.close();
