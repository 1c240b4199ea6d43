/** A thread beside the page: fur is sculpted and painted here, as long work as all the rest of a table. */

import { type PaintSpec, paintCoat } from '../paint/paintCoat.ts';
import { type CoatSpec, sculptCoat } from '../sculpt/coat.ts';
import { finish } from './work.ts';

export type Order =
  | { readonly craft: 'sculpt'; readonly spec: CoatSpec }
  | { readonly craft: 'paint'; readonly spec: PaintSpec };

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  switch (data.craft) {
    case 'sculpt': {
      const carving = finish(sculptCoat(data.spec));
      return postMessage(carving, { transfer: Object.values(carving.shape).map(({ buffer }) => buffer) });
    }
    case 'paint': {
      const canvas = new OffscreenCanvas(1, 1);
      finish(paintCoat(data.spec, canvas));
      const picture = canvas.transferToImageBitmap();
      return postMessage(picture, { transfer: [picture] });
    }
  }
});
