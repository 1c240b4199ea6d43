import { useEffect, useState } from 'react';
import type { CardId } from '../../shared/table/cards.ts';
import { Button } from '../hud/kit/Button.tsx';
import { Icon } from '../hud/kit/Icon.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { handOrderStore } from '../store/table/handOrder.ts';
import { useKey } from './useKey.ts';

interface Sortable {
  readonly id: CardId;
  readonly ranks?: readonly number[];
}

/** Two cards are in order. */
const FEWEST = 3;

/** Puts the own cards in order, for oneself alone: again, and it is by something else. */
export function SortButton({ cards }: { readonly cards: readonly Sortable[] }) {
  const t = useTexts();
  const [by, setBy] = useState(0);
  // Another match has other cards under the same ids.
  useEffect(() => () => handOrderStore.setState({ order: [] }), []);
  const sort = () => {
    const rank = ({ ranks = [] }: Sortable): number => ranks[by % ranks.length] ?? 0;
    handOrderStore.setState({ order: cards.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id) });
    setBy(by + 1);
  };
  const offered = cards.length >= FEWEST && cards.every(({ ranks }) => ranks !== undefined);
  useKey(['o', 'O'], sort, offered);
  if (!offered) return undefined;
  return (
    <Button
      kind="quiet"
      shape="round"
      className="sort-hand"
      aria-label={t.sortHand}
      title={t.sortHand}
      aria-keyshortcuts="O"
      onClick={sort}
    >
      <Icon name="sort" />
    </Button>
  );
}
