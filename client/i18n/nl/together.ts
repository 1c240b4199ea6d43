import { listsOf } from '../../../shared/table/texts/wording.ts';
import type { TogetherWords } from '../en/together.ts';

const list = listsOf('nl');

export const together: TogetherWords = {
  ownTable: 'Terug naar je tafel',
  ownTableIn: {
    gathering: (game) => `${game}: de anderen verzamelen zich.`,
    playing: (game) => `${game}: je partij is bezig.`,
    scores: (game) => `${game}: de partij is afgelopen.`,
  },
  leaveFree: 'De tafel verlaten? Je plaats komt vrij.',
  leaveHere: 'De tafel verlaten? Deze partij loopt in je browser en eindigt daarmee.',

  rename: 'Je naam wijzigen',
  renameDo: 'Zo heet ik',
  full: 'Deze tafel is vol',
  fullHint: 'Alle plaatsen zijn bezet. Je kunt toekijken, of net zo’n tafel openen voor wie nog komt.',
  fullClosed: 'Open een eigen tafel voor wie nog komt.',
  fullWatching: 'Deze tafel is vol: je kijkt toe.',
  justWatch: 'Toekijken',
  openNext: 'Volgende tafel openen',
  inviteFull: 'Alle plaatsen zijn bezet: wie de link nu opent, kan toekijken.',
  inviteClosed: 'Alle plaatsen zijn bezet, en niemand mag toekijken.',
  kick: (name) => `${name} wegsturen?`,
  kickHint: (name) => `${name} kan niet aan deze tafel terugkomen tot jij het weer toestaat.`,
  kickDo: 'Wegsturen',
  kickNot: 'Toch niet',
  sentAway: 'Weggestuurd',
  letBack: (name) => `${name} weer toelaten`,
  quick: 'Snelle partij: de kaarten worden vanzelf gedeeld als iedereen er is.',
  quickWaiting: 'Wachten op meer katten.',

  wantsRematch: 'wil een revanche',
  noAnswer: 'heeft nog niet geantwoord',
  rematchWith: (names) => `Je wilt een revanche. Wachten op ${list(names)}.`,
  dealNow: 'Nu delen',
  dealNowHint: 'Voor wie niet heeft geantwoord speelt een bot, tot ze terug zijn.',
};
