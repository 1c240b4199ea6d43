/** The words of sharing a reveal and making a film of it. */

import type { ByLanguage } from '../../shared/table/talk.ts';

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

export const CLIP_WORDS: ByLanguage<ClipWords> = {
  en: {
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
  },
  de: {
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
  },
  nl: {
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
  },
  fr: {
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
  },
};
