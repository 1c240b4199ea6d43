import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { seat as seatAt } from '../../../shared/engine/game.ts';
import { isAwaited, type PersonSnapshot } from '../../../shared/table/protocol.ts';
import { useGameControls } from '../../hud/gameControls.ts';
import { Icon } from '../../hud/kit/Icon.tsx';
import { Instead } from '../../hud/kit/Instead.tsx';
import { SeatPlate } from '../../hud/table/SeatPlate.tsx';
import { useBubbles } from '../../hud/table/useBubbles.ts';
import { useGameWords, useTexts } from '../../i18n/useTexts.ts';
import type { TableLayout } from '../../scene/layout/layout.ts';
import { choiceStore } from '../../store/table/choice.ts';
import type { TableFacts } from '../../store/table/table.ts';
import { useTable } from '../../store/useStore.ts';
import { useApart } from './apart.ts';
import { beforeCat } from './beforeCat.ts';

const CatDialog = lazy(async () => ({ default: (await import('../../cat/safety/CatDialog.tsx')).CatDialog }));

interface Props {
  readonly layout: TableLayout;
  readonly facts: TableFacts;
}

/** A name and the public facts at every cat. The own ones stand over the hand. */
export function Plates({ layout, facts }: Props) {
  const t = useTexts();
  const words = useGameWords(facts.game);
  const { seatNotes } = useGameControls();
  const bubbles = useBubbles();
  const { view, turn, window } = useTable((table) => table.present);
  const aim = useStore(choiceStore, (choice) => choice.aim);
  const [about, setAbout] = useState<number>();
  const person = about === undefined ? undefined : facts.seats[about];
  const list = useRef<HTMLUListElement>(null);
  useApart(list, layout.viewport);
  return (
    <>
      <ul ref={list} className="plates" aria-label={t.cats}>
        {facts.seats.map((seat, index) => {
          if (seat.kind === 'free') return undefined;
          const place = seatAt(index);
          const own = index === layout.you;
          const { x, y } = beforeCat(layout, place);
          const aimable = aim?.seats.includes(place)
            ? { chosen: aim.chosen.includes(place), pick: () => aim.pick(place) }
            : undefined;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={index}
              className={own ? 'plate-place own' : 'plate-place'}
              style={own ? undefined : { left: x, top: y }}
            >
              <SeatPlate
                seat={seat}
                you={own}
                notes={seatNotes(words, view, place)}
                onTurn={turn === index}
                awaited={isAwaited(window, place)}
                aim={aimable}
                bubble={bubbles.get(index)}
                onAbout={own || !hasPage(seat) ? undefined : () => setAbout(index)}
              />
            </li>
          );
        })}
      </ul>
      <TurnToken plates={list} />
      {about === undefined || person === undefined || !hasPage(person) ? undefined : (
        <Instead onFailure={() => setAbout(undefined)}>
          <Suspense>
            <CatDialog seat={seatAt(about)} person={person} onClose={() => setAbout(undefined)} />
          </Suspense>
        </Instead>
      )}
    </>
  );
}

/** Somebody whom the server knows. */
const hasPage = (seat: TableFacts['seats'][number]): seat is PersonSnapshot & { readonly cat: string } =>
  seat.kind === 'person' && seat.cat !== undefined;

/** A golden paw that goes from cat to cat with the turn, to the one of the plates that is marked: a light that went on elsewhere is easily missed. */
function TurnToken({ plates }: { readonly plates: RefObject<HTMLElement | null> }) {
  const token = useRef<HTMLSpanElement>(null);
  // After every render, and after the plates have made room for each other: where the plate is now.
  useLayoutEffect(() => {
    const plate = plates.current?.querySelector('.plate.on-turn')?.getBoundingClientRect();
    const coin = token.current;
    if (coin === null) return;
    coin.dataset.shown = String(plate !== undefined);
    if (plate !== undefined) coin.style.translate = `${Math.round(plate.left)}px ${Math.round(plate.top)}px`;
  });
  return (
    <span ref={token} className="turn-token" aria-hidden="true">
      <Icon name="paw" />
    </span>
  );
}
