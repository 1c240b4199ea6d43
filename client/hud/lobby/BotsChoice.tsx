import { BOT_LEVELS, type BotLevel, usualSeats } from '../../../shared/table/seats.ts';
import { useGameWords, useTexts } from '../../i18n/useTexts.ts';
import { type BotWish, profileStore } from '../../store/person/profile.ts';
import { useProfile } from '../../store/useStore.ts';
import { useChosenGame } from '../games.ts';

const set = (change: Partial<BotWish>) => profileStore.setState(({ bots }) => ({ bots: { ...bots, ...change } }));

/** How many bots Play brings, how strong they are and what is played. Kept for the next time. */
export function BotsChoice() {
  const t = useTexts();
  const game = useChosenGame();
  const words = useGameWords(game.id);
  const { seats = usualSeats(game), level, presets } = useProfile(({ bots }) => bots);
  const newcomer = useProfile(({ matches }) => matches === 0);
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const onPreset = (chosen: string) => {
    const preset = game.presets.find(({ id }) => id === chosen);
    set({ presets: { ...presets, [game.id]: chosen } });
    if (preset !== undefined) profileStore.setState({ pace: preset.pace });
  };
  return (
    <div className="home-bots">
      <label className="field">
        <span className="hidden-text">{t.welcome.catsAtTable}</span>
        <select
          value={Math.min(max, Math.max(min, seats))}
          onChange={(event) => set({ seats: Number(event.target.value) })}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {t.welcome.cats(count)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="hidden-text">{t.level}</span>
        <select value={level} onChange={(event) => set({ level: event.target.value as BotLevel | 'mixed' })}>
          <option value="mixed">{t.welcome.mixed}</option>
          {BOT_LEVELS.map((value) => (
            <option key={value} value={value}>
              {t.levelOf[value]}
            </option>
          ))}
        </select>
      </label>
      {game.presets.length === 0 ? undefined : (
        <label className="field">
          <span className="hidden-text">{t.preset}</span>
          <select value={presets[game.id] ?? ''} onChange={(event) => onPreset(event.target.value)}>
            {/* Not called usual: a first match is shorter than those that follow. */}
            <option value="">{newcomer ? t.welcome.firstRules : t.welcome.usualRules}</option>
            {game.presets.map(({ id }) => (
              <option key={id} value={id}>
                {words.presets?.[id]?.name ?? id}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
