import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Refusal, Seat } from '../../shared/engine/game.ts';
import { isAwaited } from '../../shared/table/protocol.ts';
import { SkipButton } from '../controls/SkipButton.tsx';
import { useActions } from '../hud/actions.ts';
import { useGameControls } from '../hud/gameControls.ts';
import { useGame } from '../hud/games.ts';
import { Instead } from '../hud/kit/Instead.tsx';
import { Refused } from '../hud/kit/Refused.tsx';
import { Banner } from '../hud/table/Banner.tsx';
import { EdgeClock } from '../hud/table/EdgeClock.tsx';
import { LastLine, LiveLog } from '../hud/table/LogDialog.tsx';
import { Scores } from '../hud/table/Scores.tsx';
import { TableMenu } from '../hud/table/TableMenu.tsx';
import { useLeaving } from '../hud/table/useLeaving.tsx';
import { useLog, useNames } from '../hud/table/useLog.ts';
import { useTurnNotice } from '../hud/table/useTurnNotice.ts';
import { useGameWords } from '../i18n/useTexts.ts';
import { createLayout } from '../scene/layout/layout.ts';
import { handReserve } from '../scene/layout/ownHand.ts';
import { useViewport } from '../scene/layout/useViewport.ts';
import { hrefOf } from '../store/page/route.ts';
import { profileStore } from '../store/person/profile.ts';
import { NOTHING, pictureStore } from '../store/table/picture.ts';
import { isSuspenseful, type Present, type TableFacts } from '../store/table/table.ts';
import { useTable } from '../store/useStore.ts';
import { AfterMatch } from './AfterMatch.tsx';
import { DrawnTable } from './overlay/DrawnTable.tsx';
import { Marks } from './overlay/Marks.tsx';
import { Overlays, useOverlay } from './overlay/Overlays.tsx';
import { Plates } from './overlay/Plates.tsx';
import { useSharing } from './overlay/useSharing.tsx';
import { BuildBar } from './show/BuildBar.tsx';
import { type PastReveal, spiciest } from './show/reveals/reveals.ts';
import { useSeen } from './show/reveals/useSeen.ts';
import { useStandInDirector } from './show/useStandInDirector.ts';

/** Shared with whoever fetches it ahead. */
export const loadShow = () => import('./show/Show.tsx');
const Show = lazy(async () => ({ default: (await loadShow()).Show }));

/** Only for those who watch. */
const GuessPanel = lazy(async () => ({ default: (await import('../watch/guess/GuessPanel.tsx')).GuessPanel }));

const FairnessDialog = lazy(async () => ({
  default: (await import('./overlay/FairnessDialog.tsx')).FairnessDialog,
}));

interface Props {
  readonly facts: TableFacts;
  readonly as: 'seat' | 'watcher';
  /** Somebody learns here: what is played does not count. */
  readonly lesson?: boolean;
}

