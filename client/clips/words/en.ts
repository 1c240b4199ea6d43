export interface ClipWords {
  readonly share: string;
  readonly link: string;
  readonly send: string;
  readonly film: string;
  readonly filmHint: string;
  readonly shape: string;
  readonly shapes: { readonly square: string; readonly upright: string; readonly wide: string };
  readonly make: string;
  readonly again: string;
  readonly preparing: string;
  making(percent: number): string;
  readonly cancel: string;
  readonly save: string;
  readonly cannot: string;
  readonly failed: string;
  /** Who has no name here. */
  readonly somebody: string;
}

export const en: ClipWords = {
  share: 'Share this reveal',
  link: 'The link opens just before the card turns.',
  send: 'Send the link',
  film: 'A short film',
  filmHint: 'It is made in this browser and stays here until you share it.',
  shape: 'Shape',
  shapes: { square: 'Square', upright: 'Upright', wide: 'Wide' },
  make: 'Make the film',
  again: 'Make another',
  preparing: 'The stage is being set …',
  making: (percent) => `Filming: ${percent} %`,
  cancel: 'Stop',
  save: 'Save the film',
  cannot: 'This browser cannot make films. The link shows the same reveal to everybody.',
  failed: 'The film could not be made here. The link shows the same reveal to everybody.',
  somebody: 'A cat',
};
