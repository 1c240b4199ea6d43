/** The words of a cat's page. */

import type { Visibility } from '../../../shared/table/people/catPage.ts';
import type { ByLanguage } from '../../../shared/table/talk.ts';

export interface ProfileWords {
  /** Whose page nobody but its owner may see, or which is not there. */
  readonly somebody: string;
  readonly portrait: (name: string) => string;
  readonly since: (day: string) => string;
  readonly edit: string;
  readonly whoSees: string;
  readonly sees: { readonly [visibility in Visibility]: string };
  readonly shelf: string;
  readonly emptyShelf: string;
  readonly winsIn: (game: string) => string;
  readonly trophy: (title: string, count: number, step: number) => string;
  readonly matches: string;
  readonly noMatches: string;
  readonly place: (place: number, seats: number) => string;
  readonly won: string;
  readonly left: string;
  readonly replay: string;
  readonly record: (matches: number, wins: number) => string;
  readonly rivals: string;
  readonly nemesis: (name: string, times: number) => string;
  readonly victim: (name: string, times: number) => string;
  readonly percent: (percent: number, part: number, of: number) => string;
  readonly never: string;
  readonly overTime: string;
  readonly bySeats: string;
  readonly month: string;
  readonly seats: string;
  readonly wins: string;
  readonly moreMatches: (count: number) => string;
}

