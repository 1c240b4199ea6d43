/** A thread beside the page: fur is sculpted and painted here, as long work as all the rest of a table. */

import { paintCoat } from './paint/paintCoat.ts';
import { sculptCoat } from './sculpt/coat.ts';
import { finish } from './work.ts';
import type { Order } from './workshop.ts';

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
