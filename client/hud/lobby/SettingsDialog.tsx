import { LANGUAGES } from '../../../shared/table/talk.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { ANIMATION_SPEEDS, QUALITIES, type Settings, settingsStore } from '../../store/person/settings.ts';
import { useSettings } from '../../store/useStore.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { Toggle } from '../kit/Toggle.tsx';

/** Each language calls itself by its own name: who cannot read the screen must find the way out. */
const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', fr: 'Français' } as const;

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const settings = useSettings((all) => all);
  const set = (change: Partial<Settings>) => settingsStore.setState(change);
  return (
    <Dialog title={t.settingsTitle} onClose={onClose}>
      <Segmented
        legend={t.language}
        value={settings.language}
        wrapping
        choices={[
          { value: 'auto', label: t.languageAuto },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        onChange={(language) => set({ language })}
      />
      <Toggle label={t.muted} checked={settings.muted} onChange={(muted) => set({ muted })} />
      <Volume label={t.soundVolume} value={settings.soundVolume} onChange={(soundVolume) => set({ soundVolume })} />
      <Volume label={t.musicVolume} value={settings.musicVolume} onChange={(musicVolume) => set({ musicVolume })} />
      <Toggle label={t.largeText} checked={settings.largeText} onChange={(largeText) => set({ largeText })} />
      <Toggle
        label={t.leftHanded}
        hint={t.leftHandedHint}
        checked={settings.leftHanded}
        onChange={(leftHanded) => set({ leftHanded })}
      />
      <Toggle
        label={t.colourBlind}
        hint={t.colourBlindHint}
        checked={settings.colourBlind}
        onChange={(colourBlind) => set({ colourBlind })}
      />
      <Toggle
        label={t.reducedMotion}
        hint={t.reducedMotionHint}
        checked={settings.reducedMotion}
        onChange={(reducedMotion) => set({ reducedMotion })}
      />
      <Toggle
        label={t.wholeReveals}
        hint={t.wholeRevealsHint}
        checked={settings.wholeReveals}
        onChange={(wholeReveals) => set({ wholeReveals })}
      />
      <Segmented
        legend={t.animationSpeed}
        value={settings.animationSpeed}
        choices={ANIMATION_SPEEDS.map((value) => ({ value, label: t.speedOf(value) }))}
        onChange={(animationSpeed) => set({ animationSpeed })}
      />
      <Segmented
        legend={t.quality}
        value={settings.quality}
        wrapping
        choices={QUALITIES.map((value) => ({ value, label: t.qualityOf[value] }))}
        onChange={(quality) => set({ quality })}
      />
    </Dialog>
  );
}

interface VolumeProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Volume({ label, value, onChange }: VolumeProps) {
  return (
    <label className="slider">
      {label}
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={Math.round(value * 100)}
        onChange={(event) => onChange(event.target.valueAsNumber / 100)}
      />
    </label>
  );
}
