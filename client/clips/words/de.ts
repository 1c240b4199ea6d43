import type { ClipWords } from './en.ts';

export const de: ClipWords = {
  share: 'Diesen Moment teilen',
  link: 'Der Link öffnet sich, kurz bevor die Karte umgedreht wird.',
  send: 'Link verschicken',
  film: 'Ein kurzer Film',
  filmHint: 'Er entsteht in diesem Browser und bleibt hier, bis du ihn teilst.',
  shape: 'Format',
  shapes: { square: 'Quadrat', upright: 'Hoch', wide: 'Breit' },
  make: 'Film drehen',
  again: 'Noch einen drehen',
  preparing: 'Die Bühne wird gerichtet …',
  making: (percent) => `Es wird gedreht: ${percent} %`,
  cancel: 'Aufhören',
  save: 'Film speichern',
  cannot: 'Dieser Browser kann keine Filme drehen. Der Link zeigt allen denselben Moment.',
  failed: 'Der Film ließ sich hier nicht drehen. Der Link zeigt allen denselben Moment.',
  somebody: 'Eine Katze',
};
