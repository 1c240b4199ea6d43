import { PACES } from '../../../shared/engine/game.ts';
import type { TableOptions } from '../../../shared/table/options.ts';
import { useGameWords, useTexts } from '../../i18n/useTexts.ts';
import { type Preset, useGameControls } from '../gameControls.ts';
import { useGame } from '../games.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { Toggle } from '../kit/Toggle.tsx';

interface Props {
  readonly options: TableOptions;
  readonly hosting: boolean;
  readonly seatNames: readonly string[];
  readonly onChange: (options: TableOptions) => void;
}

/** What the host can set. Everybody else sees what was set, and cannot touch it. */
export function HostSettings({ options, hosting, seatNames, onChange }: Props) {
  const t = useTexts();
  const words = useGameWords(options.game);
  const { presets, RulesForm } = useGameControls();
  const { seats } = useGame(options.game);
  const known = presets?.(words) ?? [];
  const chosen = known.find((preset) => fits(preset, options));
  const set = (change: Partial<TableOptions>) => onChange({ ...options, ...change });
  const range = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);

  return (
    <section className="panel stack" aria-labelledby="settings-title">
      <h2 id="settings-title">{t.tableSettings}</h2>
      {hosting ? undefined : <p className="dim">{t.onlyHost}</p>}
      {known.length === 0 ? undefined : (
        <Segmented
          legend={t.preset}
          hint={chosen?.hint ?? t.ownMix}
          value={chosen?.id}
          disabled={!hosting}
          wrapping
          choices={known.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            const preset = known.find((other) => other.id === id);
            if (preset !== undefined) set({ pace: preset.pace, rules: preset.rules });
          }}
        />
      )}
      <Segmented
        legend={t.seats}
        hint={t.seatsHint}
        value={options.seats}
        disabled={!hosting}
        choices={range.map((value) => ({ value, label: String(value) }))}
        onChange={(count) => set({ seats: count })}
      />
      <Segmented
        legend={t.pace}
        hint={t.paceHint}
        value={typeof options.pace === 'string' ? options.pace : undefined}
        disabled={!hosting}
        choices={PACES.map((value) => ({ value, label: t.paceOf[value] }))}
        onChange={(pace) => set({ pace })}
      />
      {RulesForm === undefined ? undefined : (
        <RulesForm
          rules={options.rules}
          seatNames={seatNames}
          disabled={!hosting}
          onChange={(rules) => set({ rules })}
        />
      )}
      <Toggle
        label={t.visibility}
        hint={t.visibilityHint}
        checked={options.visibility === 'public'}
        disabled={!hosting}
        onChange={(open) => set({ visibility: open ? 'public' : 'private' })}
      />
      <Toggle
        label={t.allowWatchers}
        hint={t.allowWatchersHint}
        checked={options.watchers}
        disabled={!hosting}
        onChange={(watchers) => set({ watchers })}
      />
      <Toggle
        label={t.handsAfter}
        hint={t.handsAfterHint}
        checked={options.handsAfterMatch}
        disabled={!hosting}
        onChange={(handsAfterMatch) => set({ handsAfterMatch })}
      />
    </section>
  );
}

/** The server fills in defaults: a preset fits when everything it names is as it says. */
function fits({ pace, rules }: Preset, options: TableOptions): boolean {
  return (
    pace === options.pace &&
    Object.entries(rules).every(([name, value]) => JSON.stringify(options.rules[name]) === JSON.stringify(value))
  );
}
