/** Words over the stage. They appear at fixed places and never move: the camera does enough of that. */

import { type CSSProperties, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Caption, CaptionBoard } from '../../../choreography/words.ts';
import type { StageWording } from '../../../games/stageWords.ts';
import { verdictLine } from '../../../scene/layout/duel.ts';
import type { TableLayout } from '../../../scene/layout/layout.ts';
import { HUD_TOP, handReserve } from '../../../scene/layout/ownHand.ts';
import { point } from '../../../scene/layout/pose.ts';
import { above, type Box, clearOf } from '../../overlay/apart.ts';
import './captions.css';

interface Props {
  readonly board: CaptionBoard;
  readonly layout: TableLayout;
  /** Nobody goes closer for a challenge: the own hand stays in the picture. */
  readonly still: boolean;
  readonly say: StageWording;
  /** By seat. */
  readonly names: readonly string[];
}

/** In units of the table. */
const BELOW_FACE = { wide: 1.5, portrait: 1.95 };
/** In parts of the width: what is one's own and must leave the middle free. */
const ASIDE = 0.15;
/** Where the own number stands: on the table, past the longest row of cards that it is the sum of; on an upright screen in parts of the width. */
const OWN_NUMBER = { wide: point(2.75, 0, 1.7), portrait: 0.14 };
/** In CSS pixels over the hand: higher than two lines of what is announced there. */
const OWN_LIFT = { wide: 72, portrait: 150 };
/** In CSS pixels, over the hand of an upright screen. */
const SKIP_ROW = 46;

export function Captions({ board, layout, still, say, names }: Props) {
  const { said, tallies, announced } = useSyncExternalStore(board.subscribe, () => board.current);
  return (
    <div className="captions" aria-hidden="true">
      {entries(tallies).map(([seat, caption]) => (
        <Words
          key={`tally ${seat}`}
          kind="tally"
          caption={caption}
          style={beside(layout, seat)}
          say={say}
          names={names}
        />
      ))}
      {entries(said).map(([seat, caption]) => (
        <Words
          key={`said ${seat}`}
          kind={seat === layout.you ? 'said own' : 'said'}
          caption={caption}
          style={chest(layout, seat)}
          say={say}
          names={names}
        />
      ))}
      {announced === undefined ? undefined : (
        <Words
          kind="announced"
          caption={announced}
          style={announced.below && !still ? under(layout) : layout.table.portrait ? overHand(layout) : middle(layout)}
          say={say}
          names={names}
        />
      )}
    </div>
  );
}

interface WordsProps extends Pick<Props, 'say' | 'names'> {
  readonly kind: 'said' | 'said own' | 'tally' | 'announced';
  readonly caption: Caption;
  readonly style: CSSProperties;
}

function Words({ kind, caption: { words, tone }, style, say, names }: WordsProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    if (kind === 'announced') standOver(ref.current, style);
    else makeRoom(ref.current, style);
  });
  return (
    <p ref={ref} className={`caption ${kind} ${tone}`} data-look={words.look} style={style}>
      {say(words, names)}
    </p>
  );
}

/** Measured as they are, since words and letters differ in length: inside of the window, and never on a name or on a neighbour's number. */
function makeRoom(caption: HTMLElement, { left, top }: CSSProperties): void {
  const screen = caption.offsetParent?.getBoundingClientRect();
  if (screen === undefined) return;
  const { offsetWidth: width, offsetHeight: height } = caption;
  const names = boxesOf('.plate-place:not(.own) .plate', screen);
  const taken = [...names, ...numbersBefore(caption).map((number) => boxOf(number, screen))];
  const { x, y } = clearOf({ x: Number(left), y: Number(top), width, height }, taken, screen);
  Object.assign(caption.style, { left: `${x}px`, top: `${y}px` });
}

/** Those that have their place already; later ones make room in their turn. */
function numbersBefore(caption: HTMLElement): readonly Element[] {
  const all = [...(caption.parentElement?.children ?? [])];
  return all.slice(0, all.indexOf(caption)).filter(({ classList }) => classList.contains('tally'));
}

/** On an upright screen a coach speaks where verdicts are read, with the button that skips above it, and to watchers it is told how all guessed: each has to be read. */
function standOver(caption: HTMLElement, { top = 0 }: CSSProperties): void {
  const screen = caption.offsetParent?.getBoundingClientRect();
  if (screen === undefined) return;
  caption.style.top = `${top}px`;
  const wanted = boxOf(caption, screen);
  const { y } = above(
    wanted,
    boxesOf('.above-hand > :is(.coach:not(.aside), .skip-show), .guess-panel', screen),
    screen,
  );
  caption.style.top = `${Number(top) + y - wanted.y}px`;
}

