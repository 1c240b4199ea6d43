/** What is told and offered beneath the scores. Nothing of it is loaded before a match is over. */

import { lazy, Suspense, useState } from 'react';
import { profileStore } from '../store/person/profile.ts';
import { useTable } from '../store/useStore.ts';

const RatingNote = lazy(async () => ({ default: (await import('../ladder/RatingNote.tsx')).RatingNote }));
const KeepOffer = lazy(async () => ({ default: (await import('../cat/keep/KeepOffer.tsx')).KeepOffer }));
const MatchStory = lazy(async () => ({ default: (await import('./story/MatchStory.tsx')).MatchStory }));

const TroubleAtTable = lazy(async () => ({
  default: (await import('../cat/safety/TroubleAtTable.tsx')).TroubleAtTable,
}));

export function AfterMatch() {
  // As it was when the scores came: who keeps the cat here is told that it is safe.
  const [asked] = useState(() => {
    const { token, kept } = profileStore.getState();
    return token !== '' && kept === '';
  });
  const seated = useTable(({ you, local }) => you !== undefined && !local);
  const game = useTable(({ facts }) => facts?.game);
  const match = useTable(({ facts }) => facts?.match?.id);
  if (game === undefined || match === undefined) return undefined;
  return (
    <Suspense>
      <MatchStory key={`story ${match}`} game={game} match={match} />
      {seated ? (
        <>
          <RatingNote key={match} game={game} match={match} />
          {asked ? <KeepOffer /> : undefined}
          <TroubleAtTable />
        </>
      ) : undefined}
    </Suspense>
  );
}
