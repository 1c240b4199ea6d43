import type { ByLanguage } from '../../../shared/table/talk.ts';

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
  /** Only pages behind https may write to the clipboard. */
  readonly marked: string;
  readonly noPicture: string;
}

export const BENCH_WORDS: ByLanguage<BenchWords> = {
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
    marked:
      'This page may not copy by itself. The result is marked: copy it with Ctrl+C, ⌘C or the menu of the marked text.',
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
    marked:
      'Diese Seite darf nicht selbst kopieren. Das Ergebnis ist markiert: Kopiere es mit Strg+C, ⌘C oder dem Menü der Markierung.',
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
    marked:
      'Deze pagina mag niet zelf kopiëren. Het resultaat is geselecteerd: kopieer het met Ctrl+C, ⌘C of het menu van de selectie.',
    noPicture: 'Er is geen 3D-beeld om te meten: de tafel is plat getekend.',
  },
  fr: {
    title: 'Images sur cet appareil',
    measuring: (seconds) => `Mesure en cours : encore ${seconds} s. Continue à jouer ou regarde simplement.`,
    median: 'Images par seconde, médiane',
    low: 'Centième le plus lent',
    tier: 'Qualité',
    resolution: 'Résolution',
    graphics: 'Carte graphique',
    again: 'Mesurer encore',
    copy: 'Copier le résultat',
    copied: 'Copié',
    marked:
      'Cette page ne peut pas copier elle-même. Le résultat est sélectionné : copie-le avec Ctrl+C, ⌘C ou le menu de la sélection.',
    noPicture: 'Aucune image 3D à mesurer : la table est dessinée à plat.',
  },
};
