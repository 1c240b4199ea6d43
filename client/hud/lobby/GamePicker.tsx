import { useId } from 'react';
import { useSpeech } from '../../i18n/useTexts.ts';
import { profileStore } from '../../store/person/profile.ts';
import { useChosenGame, useGames } from '../games.ts';

export function GamePicker() {
  const { texts, games: words } = useSpeech();
  const games = useGames();
  const chosen = useChosenGame().id;
  const name = useId();
  return (
    <fieldset className="games">
      <legend className="hidden-text">{texts.chooseGame}</legend>
      {games.map(({ id, theme }) => (
        <label key={id} className="game-choice" data-theme={theme}>
          <input
            type="radio"
            name={name}
            checked={id === chosen}
            onChange={() => profileStore.setState({ game: id })}
          />
          <strong>{words[id]?.name}</strong>
          <span>{words[id]?.pitch}</span>
        </label>
      ))}
    </fieldset>
  );
}
