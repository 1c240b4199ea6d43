/** Words over the stage. They appear at fixed places and never move: the camera does enough of that. */

import { type CSSProperties, useSyncExternalStore } from 'react';
import type { Caption, CaptionBoard } from '../../choreography/words.ts';
import type { Wording } from '../../games/stageWords.ts';
import type { TableLayout } from '../../scene/layout/layout.ts';
import { HUD_TOP, handReserve } from '../../scene/layout/ownHand.ts';
import './captions.css';

interface Props {
  readonly board: CaptionBoard;
  readonly layout: TableLayout;
  readonly say: Wording;
  /** By seat. */
  readonly names: readonly string[];
}

/** Half of what a caption may be wide: it must not leave the window. */
const HALF = 78;
/** In units of the table. */
const BELOW_FACE = { wide: 1.28, portrait: 1.95 };
const OWN_LIFT = 18;

export function Captions({ board, layout, say, names }: Props) {
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
        <Words key={`said ${seat}`} kind="said" caption={caption} style={chest(layout, seat)} say={say} names={names} />
      ))}
      {announced === undefined ? undefined : (
        <Words kind="announced" caption={announced} style={middle(layout)} say={say} names={names} />
      )}
    </div>
  );
}

interface WordsProps extends Pick<Props, 'say' | 'names'> {
  readonly kind: 'said' | 'tally' | 'announced';
  readonly caption: Caption;
  readonly style: CSSProperties;
}

function Words({ kind, caption: { words, tone }, style, say, names }: WordsProps) {
  return (
    <p className={`caption ${kind} ${tone}`} data-look={words.look} style={style}>
      {say(words, names)}
    </p>
  );
}

const entries = (bySeat: { readonly [seat: number]: Caption }): readonly (readonly [number, Caption])[] =>
  Object.entries(bySeat).map(([seat, caption]) => [Number(seat), caption]);

/** Below the face and over the cards: the place over the head belongs to the name. The own words stand over the own hand. */
function chest(layout: TableLayout, seat: number): CSSProperties {
  const { width } = layout.viewport;
  const own = seat === layout.you;
  const below = layout.table.portrait ? BELOW_FACE.portrait : BELOW_FACE.wide;
  const { x, y, unit } = layout.onScreen(own ? layout.speech(seat) : layout.face(seat));
  return { left: Math.min(width - HALF, Math.max(HALF, x)), top: own ? y - OWN_LIFT : y + unit * below };
}

/** A number stands where its words would; the own one aside, since the middle belongs to what is announced. */
function beside(layout: TableLayout, seat: number): CSSProperties {
  const place = chest(layout, seat);
  return seat === layout.you ? { ...place, left: layout.viewport.width * (layout.table.portrait ? 0.14 : 0.2) } : place;
}

/** Over the middle of the table, clear of the stack that everybody looks at. */
function middle(layout: TableLayout): CSSProperties {
  const { height } = layout.viewport;
  const free = height - HUD_TOP - (layout.you === 'watcher' ? HUD_TOP : handReserve(layout.viewport));
  return { left: '50%', top: HUD_TOP + free * (layout.table.portrait ? 0.8 : 0.94) };
}