/** A match: the scene at the back, and in front of it everything that can be read and done. */
export function TableScreen({ facts, as, lesson = false }: Props) {
  const { request } = useActions();
  const { Controls, outcome: outcomeOf, rulesOfRefusals } = useGameControls();
  const words = useGameWords(facts.game);
  const viewport = useViewport();
  const present = useTable((table) => table.present);
  const you = useTable((table) => table.you);
  const status = useTable((table) => table.status);
  const busy = useTable(isSuspenseful);
  const names = useNames();
  const lines = useLog(facts.game);
  const overlay = useOverlay();
  const leaving = useLeaving(you !== undefined && facts.phase === 'playing');
  const [refusal, setRefusal] = useState<{ readonly refusal: Refusal; readonly seq: number }>();
  const layout = useMemo(
    () => createLayout(facts.seats.length, you ?? 'watcher', viewport),
    [facts.seats.length, you, viewport],
  );
  const { ready, lost, closeUp } = useStore(pictureStore);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => pictureStore.setState(NOTHING), []);
  useStandInDirector(!ready);
  useSeen();
  const { seq, view } = present;
  const reveals = useReveals(facts.match?.id);
  const [replay, setReplay] = useState<PastReveal>();

  const promise = usePromise(facts.match);
  const local = useTable((table) => table.local);
  const [checking, setChecking] = useState(false);

  const outcome = outcomeOf(view);
  const best = outcome === undefined ? undefined : reveals.best();
  const { sharing, dialog } = useSharing(facts.match?.id, outcome !== undefined);
  const yours = you !== undefined && outcome === undefined && isYours(present, you);
  useTurnNotice(yours);
  useMatchCount(facts.match?.id, you !== undefined && outcome !== undefined, lesson);

  const send = useCallback(
    async (command: { readonly type: string }) => {
      const reply = await request('command', { seq, command });
      setRefusal(reply.ok ? undefined : { refusal: reply.refusal, seq: reply.seq });
      return reply;
    },
    [request, seq],
  );
  // A refusal speaks about the table as it was: with the next move it is no longer true.
  const current = refusal !== undefined && refusal.seq >= seq ? refusal.refusal : undefined;
  const rule = current === undefined ? undefined : rulesOfRefusals?.[current.code.split('/')[1] ?? ''];
  const { hasBook } = useGame(facts.game);
  const why =
    rule === undefined || !hasBook ? {} : { why: hrefOf({ page: 'rules', game: facts.game, paragraph: rule }) };

  return (
    <main
      className="table-screen"
      data-phase={facts.phase}
      data-close-up={closeUp ? '' : undefined}
      style={{ '--hand': `${handReserve(viewport)}px` } as CSSProperties}
    >
      {/* What fails in 3D is tried once more without it. */}
      <Instead
        key={failed ? 'flat' : 'sculpted'}
        onFailure={() => {
          pictureStore.setState({ ...NOTHING, lost: 'forGood' });
          setFailed(true);
        }}
      >
        <Suspense>
          <Show game={facts.game} replay={replay} onReplayed={() => setReplay(undefined)} onReveal={reveals.remember} />
        </Suspense>
      </Instead>
      <DrawnTable layout={layout} facts={facts} bare={!ready || lost === 'now'} />
      <BuildBar />
      <TableMenu
        title={words.name}
        seated={you !== undefined}
        rules={hasBook ? hrefOf({ page: 'rules', game: facts.game, paragraph: '' }) : undefined}
        onOpen={overlay.open}
        onLeave={leaving.ask}
      >
        <SkipButton at="menu" />
      </TableMenu>
      <Banner as={as} />
      <Plates layout={layout} facts={facts} />
      {outcome === undefined ? (
        <Suspense>
          <Marks facts={facts} />
        </Suspense>
      ) : undefined}
      <LiveLog lines={lines} />
      {outcome === undefined ? (
        <>
          <LastLine sentences={lines.at(-1)?.sentences ?? []} />
          <div className="refusal-place">
            <Refused refusal={current} {...why} />
          </div>
          <Controls view={view} names={names} send={send} deaf={status !== 'open'} revealing={busy} />
          <EdgeClock yours={yours} />
          {you === undefined && !local ? (
            <Suspense>
              <GuessPanel game={facts.game} names={names} />
            </Suspense>
          ) : undefined}
        </>
      ) : busy || replay !== undefined ? (
        <div className="above-hand">
          <SkipButton at="hand" />
        </div>
      ) : (
        <Scores
          outcome={outcome}
          view={view}
          facts={facts}
          names={names}
          onReplay={best === undefined ? undefined : () => setReplay(best)}
          onShare={best === undefined || sharing === undefined ? undefined : () => sharing.share(best.seq)}
          onCheck={promise === undefined || local ? undefined : () => setChecking(true)}
        >
          <AfterMatch />
        </Scores>
      )}
      <Overlays overlay={overlay.current} lines={lines} sharing={sharing} onClose={overlay.close} />
      {dialog}
      {checking && promise !== undefined ? (
        <Suspense>
          <FairnessDialog
            game={facts.game}
            match={promise.id}
            commitment={promise.commitment}
            onClose={() => setChecking(false)}
          />
        </Suspense>
      ) : undefined}
      {leaving.dialog}
    </main>
  );
}

/** The table waits for this seat alone, or it is its turn. */
function isYours({ window, turn }: Present, you: Seat): boolean {
  return window?.seats === 1 << you || (turn === you && isAwaited(window, you));
}

let counted: string | undefined;

/**
 * Who has finished a match is no newcomer any more: Play gives the whole rules from now on. A lesson is not a match, so that
 * the first one after it has no hurry either.
 */
function useMatchCount(match: string | undefined, finished: boolean, lesson: boolean): void {
  useEffect(() => {
    if (!finished || match === counted) return;
    counted = match;
    if (!lesson) profileStore.setState(({ matches }) => ({ matches: matches + 1 }));
  }, [match, finished, lesson]);
}

/** What was promised about the deal when this browser first heard of it: what is said afterwards proves nothing. */
function usePromise(match: TableFacts['match']): TableFacts['match'] {
  const first = useRef(match);
  if (first.current?.id !== match?.id) first.current = match;
  return first.current;
}

interface Reveals {
  remember(reveal: PastReveal): void;
  best(): PastReveal | undefined;
}

/** The reveals of this match, for whoever wants to see the best of them again. */
function useReveals(match: string | undefined): Reveals {
  const seen = useRef<readonly PastReveal[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new match begins with none
  useEffect(() => {
    seen.current = [];
  }, [match]);
  return useMemo(
    () => ({
      remember: (reveal) => {
        seen.current = [...seen.current, reveal];
      },
      best: () => spiciest(seen.current),
    }),
    [],
  );
}
