import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { FeedReveal } from '../../../shared/table/gallery.ts';
import { useGames } from '../../hud/games.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Icon } from '../../hud/kit/Icon.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { useDay, useSpeech } from '../../i18n/useTexts.ts';
import type { GallerySpeech } from '../words.ts';
import { like, nameOf } from './feed.ts';
import { OwnReveal } from './OwnReveal.tsx';
import { Still } from './Still.tsx';
import type { FeedList } from './useFeed.ts';

const ShareReveal = lazy(async () => ({ default: (await import('../../clips/ShareReveal.tsx')).ShareReveal }));

interface Props {
  readonly reveal: FeedReveal;
  readonly speech: GallerySpeech;
  readonly onChange: FeedList['change'];
  /** What moves in its frame while it is in sight. */
  readonly children?: ReactNode;
}

/** One reveal of the feed: a still, who and what, and what can be done with it. */
export function RevealCard({ reveal, speech, onChange, children }: Props) {
  const { words } = speech;
  const { games, language } = useSpeech();
  const theme = useGames().find(({ id }) => id === reveal.game)?.theme;
  const [refusal, setRefusal] = useState<Refusal>();
  const [sharing, setSharing] = useState(false);
  const day = useDay();
  const caption = captionOf(reveal, speech);
  const here = `/replay/${reveal.match}`;

  const toggleLike = async () => {
    const answer = await like(reveal, !reveal.liked, language);
    if (answer.ok) onChange(reveal, { ...reveal, ...answer.value });
    setRefusal(answer.ok ? undefined : answer.error);
  };
  return (
    <li className="reveal-card panel" data-theme={theme} data-reveal={nameOf(reveal)}>
      <a className="reveal-still" href={`${here}/${reveal.seq}`} aria-label={`${words.open}: ${caption}`}>
        <Still src={`/api/previews/${nameOf(reveal)}?in=${language}`} />
        {children}
      </a>
      <p className="reveal-caption">{caption}</p>
      <p className="dim">
        {games[reveal.game]?.name} · {day(reveal.endedAt)}
      </p>
      <div className="row">
        <Button kind={reveal.liked ? 'primary' : 'plain'} aria-pressed={reveal.liked} onClick={() => void toggleLike()}>
          <Icon name="heart" />
          <span aria-hidden="true">{reveal.likes}</span>
          <span className="hidden-text">{reveal.liked ? words.liked(reveal.likes) : words.like(reveal.likes)}</span>
        </Button>
        <a className="button" href={here}>
          {words.whole}
        </a>
        <Button shape="round" aria-label={words.share} title={words.share} onClick={() => setSharing(true)}>
          <Icon name="send" />
        </Button>
      </div>
      <Refused refusal={refusal} />
      {sharing ? (
        <Suspense>
          <ShareReveal match={reveal.match} seq={reveal.seq} onClose={() => setSharing(false)} />
        </Suspense>
      ) : undefined}
      {reveal.mine ? <OwnReveal match={reveal.match} seq={reveal.seq} /> : undefined}
    </li>
  );
}

export function captionOf({ game, title, cast, facts }: FeedReveal, { words, games }: GallerySpeech): string {
  const names = cast.map(({ name }) => (name === '' ? words.somebody : name));
  return games[game]?.titles[title]?.(names, facts) ?? names.join(', ');
}
