/** The app in English. Its shape is what every other language must fill. */

import type { Pace } from '../../shared/engine/game.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import type { Emote } from '../../shared/table/talk.ts';
import { listsOf, pluralsOf, type Who } from '../../shared/table/texts/wording.ts';
import type { QualityChoice } from '../store/person/settings.ts';
import { look } from './en/look.ts';
import { refusals } from './en/refusals.ts';
import { together } from './en/together.ts';
import { welcome } from './en/welcome.ts';

const plural = pluralsOf('en');
const list = listsOf('en');
const called = (who: Who): string => (who.you ? 'You' : who.name);

export const en = {
  title: 'Hot Paws',
  slogan: 'Bluffing cats around a table',

  // everywhere
  back: 'Back',
  close: 'Close',
  loading: 'One moment…',
  you: 'You',
  copyLink: 'Copy link',
  copied: 'Copied',
  share: 'Share',
  shareResult: 'Share the result',
  shareReveal: 'Share this reveal',
  menu: 'Menu',
  leave: 'Leave the table',
  leaveAsk: 'Leave the table? A bot plays on for you until you are back.',
  stay: 'Stay',

  // home
  play: 'Play',
  chooseGame: 'Which game',
  company: 'With whom',
  companyOf: { bots: 'Bots, now', people: 'People' },
  pace: 'Pace',
  paceOf: { relaxed: 'Relaxed', standard: 'Normal', blitz: 'Blitz' } satisfies { [pace in Pace]: string },
  seating: 'Taking a seat…',
  practiceHere: 'Practise offline',
  withFriends: 'With friends',
  withFriendsHint: 'A table of your own and a link to it',
  joinTable: 'Join a table',
  joinTableHint: 'Sit down with strangers',
  watch: 'Watch',
  watchHint: 'See how others bluff',
  howToPlay: 'How to play',
  howToPlayHint: 'Rules and a first lesson',
  yourCat: 'Your cat',
  yourCatHint: 'Fur, eyes, clothes and a name',
  leaders: 'Leaderboard',
  leadersHint: 'Who bluffs best, and where you stand',
  settings: 'Settings',
  fairNote: 'Cards are dealt from a sealed seed that you can check after the match.',

  // friends
  friendsTitle: 'With friends',
  openTable: 'Open a table',
  openTableHint: 'You get a link, a code and a picture to scan.',
  enterCode: 'Or enter the code of a table',
  code: 'Code',
  join: 'Join',

  // tables
  tablesTitle: 'Tables with a free seat',
  noTables: 'No table with a free seat right now.',
  openPublic: 'Open one',
  hostedBy: (name: string): string => `${name}’s table`,
  seatsTaken: (taken: number, seats: number): string => `${taken} of ${seats} seats`,
  watchers: (count: number): string => plural(count, { one: '# watcher', other: '# watchers' }),
  lobbyOpening: 'Looking around…',

  // your cat
  catTitle: 'Your cat',
  mirror: 'How your cat looks now',
  name: 'Name',
  nameHint: 'Others see it at the table.',
  suggestName: 'Another name',
  surprise: 'Surprise me',
  save: 'That’s me',
  saved: 'Remembered',
  moveBrowser: 'Take your cat to another device',
  moveHint: 'Open this link there, once, within a few minutes.',
  transferDone: 'Your cat has arrived.',
  look,
  together,
  welcome,

  // gathering
  gatheringTitle: 'The table is set',
  invite: 'Invite',
  inviteHint: 'Whoever opens the link sits down.',
  inviteCode: (code: string): string => `Code ${code}`,
  qrName: 'Picture of the invitation link, to scan with a phone',
  seat: (number: number): string => `Seat ${number}`,
  freeSeat: 'Free seat',
  sitHere: 'Sit here',
  addBot: 'Add a bot',
  sendAway: (name: string): string => `Send ${name} away`,
  ready: 'Ready',
  notReady: 'Not ready yet',
  imReady: 'I am ready',
  start: 'Deal the cards',
  startHint: 'Free seats stay empty.',
  needTwo: 'At least two cats are needed.',
  waitingForHost: 'Waiting for the host to deal.',
  startsIn: (seconds: number): string => `Starts in ${plural(seconds, { one: '# second', other: '# seconds' })}`,
  host: 'Host',
  standUp: 'Just watch',
  level: 'How strong',
  levelOf: { kitten: 'Kitten', alleyCat: 'Alley cat', bigCat: 'Big cat', legend: 'Legend' } satisfies {
    [level in BotLevel]: string;
  },
  levelHint: {
    kitten: 'Plays along and forgets a lot.',
    alleyCat: 'Takes a risk when it has to.',
    bigCat: 'Remembers what was played and waits for you.',
    legend: 'Knows you better than you do.',
  } satisfies { [level in BotLevel]: string },
  tableSettings: 'Table settings',
  preset: 'Kind of match',
  ownMix: 'Your own mix',
  seats: 'Seats',
  seatsHint: 'How many cats can sit down.',
  paceHint: 'How long everybody may think.',
  visibility: 'Open to strangers',
  visibilityHint: 'Shown in the list of tables.',
  allowWatchers: 'Watchers',
  allowWatchersHint: 'Others may look on. They never see hands.',
  delay: 'Shown later by',
  delayHint: 'Those who watch see everything this much later. For who streams the table.',
  noDelay: 'At once',
  handsAfter: 'Hands after the match',
  handsAfterHint: 'Those who watched may see all cards once it is over.',
  inGallery: 'In the gallery',
  inGalleryHint: 'The best reveals of this table may be shown to everybody.',
  onlyHost: 'Only the host can change these.',

  // at the table
  cats: 'Cats at the table',
  onTurn: 'to play',
  yourTurnTitle: 'Your turn!',
  standIn: { lost: 'Connection lost', idle: 'Away: a bot plays', left: 'Left: a bot plays' },
  secondsLeft: (seconds: number): string => plural(seconds, { one: '# second left', other: '# seconds left' }),
  log: 'What happened',
  logEmpty: 'Nothing yet.',
  talk: 'Say something',
  emotes: 'Faces',
  phrases: 'Words',
  emoteOf: {
    purr: 'Purr',
    hiss: 'Hiss',
    laugh: 'Laugh',
    yawn: 'Yawn',
    wink: 'Wink',
    stare: 'Stare',
    shrug: 'Shrug',
    cry: 'Cry',
    sweat: 'Sweat',
    blep: 'Blep',
    clap: 'Clap',
    bow: 'Bow',
  } satisfies { [emote in Emote]: string },
  says: (name: string, words: string): string => `${name}: ${words}`,
  mute: (name: string): string => `Mute ${name}`,
  unmute: (name: string): string => `Hear ${name} again`,
  watchingBanner: 'You are watching',
  watchingLater: (seconds: number) => `${seconds} s later`,
  lateBy: (who: Who, ms: number): string =>
    `${who.you ? 'Your' : `${who.name}’s`} paw was late by ${ms === 0 ? 'a whisker' : `${ms} ms`}.`,
  whyRule: 'Why?',
  standInNotice: 'A bot plays for you.',
  takeBack: 'I am back',

  // connection
  reconnecting: 'Connection lost. Your seat is kept, coming back…',
  tableMoving: 'Your table is moving to another server. Your seat is kept, coming back…',
  gone: {
    kicked: 'The host has sent you away from this table.',
    elsewhere: 'You are at this table in another window now.',
    signedOut: 'You are signed out here.',
    closed: 'This table has closed.',
  },
  continueHere: 'Continue here',
  anotherCode: 'Enter another code',
  toLobby: 'Back to the start',

  // scores
  youWin: 'You win!',
  wins: (name: string): string => `${name} wins!`,
  /** You come first where you are among them. */
  shareWin: (winners: readonly Who[]): string => `${list(winners.map(called))} share the win!`,
  nobodyWins: 'Nobody wins.',
  points: (count: number): string => plural(count, { one: '# point', other: '# points' }),
  rematch: 'Rematch',
  toGathering: 'Change the table',
  spiciest: 'Watch the spiciest moment again',
  /** What you send to others. */
  shareText: (winners: readonly Who[], game: string): string => {
    const others = winners.filter(({ you }) => !you).map(({ name }) => name);
    const who = list(others.length < winners.length ? [...others, 'I'] : others) || 'Nobody';
    return `${who} won at ${game}. Your turn at Hot Paws:`;
  },
  fair: 'Check the deal',

  // settings
  settingsTitle: 'Settings',
  language: 'Language',
  languageAuto: 'As in the browser',
  largeText: 'Large text',
  leftHanded: 'Left-handed',
  leftHandedHint: 'Puts the big paw on the left.',
  reducedMotion: 'Less motion',
  reducedMotionHint: 'Cards appear where they belong instead of flying.',
  wholeReveals: 'Every reveal in full',
  wholeRevealsHint: 'Otherwise only the first of a match and those that decide much.',
  colourBlind: 'Patterns beside colours',
  colourBlindHint: 'Whatever is told apart by its colour has a pattern of its own as well.',
  animationSpeed: 'Speed of the show',
  speedOf: (speed: number): string => `${speed}×`,
  quality: 'Picture',
  qualityOf: { auto: 'Automatic', off: 'Flat', low: 'Simple', mid: 'Fine', high: 'Finest' } satisfies {
    [quality in QualityChoice]: string;
  },
  soundVolume: 'Sound',
  musicVolume: 'Music',
  muted: 'Mute everything',

  // help
  help: 'Keys',
  helpTitle: 'With the keyboard',
  helpHand: 'Choose among your cards',
  helpChoose: 'Choose what is highlighted',
  moveCard: 'Move a card in your hand',
  sortHand: 'Sort your cards',
  helpBack: 'Put it back, close',
  helpTalk: 'Say something',
  helpLog: 'What happened',
  skip: 'Skip',
  helpSkip: 'Skip what is being shown',
  helpHelp: 'This list',
  helpTab: 'To the next control',
  keySpace: 'Space',
  keyArrow: { left: 'Left arrow', right: 'Right arrow' },

  refusals,
  refusedAnyhow: 'That is not possible now.',
};

export type Texts = typeof en;
