import type { ReactNode } from 'react';
import { CHOSEN_SCALE, handCardWidth, handReserve, handRows, hudBottom } from '../scene/ownHand.ts';
import { useViewport } from './useViewport.ts';

export interface Prompt {
  readonly text: string;
  /** It is this person who is waited for. */
  readonly yours: boolean;
}

interface Props {
  readonly seated: boolean;
  /** A card is in the paw and stands out over the hand. */
  readonly lifted: boolean;
  readonly cards: number;
  readonly prompt: Prompt;
  /** Between the table and the hand. */
  readonly above: ReactNode;
  readonly hand: ReactNode;
  readonly left: ReactNode;
  readonly right: ReactNode;
}

const CARD_RATIO = 0.64;

/** Everything at the near edge of the table: the hand, what is said about it, and the buttons left and right of the prompt. */
export function Dock({ seated, lifted, cards, prompt, above, hand, left, right }: Props) {
  const viewport = useViewport();
  const height = handCardWidth(viewport) / CARD_RATIO;
  const secondRow = handRows(cards, viewport) > 1 ? height * 0.46 : 0;
  const reserve = seated
    ? handReserve(viewport) + secondRow + (lifted ? (CHOSEN_SCALE - 1) * height : 0)
    : hudBottom(viewport);
  return (
    <>
      <div className="above-hand" style={{ bottom: reserve }}>
        {above}
      </div>
      {seated ? hand : undefined}
      <div className="action-bar" style={{ height: hudBottom(viewport) }}>
        <div className="bar-side">{seated ? left : undefined}</div>
        <p className={prompt.yours ? 'prompt yours' : 'prompt'}>{prompt.text}</p>
        <div className="bar-side big">{seated ? right : undefined}</div>
      </div>
    </>
  );
}
