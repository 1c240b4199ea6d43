import type { ClipWords } from './en.ts';

export const fr: ClipWords = {
  share: 'Partager ce moment',
  link: 'Le lien s’ouvre juste avant que la carte se retourne.',
  send: 'Envoyer le lien',
  film: 'Un petit film',
  filmHint: 'Il est tourné dans ce navigateur et y reste jusqu’à ce que tu le partages.',
  shape: 'Format',
  shapes: { square: 'Carré', upright: 'Vertical', wide: 'Large' },
  make: 'Tourner le film',
  again: 'En tourner un autre',
  preparing: 'La scène se prépare …',
  making: (percent) => `Tournage : ${percent} %`,
  cancel: 'Arrêter',
  save: 'Garder le film',
  cannot: 'Ce navigateur ne sait pas tourner de films. Le lien montre le même moment à tous.',
  failed: 'Le film n’a pas pu être tourné ici. Le lien montre le même moment à tous.',
  somebody: 'Un chat',
};
