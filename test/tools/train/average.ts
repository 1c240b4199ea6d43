/** Follows nets that are still learning, slowly. */

import type { Net } from '../../../shared/bots/net.ts';

type Nets = { readonly [name: string]: Net };

/** How much the newest counts once the average has some past. */
const NEWEST = 0.06;

export class NetAverage {
  private readonly sums = new Map<string, Float32Array>();
  private followed = 0;

  /** The average so far, these included. */
  follow(nets: Nets): Nets {
    this.followed += 1;
    // The first ones are far from where it goes: they are forgotten sooner.
    const part = Math.max(NEWEST, 2 / (this.followed + 1));
    return Object.fromEntries(
      Object.entries(nets).map(([name, { shape, weights }]) => {
        const sum = this.sums.get(name) ?? weights.slice();
        for (let index = 0; index < sum.length; index += 1)
          sum[index] = (1 - part) * (sum[index] as number) + part * (weights[index] as number);
        this.sums.set(name, sum);
        return [name, { shape, weights: sum.slice() }];
      }),
    );
  }
}
