import { useState } from 'react';
import { PACES, type Refusal } from '../../../shared/engine/game.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { go } from '../../store/page/address.ts';
import { hrefOf } from '../../store/page/route.ts';
import { OPPONENTS, paceOf, profileStore } from '../../store/person/profile.ts';
import { useProfile } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { useChosenGame } from '../games.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Refused } from '../kit/Refused.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { Logo } from '../Logo.tsx';
import { BotsChoice } from './BotsChoice.tsx';
import { GamePicker } from './GamePicker.tsx';
import { LessonOffer } from './LessonOffer.tsx';
import { OwnTable } from './OwnTable.tsx';
import { Ways } from './Ways.tsx';

/** One button is enough. Everything else on this screen has a good answer already. */
export function Home({ onSettings }: { readonly onSettings: () => void }) {
  const t = useTexts();
  const { play, preload } = useActions();
  const game = useChosenGame();
  const pace = useProfile(paceOf);
  const company = useProfile((profile) => profile.company);
  const isNew = useProfile(({ matches, lessonOffered }) => matches === 0 && !lessonOffered);
  const [offering, setOffering] = useState(false);
  const [seating, setSeating] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const deal = async () => {
    setSeating(true);
    setRefusal(await play());
    setSeating(false);
  };

  return (
    <main className="page home">
      <header className="top-bar">
        <span style={{ flex: 1 }} />
        <Button kind="quiet" onClick={onSettings}>
          <Icon name="gear" />
          {t.settings}
        </Button>
      </header>
      <div className="hero">
        <h1>
          <Logo title={t.title} />
        </h1>
        <p className="slogan">{t.slogan}</p>
      </div>
      <section className="home-play" aria-label={t.play}>
        <OwnTable />
        <GamePicker />
        <div className="stack">
          <Button
            kind="primary"
            shape="wide"
            className="play"
            disabled={seating}
            onClick={() => (isNew && game.hasLesson ? setOffering(true) : void deal())}
            onPointerEnter={preload}
            onFocus={preload}
          >
            <Icon name="paw" />
            {seating ? t.seating : t.play}
          </Button>
          <Refused refusal={refusal} />
          {refusal?.code === 'net/unreachable' ? (
            <Button shape="wide" onClick={() => go({ page: 'practice', game: game.id })}>
              {t.practiceHere}
            </Button>
          ) : undefined}
        </div>
        <div className="home-options">
          <Segmented
            legend={t.company}
            hideLegend
            value={company}
            choices={OPPONENTS.map((value) => ({ value, label: t.companyOf[value] }))}
            onChange={(value) => profileStore.setState({ company: value })}
          />
          <Segmented
            legend={t.pace}
            hideLegend
            value={pace}
            choices={PACES.map((value) => ({ value, label: t.paceOf[value] }))}
            onChange={(value) => profileStore.setState({ pace: value })}
          />
        </div>
        {company === 'bots' ? <BotsChoice /> : undefined}
      </section>
      <Ways
        rules={hrefOf({ page: 'rules', game: game.id, paragraph: '' })}
        ladder={hrefOf({ page: 'ladder', game: game.id })}
      />
      <p className="dim home-foot">{t.fairNote}</p>
      {offering ? (
        <LessonOffer game={game.id} onDeal={() => void deal()} onClose={() => setOffering(false)} />
      ) : undefined}
    </main>
  );
}
