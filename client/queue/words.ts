/** The words of waiting for a quick match. */

import { type ByLanguage, byLanguage } from '../../shared/table/talk.ts';
import { pluralsOf } from '../../shared/table/texts/wording.ts';

export interface QueueWords {
  readonly title: string;
  readonly looking: string;
  readonly waited: (seconds: number) => string;
  readonly expected: (seconds: number) => string;
  readonly waiting: (people: number) => string;
  readonly held: (seconds: number) => string;
  readonly meanwhile: string;
  readonly meanwhileHint: string;
  readonly giveUp: string;
  readonly bringFriends: string;
  readonly party: string;
  readonly partyHint: string;
  readonly partyWaits: (names: string) => string;
  readonly leaderDecides: string;
  readonly start: string;
  readonly ready: string;
  readonly leavingIn: (seconds: number) => string;
  readonly goNow: string;
  readonly wishes: string;
  readonly seats: string;
  readonly anySeats: string;
  readonly withBots: string;
  readonly withBotsHint: string;
}

const plural = byLanguage(pluralsOf);
const SECONDS = {
  en: { one: '# second', other: '# seconds' },
  de: { one: '# Sekunde', other: '# Sekunden' },
  nl: { one: '# seconde', other: '# seconden' },
  fr: { one: '# seconde', other: '# secondes' },
};
const seconds = byLanguage((language) => (count: number) => plural[language](count, SECONDS[language]));

const MINUTES = { en: 'minutes', de: 'Minuten', nl: 'minuten', fr: 'minutes' };
/** Nobody counts hundreds of seconds. */
const span = byLanguage(
  (language) => (count: number) =>
    count < 120 ? seconds[language](count) : `${Math.ceil(count / 60)} ${MINUTES[language]}`,
);

