/** Who wins the race for the paw, by order of arrival and with the server's compensation. */

import { simulateRaces } from '../support/raceSimulation.ts';

const SCENARIOS = {
  far: [
    { roundTrip: 180, jitter: 8 },
    { roundTrip: 30, jitter: 8 },
  ],
  farAmongSix: [{ roundTrip: 180, jitter: 8 }, ...Array.from({ length: 5 }, () => ({ roundTrip: 30, jitter: 8 }))],
  shaky: [
    { roundTrip: 60, jitter: 60 },
    { roundTrip: 30, jitter: 8 },
  ],
  delaysPongs: [
    { roundTrip: 30, jitter: 8, delaysPongs: 220 },
    { roundTrip: 30, jitter: 8 },
  ],
};

export async function bench(): Promise<{ [key: string]: number }> {
  const figures: { [key: string]: number } = {};
  for (const [name, lines] of Object.entries(SCENARIOS))
    for (const [figure, value] of Object.entries(simulateRaces(lines, 20_000, name)))
      figures[`${name}.${figure}`] = Math.round(value * 1000) / 1000;
  return figures;
}
