import { Suspense } from 'react';
import type { TableOptions } from '../../../shared/table/options.ts';
import { MAX_DELAY } from '../../../shared/table/seats.ts';
import { useGameWords, useTexts } from '../../i18n/useTexts.ts';
import { useGameControls } from '../gameControls.ts';
import { type Preset, useGame } from '../games.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { Toggle } from '../kit/Toggle.tsx';
import { PaceChoice } from './PaceChoice.tsx';

/** Seconds; the server takes any number in between. */
const DELAYS = [0, 10, 30, 60, MAX_DELAY];

interface Props {
  readonly options: TableOptions;
  readonly hosting: boolean;
  /** Why nothing can be changed, for whom that is so. */
  readonly note: string;
  readonly seatNames: readonly string[];
  readonly onChange: (options: TableOptions) => void;
}

/** What the host can set. Everybody else sees what was set, and cannot touch it. */
export function HostSettings({ options, hosting, note, seatNames, onChange }: Props) {
  const t = useTexts();
  const words = useGameWords(options.game);
  const { clocks, RulesForm } = useGameControls();
  const { seats, presets } = useGame(options.game);
  const chosen = presets.find((preset) => fits(preset, options));
  const set = (change: Partial<TableOptions>) => onChange({ ...options, ...change });
  const range = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);

  return (
    <section className="panel stack" aria-labelledby="settings-title">
      <h2 id="settings-title">{t.tableSettings}</h2>
      {hosting ? undefined : <p className="dim">{note}</p>}
      {presets.length === 0 ? undefined : (
        <Segmented
          legend={t.preset}
          hint={words.presets?.[chosen?.id ?? '']?.hint ?? t.ownMix}
          value={chosen?.id}
          disabled={!hosting}
          wrapping
          choices={presets.map(({ id }) => ({ value: id, label: words.presets?.[id]?.name ?? id }))}
          onChange={(id) => {
            const preset = presets.find((other) => other.id === id);
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
      <PaceChoice
        pace={options.pace}
        clocks={clocks}
        windows={words.windows}
        disabled={!hosting}
        onChange={(pace) => set({ pace })}
      />
      {RulesForm === undefined ? undefined : (
        <Suspense>
          <RulesForm
            rules={options.rules}
            seatNames={seatNames}
            disabled={!hosting}
            onChange={(rules) => set({ rules })}
          />
        </Suspense>
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
      {options.watchers ? (
        <Segmented
          legend={t.delay}
          hint={t.delayHint}
          value={options.delay ?? 0}
          disabled={!hosting}
          wrapping
          choices={DELAYS.map((value) => ({ value, label: value === 0 ? t.noDelay : `${value} s` }))}
          onChange={(delay) => set({ delay })}
        />
      ) : undefined}
      <Toggle
        label={t.handsAfter}
        hint={t.handsAfterHint}
        checked={options.handsAfterMatch}
        disabled={!hosting}
        onChange={(handsAfterMatch) => set({ handsAfterMatch })}
      />
      {options.visibility === 'private' ? (
        <Toggle
          label={t.inGallery}
          hint={t.inGalleryHint}
          checked={options.gallery}
          disabled={!hosting}
          onChange={(gallery) => set({ gallery })}
        />
      ) : undefined}
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