const boxesOf = (parts: string, screen: DOMRect): readonly Box[] =>
  [...document.querySelectorAll(parts)].filter(isSeen).map((part) => boxOf(part, screen));

const isSeen = (part: Element): boolean => getComputedStyle(part).visibility !== 'hidden';

function boxOf(part: Element, screen: DOMRect): Box {
  const { x, y, width, height } = part.getBoundingClientRect();
  return { x: x - screen.x + width / 2, y: y - screen.y + height / 2, width, height };
}

const entries = (bySeat: { readonly [seat: number]: Caption }): readonly (readonly [number, Caption])[] =>
  Object.entries(bySeat).map(([seat, caption]) => [Number(seat), caption]);

/** Below the face and over the cards: the place over the head belongs to the name. */
export function chest(layout: TableLayout, seat: number): CSSProperties {
  if (seat === layout.you) return ownWords(layout);
  const { x, y, unit } = layout.onScreen(layout.face(seat));
  return { left: x, top: y + unit * (layout.table.portrait ? BELOW_FACE.portrait : BELOW_FACE.wide) };
}

/** Over the own hand and clear of what is written there about the stack: above it, or aside on a wide screen. */
function ownWords(layout: TableLayout): CSSProperties {
  const { width, height } = layout.viewport;
  const [across, up] = layout.table.portrait ? [0.5, OWN_LIFT.portrait] : [ASIDE, OWN_LIFT.wide];
  return { left: width * across, top: height - handReserve(layout.viewport) - up };
}

/** From the middle of a face to its cheek, in units of the table, and half of a number, in CSS pixels. */
const CHEEK = 0.95;
const HALF_NUMBER = 36;

/** A number stands beside the face: what is added up lies before the chest. The own one stands over the hand. */
export function beside(layout: TableLayout, seat: number): CSSProperties {
  const { viewport, table, you } = layout;
  if (seat === you) return ownNumber(layout);
  const { x, y, unit } = layout.onScreen(layout.face(seat));
  // Outwards, where nobody sits; a narrow screen has its room in the middle.
  const side = x < viewport.width / 2 - 1 === table.portrait ? 1 : -1;
  const left = x + side * (unit * CHEEK + HALF_NUMBER);
  return { left: Math.min(viewport.width - HALF_NUMBER, Math.max(HALF_NUMBER, left)), top: y - unit * 0.3 };
}

function ownNumber(layout: TableLayout): CSSProperties {
  const { viewport, table } = layout;
  if (table.portrait) return { ...ownWords(layout), left: viewport.width * OWN_NUMBER.portrait };
  const { x, y } = layout.onScreen(OWN_NUMBER.wide);
  return { left: x, top: Math.min(y, viewport.height - handReserve(viewport) - HALF_NUMBER) };
}

/** In pixels. On a low stage above the bar of a film, words over the middle would hide the stack: there they stand at the lower edge. */
const LOW = 600;
const LOW_LINE = 42;
const BAR = 100;

const isLow = ({ viewport: { height }, table, you }: TableLayout): boolean =>
  you === 'watcher' && !table.portrait && height < LOW && height < globalThis.innerHeight - BAR;

/** Where the own hand was, which makes room for it. */
const under = (layout: TableLayout): CSSProperties => {
  const { viewport, table } = layout;
  return { left: '50%', top: isLow(layout) ? viewport.height - LOW_LINE : verdictLine(viewport, table.portrait) };
};

/** Over the middle of the table, clear of the stack that everybody looks at. */
export function middle(layout: TableLayout): CSSProperties {
  const { height } = layout.viewport;
  const free = height - HUD_TOP - reserveOf(layout);
  const top = isLow(layout) ? height - LOW_LINE : HUD_TOP + free * (layout.table.portrait ? 0.8 : 0.94);
  return { left: '50%', top };
}

/** On an upright screen, over the hand and the button that skips: higher up are the names of who sits at the sides. */
const overHand = (layout: TableLayout): CSSProperties => ({
  left: '50%',
  top: layout.viewport.height - reserveOf(layout) - SKIP_ROW,
  translate: '-50% -100%',
});

const reserveOf = ({ you, viewport }: TableLayout): number => (you === 'watcher' ? HUD_TOP : handReserve(viewport));