export const QUEUE_WORDS: ByLanguage<QueueWords> = {
  en: {
    title: 'Quick match',
    looking: 'Looking for cats of your strength',
    waited: (count) => `Waiting for ${seconds.en(count)}`,
    expected: (count) => `Usually about ${span.en(count)}`,
    waiting: (people) => plural.en(people, { one: 'Only you are waiting', other: '# cats are waiting' }),
    held: (count) => `You left matches before their end lately. The search begins in ${span.en(count)}.`,
    meanwhile: 'Play against bots meanwhile',
    meanwhileHint: 'Your seat is looked for all the same. When it is there, that match ends.',
    giveUp: 'Stop waiting',
    bringFriends: 'Bring friends',
    party: 'You and your friends',
    partyHint: 'Whoever opens this link waits with you, up to four of you. You will sit at one table.',
    partyWaits: (names) => `Waiting together: ${names}`,
    leaderDecides: 'The cat that invited you starts the search.',
    start: 'Find us a table',
    ready: 'Your table is ready',
    leavingIn: (count) => `You change over in ${seconds.en(count)}.`,
    goNow: 'Go there now',
    wishes: 'Your wishes',
    seats: 'Cats at the table',
    anySeats: 'Any',
    withBots: 'Bots may fill up',
    withBotsHint: 'When nobody else comes for a while. They are about as strong as you.',
  },
  de: {
    title: 'Schnelle Partie',
    looking: 'Wir suchen Katzen deiner Stärke',
    waited: (count) => `Du wartest seit ${plural.de(count, { one: '# Sekunde', other: '# Sekunden' })}`,
    expected: (count) => `Meist etwa ${span.de(count)}`,
    waiting: (people) => plural.de(people, { one: 'Nur du wartest', other: '# Katzen warten' }),
    held: (count) => `Du hast zuletzt Partien vor dem Ende verlassen. Die Suche beginnt in ${span.de(count)}.`,
    meanwhile: 'Solange gegen Bots spielen',
    meanwhileHint: 'Dein Platz wird trotzdem gesucht. Ist er da, endet diese Partie.',
    giveUp: 'Nicht länger warten',
    bringFriends: 'Freunde mitbringen',
    party: 'Du und deine Freunde',
    partyHint: 'Wer diesen Link öffnet, wartet mit dir, bis zu vier zusammen. Ihr sitzt an einem Tisch.',
    partyWaits: (names) => `Ihr wartet zusammen: ${names}`,
    leaderDecides: 'Die Katze, die dich eingeladen hat, startet die Suche.',
    start: 'Einen Tisch für uns suchen',
    ready: 'Dein Tisch ist bereit',
    leavingIn: (count) => `Du wechselst in ${seconds.de(count)}.`,
    goNow: 'Jetzt hingehen',
    wishes: 'Deine Wünsche',
    seats: 'Katzen am Tisch',
    anySeats: 'Egal',
    withBots: 'Bots dürfen auffüllen',
    withBotsHint: 'Wenn eine Weile niemand kommt. Sie sind etwa so stark wie du.',
  },
  nl: {
    title: 'Snelle partij',
    looking: 'We zoeken katten die even sterk zijn als jij',
    waited: (count) => `Je wacht al ${seconds.nl(count)}`,
    expected: (count) => `Meestal zo’n ${span.nl(count)}`,
    waiting: (people) => plural.nl(people, { one: 'Alleen jij wacht', other: '# katten wachten' }),
    held: (count) =>
      `Je hebt de laatste tijd partijen voor het einde verlaten. Het zoeken begint over ${span.nl(count)}.`,
    meanwhile: 'Intussen tegen bots spelen',
    meanwhileHint: 'Je plaats wordt toch gezocht. Is die er, dan eindigt deze partij.',
    giveUp: 'Niet langer wachten',
    bringFriends: 'Vrienden meenemen',
    party: 'Jij en je vrienden',
    partyHint: 'Wie deze link opent, wacht met je mee, met z’n vieren hoogstens. Jullie zitten aan één tafel.',
    partyWaits: (names) => `Jullie wachten samen: ${names}`,
    leaderDecides: 'De kat die je uitnodigde begint met zoeken.',
    start: 'Zoek een tafel voor ons',
    ready: 'Je tafel is klaar',
    leavingIn: (count) => `Je gaat erheen over ${seconds.nl(count)}.`,
    goNow: 'Nu erheen',
    wishes: 'Je wensen',
    seats: 'Katten aan tafel',
    anySeats: 'Maakt niet uit',
    withBots: 'Bots mogen aanvullen',
    withBotsHint: 'Als er een poos niemand komt. Ze zijn ongeveer zo sterk als jij.',
  },
  fr: {
    title: 'Partie rapide',
    looking: 'On cherche des chats de ta force',
    waited: (count) => `Tu attends depuis ${seconds.fr(count)}`,
    expected: (count) => `D’habitude environ ${span.fr(count)}`,
    waiting: (people) => plural.fr(people, { one: 'Tu es seul à attendre', other: '# chats attendent' }),
    held: (count) =>
      `Tu as quitté des parties avant la fin ces derniers temps. La recherche commence dans ${span.fr(count)}.`,
    meanwhile: 'Jouer contre des bots en attendant',
    meanwhileHint: 'On cherche ta place quand même. Dès qu’elle est là, cette partie s’arrête.',
    giveUp: 'Ne plus attendre',
    bringFriends: 'Amener des amis',
    party: 'Toi et tes amis',
    partyHint: 'Qui ouvre ce lien attend avec toi, à quatre au plus. Vous serez à la même table.',
    partyWaits: (names) => `Vous attendez ensemble : ${names}`,
    leaderDecides: 'Le chat qui t’a invité lance la recherche.',
    start: 'Nous trouver une table',
    ready: 'Ta table est prête',
    leavingIn: (count) => `Tu changes de table dans ${seconds.fr(count)}.`,
    goNow: 'Y aller maintenant',
    wishes: 'Tes souhaits',
    seats: 'Chats à la table',
    anySeats: 'Peu importe',
    withBots: 'Des bots peuvent compléter',
    withBotsHint: 'Quand personne ne vient. Ils sont à peu près de ta force.',
  },
};
