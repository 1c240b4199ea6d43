/** The page of a cat: who it is, what it has won, how it bluffs. */

import '../../styles/cat.css';
import './profile.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { type CatPage, VISIBILITIES } from '../../../shared/table/people/catPage.ts';
import { useFlat } from '../../controls/useFlat.ts';
import { CatFace } from '../../hud/cat/CatFace.tsx';
import { Instead } from '../../hud/kit/Instead.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { Segmented } from '../../hud/kit/Segmented.tsx';
import { TopBar } from '../../hud/kit/TopBar.tsx';
import { useDay, useTexts, useWords } from '../../i18n/useTexts.ts';
import { catPage, reportCat, showHistoryTo } from '../../net/account.ts';
import { hrefOf } from '../../store/page/route.ts';
import { useProfile } from '../../store/useStore.ts';
import { Trouble, type Troublemaker } from '../safety/Trouble.tsx';
import { GameHistorySection } from './GameHistorySection.tsx';
import { Matches } from './Matches.tsx';
import { Shelf } from './Shelf.tsx';
import { type Trophy, useTrophies } from './trophies.ts';
import type { ProfileWords } from './words.ts';
import { PROFILE_WORDS } from './words.ts';

const CatAtHome = lazy(async () => ({ default: (await import('./CatAtHome.tsx')).CatAtHome }));

export function ProfilePage({ id }: { readonly id: string }) {
  const t = useTexts();
  const words = useWords(PROFILE_WORDS);
  const own = useProfile((profile) => profile.id) === id;
  const [page, setPage] = useState<CatPage>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    void catPage(id).then((answer) => {
      if (answer.ok) setPage(answer.value);
      else setRefusal(answer.error);
    });
  }, [id]);
  return (
    <main className="page profile">
      <TopBar title={page?.name ?? (own ? t.catTitle : words.somebody)} back="/" />
      <Refused refusal={refusal} />
      {page === undefined ? (
        <p role="status">{refusal === undefined ? t.loading : undefined}</p>
      ) : (
        <Sections page={page} words={words} onPage={setPage} onRefused={setRefusal} />
      )}
    </main>
  );
}

interface Props {
  readonly page: CatPage;
  readonly words: ProfileWords;
  readonly onPage: (page: CatPage) => void;
  readonly onRefused: (refusal: Refusal | undefined) => void;
}

function Sections({ page, words, onPage, onRefused }: Props) {
  const { own, games, matches } = page;
  const token = useProfile((profile) => profile.token);
  const trophies = useTrophies(games, words);
  const stranger: Troublemaker = {
    id: page.id,
    name: page.name,
    report: async (reason) => {
      const answer = await reportCat(page.id, reason);
      return answer.ok ? undefined : answer.error;
    },
  };
  const onVisibility = async (visibility: (typeof VISIBILITIES)[number]) => {
    const answer = await showHistoryTo(visibility);
    onRefused(answer.ok ? undefined : answer.error);
    if (answer.ok) onPage(answer.value);
  };
  return (
    <>
      <div className="profile-head">
        <Portrait page={page} words={words} trophies={trophies} />
        <div className="profile-facts">
          <div className="stack">
            {own === undefined ? undefined : (
              <section className="panel stack">
                <Segmented
                  legend={words.whoSees}
                  value={own.visibility}
                  wrapping
                  choices={VISIBILITIES.map((value) => ({ value, label: words.sees[value] }))}
                  onChange={(value) => void onVisibility(value)}
                />
                <a className="button" href={hrefOf({ page: 'cat' })}>
                  {words.edit}
                </a>
              </section>
            )}
            <Rivals page={page} words={words} />
            {own === undefined && token !== '' ? <Trouble people={[stranger]} /> : undefined}
          </div>
          <Shelf trophies={trophies} words={words} />
        </div>
      </div>
      <Matches matches={matches} words={words} />
      {games.map((history) => (
        <GameHistorySection key={history.game} history={history} words={words} />
      ))}
    </>
  );
}

interface PortraitProps extends Pick<Props, 'page' | 'words'> {
  readonly trophies: readonly Trophy[];
}

function Portrait({ page: { look, name, since }, words, trophies }: PortraitProps) {
  const day = useDay();
  const flat = useFlat();
  const drawn = <CatFace look={look} />;
  return (
    <figure className="portrait">
      <div className="mirror home-of-cat" role="img" aria-label={words.portrait(name)}>
        {flat ? (
          drawn
        ) : (
          <Instead fallback={drawn}>
            <Suspense fallback={drawn}>
              <CatAtHome look={look} trophies={trophies.map(({ metal }) => metal)} />
            </Suspense>
          </Instead>
        )}
      </div>
      <figcaption className="dim">{words.since(day(since))}</figcaption>
    </figure>
  );
}

function Rivals({ page: { nemesis, victim }, words }: Pick<Props, 'page' | 'words'>) {
  if (nemesis === undefined && victim === undefined) return undefined;
  return (
    <section className="panel stack" aria-labelledby="rivals-title">
      <h2 id="rivals-title">{words.rivals}</h2>
      <ul className="plain-list">
        {nemesis === undefined ? undefined : (
          <li>
            <a href={hrefOf({ page: 'profile', id: nemesis.id })}>{words.nemesis(nemesis.name, nemesis.times)}</a>
          </li>
        )}
        {victim === undefined ? undefined : (
          <li>
            <a href={hrefOf({ page: 'profile', id: victim.id })}>{words.victim(victim.name, victim.times)}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
