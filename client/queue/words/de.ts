import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { QueueWords } from './en.ts';

const plural = pluralsOf('de');
const seconds = (count: number) => plural(count, { one: '# Sekunde', other: '# Sekunden' });
/** Nobody counts hundreds of seconds. */
const span = (count: number) => (count < 120 ? seconds(count) : `${Math.ceil(count / 60)} Minuten`);

export const de: QueueWords = {
  title: 'Schnelle Partie',
  looking: 'Wir suchen Katzen deiner Stärke',
  waited: (count) => `Du wartest seit ${plural(count, { one: '# Sekunde', other: '# Sekunden' })}`,
  expected: (count) => `Meist etwa ${span(count)}`,
  waiting: (people) => plural(people, { one: 'Nur du wartest', other: '# Katzen warten' }),
  held: (count) => `Du hast zuletzt Partien vor dem Ende verlassen. Die Suche beginnt in ${span(count)}.`,
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
  leavingIn: (count) => `Du wechselst in ${seconds(count)}.`,
  goNow: 'Jetzt hingehen',
  wishes: 'Deine Wünsche',
  seats: 'Katzen am Tisch',
  anySeats: 'Egal',
  withBots: 'Bots dürfen auffüllen',
  withBotsHint: 'Wenn eine Weile niemand kommt. Sie sind etwa so stark wie du.',
};
