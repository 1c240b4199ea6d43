import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { QueueWords } from './en.ts';

const plural = pluralsOf('nl');
const seconds = (count: number) => plural(count, { one: '# seconde', other: '# seconden' });
/** Nobody counts hundreds of seconds. */
const span = (count: number) => (count < 120 ? seconds(count) : `${Math.ceil(count / 60)} minuten`);

export const nl: QueueWords = {
  title: 'Snelle partij',
  looking: 'We zoeken katten die even sterk zijn als jij',
  waited: (count) => `Je wacht al ${seconds(count)}`,
  expected: (count) => `Meestal zo’n ${span(count)}`,
  waiting: (people) => plural(people, { one: 'Alleen jij wacht', other: '# katten wachten' }),
  held: (count) => `Je hebt de laatste tijd partijen voor het einde verlaten. Het zoeken begint over ${span(count)}.`,
  meanwhile: 'Intussen tegen bots spelen',
  meanwhileHint: 'Je plaats wordt toch gezocht. Is die er, dan eindigt deze partij.',
  giveUp: 'Niet langer wachten',
  bringFriends: 'Vrienden meenemen',
  party: 'Jij en je vrienden',
  partyHint: 'Wie deze link opent, wacht met je mee, met hoogstens vier. Jullie zitten aan één tafel.',
  partyWaits: (names) => `Jullie wachten samen: ${names}`,
  leaderDecides: 'De kat die je uitnodigde begint met zoeken.',
  start: 'Zoek een tafel voor ons',
  ready: 'Je tafel is klaar',
  leavingIn: (count) => `Je gaat erheen over ${seconds(count)}.`,
  goNow: 'Nu erheen',
  wishes: 'Je wensen',
  seats: 'Katten aan tafel',
  anySeats: 'Maakt niet uit',
  withBots: 'Bots mogen aanvullen',
  withBotsHint: 'Als er een poos niemand komt. Ze zijn ongeveer zo sterk als jij.',
};
