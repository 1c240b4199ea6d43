import { type CSSProperties, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { AdviceContext } from '../hud/advice.ts';
import { useGame } from '../hud/games.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { Viewport } from '../scene/layout/cameraFrame.ts';
import { CARD_RATIO, CHOSEN_SCALE, handCardWidth, handReserve, handRows, hudBottom } from '../scene/layout/ownHand.ts';
import { useViewport } from '../scene/layout/useViewport.ts';
import { hrefOf } from '../store/page/route.ts';
import { useTable } from '../store/useStore.ts';
import { SkipButton } from './SkipButton.tsx';

export interface Prompt {
  readonly text: string;
  /** It is this person who is waited for. */
  readonly yours: boolean;
  /** What the rules say about it. */
  readonly rule?: string;
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

/** On a phone held sideways the pad goes over the hand: the card is already in the paw. */
const SHORT = 480;
const SECOND_ROW = 0.46;

/** How far the hand reaches up, in CSS pixels from the bottom. */
function topOfHand(cards: number, lifted: boolean, viewport: Viewport): number {
  if (lifted && viewport.height < SHORT) return hudBottom(viewport);
  const height = handCardWidth(viewport) / CARD_RATIO;
  const rows = handRows(cards, viewport) > 1 ? SECOND_ROW * height : 0;
  return handReserve(viewport) + rows + (lifted ? (CHOSEN_SCALE - 1) * height : 0);
}

/** Everything at the near edge of the table: the hand, what is said about it, and the buttons left and right of the prompt. */
export function Dock({ seated, lifted, cards, prompt, above, hand, left, right }: Props) {
  const viewport = useViewport();
  const advice = use(AdviceContext);
  const bottom = seated ? topOfHand(cards, lifted, viewport) : hudBottom(viewport);
  const overHand = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => markStrip(overHand.current));
  return (
    <>
      <div ref={overHand} className="above-hand" style={{ '--above': `${bottom}px` } as CSSProperties}>
        <SkipButton at="hand" />
        {advice?.(prompt.rule)}
        {above}
      </div>
      {seated ? hand : undefined}
      <div className="action-bar" style={{ height: hudBottom(viewport) }}>
        <div className="bar-side">{seated ? left : undefined}</div>
        <div className="prompt-place">
          <p className={prompt.yours ? 'prompt yours' : 'prompt'}>{prompt.text}</p>
          {prompt.rule === undefined ? undefined : <RuleLink rule={prompt.rule} />}
        </div>
        <div className="bar-side big">{seated ? right : undefined}</div>
      </div>
    </>
  );
}

/** Tells the styles how high the strip over the hand reaches: it has more lines in large letters, and over two rows of cards. */
function markStrip(overHand: HTMLElement | null): void {
  const screen = overHand?.parentElement;
  const strip = overHand?.querySelector<HTMLElement>('.stack-strip');
  if (screen === null || screen === undefined) return;
  const isShown = strip !== null && strip !== undefined && strip.offsetHeight > 0;
  const top = isShown ? screen.getBoundingClientRect().bottom - strip.getBoundingClientRect().top : 0;
  screen.style.setProperty('--strip-top', `${Math.round(top)}px`);
}

/** A question mark beside the sentence: the rules, opened at what is being asked for. */
function RuleLink({ rule }: { readonly rule: string }) {
  const t = useTexts();
  const game = useTable(({ facts }) => facts?.game) ?? '';
  const { hasBook } = useGame(game);
  if (!hasBook) return undefined;
  const href = hrefOf({ page: 'rules', game, paragraph: rule });
  return (
    <a className="rule-link" href={href} aria-label={t.whyRule} title={t.whyRule}>
      ?
    </a>
  );
}
