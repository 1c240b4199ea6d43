import type { Language } from '../../../shared/table/talk.ts';

interface BenchWords {
  readonly title: string;
  readonly measuring: (seconds: number) => string;
  readonly median: string;
  readonly low: string;
  readonly tier: string;
  readonly resolution: string;
  readonly graphics: string;
  readonly again: string;
  readonly copy: string;
  readonly copied: string;
  readonly noPicture: string;
}

export const BENCH_WORDS: { readonly [language in Language]: BenchWords } = {
  en: {
    title: 'Frames on this device',
    measuring: (seconds) => `Measuring: ${seconds} s left. Play on, or just watch.`,
    median: 'Frames a second, median',
    low: 'Slowest hundredth',
    tier: 'Quality',
    resolution: 'Resolution',
    graphics: 'Graphics',
    again: 'Measure again',
    copy: 'Copy result',
    copied: 'Copied',
    noPicture: 'There is no 3D picture to measure: the table is drawn flat.',
  },
  de: {
    title: 'Bilder auf diesem Gerät',
    measuring: (seconds) => `Messung läuft: noch ${seconds} s. Spiel weiter oder schau einfach zu.`,
    median: 'Bilder pro Sekunde, Median',
    low: 'Langsamstes Hundertstel',
    tier: 'Qualität',
    resolution: 'Auflösung',
    graphics: 'Grafik',
    again: 'Noch einmal messen',
    copy: 'Ergebnis kopieren',
    copied: 'Kopiert',
    noPicture: 'Es gibt kein 3D-Bild zu messen: Der Tisch ist flach gezeichnet.',
  },
  nl: {
    title: 'Beelden op dit apparaat',
    measuring: (seconds) => `Bezig met meten: nog ${seconds} s. Speel door of kijk gewoon.`,
    median: 'Beelden per seconde, mediaan',
    low: 'Traagste honderdste',
    tier: 'Kwaliteit',
    resolution: 'Resolutie',
    graphics: 'Grafische kaart',
    again: 'Opnieuw meten',
    copy: 'Resultaat kopiëren',
    copied: 'Gekopieerd',
    noPicture: 'Er is geen 3D-beeld om te meten: de tafel is plat getekend.',
  },
  fr: {
    title: 'Images sur cet appareil',
    measuring: (seconds) => `Mesure en cours : encore ${seconds} s. Continue à jouer ou regarde simplement.`,
    median: 'Images par seconde, médiane',
    low: 'Centième le plus lent',
    tier: 'Qualité',
    resolution: 'Résolution',
    graphics: 'Carte graphique',
    again: 'Mesurer encore',
    copy: 'Copier le résultat',
    copied: 'Copié',
    noPicture: 'Aucune image 3D à mesurer : la table est dessinée à plat.',
  },
};