export const PROFILE_WORDS: ByLanguage<ProfileWords> = {
  en: {
    somebody: 'A cat',
    portrait: (name) => `${name} on its cushion`,
    since: (day) => `In this house since ${day}`,
    edit: 'Change your cat',
    whoSees: 'Who may see this page',
    sees: { everybody: 'Everybody', met: 'Who I played with', nobody: 'Only me' },
    shelf: 'Trophy shelf',
    emptyShelf: 'Still empty. The first win puts something on it.',
    winsIn: (game) => `Wins: ${game}`,
    trophy: (title, count, step) => `${title}: ${count} (from ${step})`,
    matches: 'Latest matches',
    noMatches: 'No match that you may see.',
    place: (place, seats) => `Place ${place} of ${seats}`,
    won: 'Won',
    left: 'left early',
    replay: 'Watch again',
    record: (matches, wins) => `${matches === 1 ? 'One match' : `${matches} matches`}, ${wins} won`,
    rivals: 'Rivals',
    nemesis: (name, times) => `Nemesis: ${name} (${times === 1 ? 'once' : `${times} times`})`,
    victim: (name, times) => `Favourite victim: ${name} (${times === 1 ? 'once' : `${times} times`})`,
    percent: (percent, part, of) => `${percent}% (${part} of ${of})`,
    never: 'not yet',
    overTime: 'Over time',
    bySeats: 'By number of seats',
    month: 'Month',
    seats: 'Seats',
    wins: 'Wins',
    moreMatches: (count) => `All ${count} latest matches`,
  },
  de: {
    somebody: 'Eine Katze',
    portrait: (name) => `${name} auf dem Kissen`,
    since: (day) => `In diesem Haus seit ${day}`,
    edit: 'Deine Katze ändern',
    whoSees: 'Wer diese Seite sehen darf',
    sees: { everybody: 'Alle', met: 'Mit denen ich gespielt habe', nobody: 'Nur ich' },
    shelf: 'Pokalregal',
    emptyShelf: 'Noch leer. Der erste Sieg stellt etwas hinein.',
    winsIn: (game) => `Siege: ${game}`,
    trophy: (title, count, step) => `${title}: ${count} (ab ${step})`,
    matches: 'Letzte Partien',
    noMatches: 'Keine Partie, die du sehen darfst.',
    place: (place, seats) => `Platz ${place} von ${seats}`,
    won: 'Gewonnen',
    left: 'vorzeitig gegangen',
    replay: 'Noch einmal ansehen',
    record: (matches, wins) => `${matches === 1 ? 'Eine Partie' : `${matches} Partien`}, ${wins} gewonnen`,
    rivals: 'Rivalen',
    nemesis: (name, times) => `Erzfeind: ${name} (${times}-mal)`,
    victim: (name, times) => `Lieblingsopfer: ${name} (${times}-mal)`,
    percent: (percent, part, of) => `${percent} % (${part} von ${of})`,
    never: 'noch nie',
    overTime: 'Im Lauf der Zeit',
    bySeats: 'Nach Zahl der Plätze',
    month: 'Monat',
    seats: 'Plätze',
    wins: 'Siege',
    moreMatches: (count) => `Alle ${count} letzten Partien`,
  },
  nl: {
    somebody: 'Een kat',
    portrait: (name) => `${name} op het kussen`,
    since: (day) => `In dit huis sinds ${day}`,
    edit: 'Je kat veranderen',
    whoSees: 'Wie deze pagina mag zien',
    sees: { everybody: 'Iedereen', met: 'Met wie ik speelde', nobody: 'Alleen ik' },
    shelf: 'Prijzenplank',
    emptyShelf: 'Nog leeg. De eerste overwinning zet er iets op.',
    winsIn: (game) => `Overwinningen: ${game}`,
    trophy: (title, count, step) => `${title}: ${count} (vanaf ${step})`,
    matches: 'Laatste partijen',
    noMatches: 'Geen partij die je mag zien.',
    place: (place, seats) => `Plaats ${place} van ${seats}`,
    won: 'Gewonnen',
    left: 'eerder vertrokken',
    replay: 'Nog eens bekijken',
    record: (matches, wins) => `${matches === 1 ? 'Eén partij' : `${matches} partijen`}, ${wins} gewonnen`,
    rivals: 'Rivalen',
    nemesis: (name, times) => `Aartsvijand: ${name} (${times} keer)`,
    victim: (name, times) => `Favoriet slachtoffer: ${name} (${times} keer)`,
    percent: (percent, part, of) => `${percent}% (${part} van ${of})`,
    never: 'nog nooit',
    overTime: 'In de loop van de tijd',
    bySeats: 'Naar aantal plaatsen',
    month: 'Maand',
    seats: 'Plaatsen',
    wins: 'Overwinningen',
    moreMatches: (count) => `Alle ${count} laatste partijen`,
  },
  fr: {
    somebody: 'Un chat',
    portrait: (name) => `${name} sur son coussin`,
    since: (day) => `Dans cette maison depuis le ${day}`,
    edit: 'Changer ton chat',
    whoSees: 'Qui peut voir cette page',
    sees: { everybody: 'Tout le monde', met: 'Qui a joué avec moi', nobody: 'Moi seul' },
    shelf: 'Étagère à trophées',
    emptyShelf: 'Encore vide. La première victoire y posera quelque chose.',
    winsIn: (game) => `Victoires : ${game}`,
    trophy: (title, count, step) => `${title} : ${count} (dès ${step})`,
    matches: 'Dernières parties',
    noMatches: 'Aucune partie que tu puisses voir.',
    place: (place, seats) => `Place ${place} sur ${seats}`,
    won: 'Gagnée',
    left: 'parti avant la fin',
    replay: 'Revoir',
    record: (matches, wins) =>
      `${matches === 1 ? 'Une partie' : `${matches} parties`}, ${wins} gagnée${wins > 1 ? 's' : ''}`,
    rivals: 'Rivaux',
    nemesis: (name, times) => `Ennemi juré : ${name} (${times} fois)`,
    victim: (name, times) => `Victime préférée : ${name} (${times} fois)`,
    percent: (percent, part, of) => `${percent} % (${part} sur ${of})`,
    never: 'encore jamais',
    overTime: 'Au fil du temps',
    bySeats: 'Selon les places',
    month: 'Mois',
    seats: 'Places',
    wins: 'Victoires',
    moreMatches: (count) => `Les ${count} dernières parties`,
  },
};
