import type { ClipWords } from './en.ts';

export const nl: ClipWords = {
  share: 'Deel dit moment',
  link: 'De link opent vlak voordat de kaart wordt omgedraaid.',
  send: 'Link versturen',
  film: 'Een filmpje',
  filmHint: 'Het wordt in deze browser gemaakt en blijft hier tot je het deelt.',
  shape: 'Vorm',
  shapes: { square: 'Vierkant', upright: 'Staand', wide: 'Liggend' },
  make: 'Filmpje maken',
  again: 'Nog een maken',
  preparing: 'Het toneel wordt klaargezet …',
  making: (percent) => `Er wordt gefilmd: ${percent} %`,
  cancel: 'Stoppen',
  save: 'Filmpje bewaren',
  cannot: 'Deze browser kan geen filmpjes maken. De link toont iedereen hetzelfde moment.',
  failed: 'Het filmpje kon hier niet worden gemaakt. De link toont iedereen hetzelfde moment.',
  somebody: 'Een kat',
};
