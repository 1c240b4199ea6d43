/** Everything that can be said at a table: chosen from lists, so that nobody has to moderate anything. */

export const LANGUAGES = ['en', 'de', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One for each language. */
export type ByLanguage<T> = { readonly [language in Language]: T };

export const byLanguage = <T>(make: (language: Language) => T): ByLanguage<T> => ({
  en: make('en'),
  de: make('de'),
  nl: make('nl'),
  fr: make('fr'),
});

/** Short acts of a cat, played by its face and body. */
export const EMOTES = [
  'purr',
  'hiss',
  'laugh',
  'yawn',
  'wink',
  'stare',
  'shrug',
  'cry',
  'sweat',
  'blep',
  'clap',
  'bow',
] as const;
export type Emote = (typeof EMOTES)[number];

export const PHRASES = {
  hello: { en: 'Hello, cats!', de: 'Hallo, Katzen!', nl: 'Hallo, katten!', fr: 'Bonjour, les chats !' },
  goodLuck: { en: 'Good luck!', de: 'Viel Glück!', nl: 'Succes!', fr: 'Bonne chance !' },
  wellPlayed: { en: 'Well played.', de: 'Gut gespielt.', nl: 'Goed gespeeld.', fr: 'Bien joué.' },
  thanks: { en: 'Thank you!', de: 'Danke!', nl: 'Dank je wel!', fr: 'Merci !' },
  sorry: { en: 'Sorry!', de: 'Entschuldigung!', nl: 'Sorry!', fr: 'Pardon !' },
  hurryUp: {
    en: 'Any time now…',
    de: 'Wird das heute noch was?',
    nl: 'Komt er nog wat?',
    fr: 'C’est pour aujourd’hui ?',
  },
  oneMoment: { en: 'One moment.', de: 'Einen Moment.', nl: 'Momentje.', fr: 'Un instant.' },
  iBelieveYou: { en: 'I believe you.', de: 'Ich glaube dir.', nl: 'Ik geloof je.', fr: 'Je te crois.' },
  liar: { en: 'You are bluffing!', de: 'Du bluffst!', nl: 'Je bluft!', fr: 'Tu bluffes !' },
  honest: { en: 'I never lie.', de: 'Ich lüge nie.', nl: 'Ik lieg nooit.', fr: 'Je ne mens jamais.' },
  tooHot: {
    en: 'Too hot for me.',
    de: 'Mir ist das zu scharf.',
    nl: 'Te heet voor mij.',
    fr: 'Trop piquant pour moi.',
  },
  ouch: { en: 'Ouch!', de: 'Autsch!', nl: 'Au!', fr: 'Aïe !' },
  ha: { en: 'Ha! Caught!', de: 'Ha! Erwischt!', nl: 'Ha! Betrapt!', fr: 'Ha ! La patte dans le sac !' },
  phew: { en: 'That was close.', de: 'Das war knapp.', nl: 'Dat scheelde niet veel.', fr: 'C’était juste.' },
  again: { en: 'Another one?', de: 'Noch eine Runde?', nl: 'Nog een potje?', fr: 'On remet ça ?' },
  goodbye: { en: 'Goodbye!', de: 'Tschüss!', nl: 'Tot ziens!', fr: 'Au revoir !' },
} as const satisfies { readonly [id: string]: ByLanguage<string> };

export type Phrase = keyof typeof PHRASES;
export const PHRASE_IDS = Object.keys(PHRASES) as [Phrase, ...Phrase[]];
