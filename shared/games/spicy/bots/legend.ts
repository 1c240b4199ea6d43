/**
 * Mixes as training against itself has taught it, so that there is little to read; in a duel it is one of two minds for a match, and
 * hunts somebody whose deeds tell that more can be won.
 * With variants it asks nets that know those; `test/tools/train.ts` writes the weights of both.
 */

import { type Mind, mindByRules } from './mind.ts';
import { MINDS_BY_LOT, type PlainStyle, plainMind, readPlainStyles } from './plain/plainMind.ts';
import plainWeights from './plain/weights.json' with { type: 'json' };
import { type Table, tableOf } from './tables.ts';
import { askNets, netMind, readNets } from './varied/netMind.ts';
import variedWeights from './varied/weights.json' with { type: 'json' };

/** Below 1 the best come more often than in training. The course for duels with variants ends while it still tries much out. */
const HEATS: { readonly [table in Table]: number } = { duel: 0.6, table: 1, crowd: 1 };

/** Read when first needed: weights that don't fit must not keep the other levels from playing. */
const plainStyles = new Map<Table, readonly PlainStyle[]>();
let variedNets: ReturnType<typeof readNets> | undefined;

const plain = (lot: number): Mind =>
  plainMind((seats) => {
    const table = tableOf(seats);
    const styles = plainStyles.get(table) ?? readPlainStyles(plainWeights, table);
    plainStyles.set(table, styles);
    return styles[lot % styles.length] as PlainStyle;
  });

const varied = netMind((net, question, scene) => {
  variedNets ??= readNets(variedWeights);
  const table = tableOf(scene.view.rules.seats);
  return askNets(variedNets[table], net, question, HEATS[table]);
});

/** Whoever studies them never knows which one it meets. */
export const legend: readonly Mind[] = Array.from({ length: MINDS_BY_LOT }, (_, lot) => {
  const own = plain(lot);
  return mindByRules(({ spiceItUp }) => (spiceItUp.length === 0 ? own : varied));
});
