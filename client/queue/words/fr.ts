import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { QueueWords } from './en.ts';

const plural = pluralsOf('fr');
const seconds = (count: number) => plural(count, { one: '# seconde', other: '# secondes' });
/** Nobody counts hundreds of seconds. */
const span = (count: number) => (count < 120 ? seconds(count) : `${Math.ceil(count / 60)} minutes`);

export const fr: QueueWords = {
  title: 'Partie rapide',
  looking: 'On cherche des chats de ta force',
  waited: (count) => `Tu attends depuis ${seconds(count)}`,
  expected: (count) => `D’habitude environ ${span(count)}`,
  waiting: (people) => plural(people, { one: 'Tu es seul à attendre', other: '# chats attendent' }),
  held: (count) =>
    `Tu as quitté des parties avant la fin ces derniers temps. La recherche commence dans ${span(count)}.`,
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
  leavingIn: (count) => `Tu changes de table dans ${seconds(count)}.`,
  goNow: 'Y aller maintenant',
  wishes: 'Tes souhaits',
  seats: 'Chats à la table',
  anySeats: 'Peu importe',
  withBots: 'Des bots peuvent compléter',
  withBotsHint: 'Quand personne ne vient. Ils sont à peu près de ta force.',
};
