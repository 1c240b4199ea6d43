/**
 * Words that nobody has to sit at a table with, in four languages. Whole words, but for the few that stand in no honest name: a list that
 * looked into words would refuse Hancock, Dickens and Matsushita.
 */

import { TAKEN_FOR } from '../../../shared/table/people/names.ts';

const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

const ENGLISH = wordsIn(`
  shit shitty bullshit shithead shitface dipshit dumbshit cunt cunts cuntface cvnt bitch bitches slut sluts whore whores wank wanker wankers twat
  retard retarded rape rapist pedo paedo penis dickhead bollocks jizz handjob blowjob jerkoff fag fags bastard bastards tits gook paki kike
  spic chink tranny nazi nazis porn cum dildo kys
`);
const GERMAN = wordsIn(`
  fick ficken fickt gefickt fickdich scheisse scheiss hure huren hurenkind nutte nutten spast spasti spacko kanake kanaken neger schwuchtel
  wixer wixxer kacke titten pimmel judensau arsch arschgeige bastarde drecksau dreckssau untermensch hittler
`);
const DUTCH = wordsIn(`
  kut kutje kutwijf lul hondenlul hoer hoeren hoerenjong kanker kankerlijer tering teringlijer tyfus tyfuslijer pleuris pleurislijer neuken
  mongool flikker nikker negers godverdomme tieten slet
`);
const FRENCH = wordsIn(`
  pute putes putain salope salopes salopard salaud merde nique niquer ntm fdp tapette couille couilles bougnoule pedale pede pedes negro negre
  negresse baise baiser chatte batard batards enfoire branleur branleuse chier petasse pouffiasse youpin trouduc tamere
`);

const STEMS = wordsIn(`
  fuck fvck nigger nigga faggot asshole arsehole cocksucker hitler siegheil whitepower gaschamber childporn pedophile paedophile
  arschloch fotze hurensohn wichser schlampe missgeburt nazischwein judenschwein drecksjude kinderficker vergewaltig kinderporno gaskammer
  klootzak kankerhoer kankerwijf pedofiel
  enculer encule connard connasse filsdepute niquetamere
`);

/** Any of these words, however its letters are disguised or drawn out. */
const anyOf = (words: readonly string[]): string => `(?:${words.map(patternOf).join('|')})`;

const patternOf = (word: string): string =>
  word.replace(/(.)\1*/g, (run, letter: string) => {
    const alike = `[${letter}${TAKEN_FOR[letter] ?? ''}]`;
    const least = run.length;
    // Twice makes another name more often than not (Rappe, Lull, Fagg, Sleet, Raape), but for i and u; thrice makes none.
    return least > 1 || letter === 'i' || letter === 'u' ? `${alike}{${least},}` : `${alike}(?:${alike}{2,})?`;
  });

const WORD = new RegExp(`^\\d*${anyOf([...ENGLISH, ...GERMAN, ...DUTCH, ...FRENCH])}\\d*$`, 'u');
const STEM = new RegExp(anyOf(STEMS), 'u');
const STEM_FIRST = new RegExp(`^${anyOf(STEMS)}`, 'u');

/** Without case and accents. A large I beside small letters may be an l, as a 1 may be both. */
const plain = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})I|I(?=\p{Ll})/gu, '1')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

export function isUnkind(name: string): boolean {
  const parts = name.split(/[ .'’_-]/u).map(plain);
  // Taken apart as in f.u.c.k or fi cken. What begins within a word is no word: Rolf Uckermann has a name of his own.
  const rests = parts.map((_, place) => parts.slice(place).join(''));
  return (
    [...parts, rests[0] ?? ''].some((part) => WORD.test(part)) ||
    parts.some((part) => STEM.test(part)) ||
    rests.some((rest) => STEM_FIRST.test(rest))
  );
}

// Such expressions are compiled when they are first used, for some 30 ms: now, and not while people play.
isUnkind('cat');
