import { seat } from '../../shared/engine/game.ts';
import { Button } from '../hud/kit/Button.tsx';
import { Drawing, Icon } from '../hud/kit/Icon.tsx';
import { refusalWords, useSpeech } from '../i18n/useTexts.ts';
import type { Viewpoint } from './recording/useViewpoint.ts';
import type { ReplayWords } from './words/en.ts';
import { whyNot } from './words.ts';

interface Props {
  readonly words: ReplayWords;
  readonly viewpoint: Viewpoint;
  /** By seat. */
  readonly names: readonly string[];
  /** Undefined where nothing was revealed. */
  readonly onShare: (() => void) | undefined;
  readonly onCheck: () => void;
}

/** A line drawing, 24 by 24. */
const SEAL =
  'M12 2 20 5v6c0 5-3.400 9-8 11-4.600-2-8-6-8-11V5Zm-1.400 13.700 6.300-6.300-1.700-1.700-4.600 4.600-2.200-2.200-1.700 1.700Z';

/** The way back, and whose eyes the match is seen with. */
export function ReplayMenu({ words, viewpoint, names, onShare, onCheck }: Props) {
  const speech = useSpeech();
  const { loaded, chosen, refusal, choose } = viewpoint;
  const { game } = loaded.recording;
  return (
    <header className="table-menu replay-menu">
      <a className="button quiet round" href="/watch" aria-label={words.toFeed}>
        <Icon name="back" />
      </a>
      <h1>
        {words.replay}
        <span className="replay-game"> · {speech.games[game]?.name}</span>
      </h1>
      {loaded.open ? (
        <label className="viewpoint">
          <span className="hidden-text">{words.viewedBy}</span>
          <Icon name="eye" />
          <select
            value={String(chosen)}
            onChange={({ target: { value } }) =>
              choose(value === 'watcher' || value === 'everything' ? value : seat(Number(value)))
            }
          >
            <option value="watcher">{words.watcher}</option>
            {loaded.stage.opened === undefined ? undefined : <option value="everything">{words.everything}</option>}
            {names.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <option key={place} value={String(place)}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : undefined}
      <Button kind="quiet" shape="round" aria-label={words.rightDeal} title={words.rightDeal} onClick={onCheck}>
        <Drawing path={SEAL} />
      </Button>
      {onShare === undefined ? undefined : (
        <Button kind="quiet" shape="round" aria-label={words.share} title={words.share} onClick={onShare}>
          <Icon name="send" />
        </Button>
      )}
      {refusal === undefined ? undefined : (
        <p className="banner" role="alert">
          {whyNot(words, refusal) ?? refusalWords(speech, refusal)}
        </p>
      )}
    </header>
  );
}
