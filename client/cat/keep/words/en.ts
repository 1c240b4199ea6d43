export interface KeepWords {
  readonly page: string;
  readonly keep: string;
  readonly onlyHere: string;
  readonly keepWhy: string;
  readonly keepNow: string;
  readonly otherWays: string;
  readonly later: string;
  readonly kept: string;
  readonly insecure: string;
  readonly unnamed: string;
  readonly unknown: string;
  readonly passkeys: string;
  readonly anotherPasskey: string;
  readonly madeOn: (device: string, day: string) => string;
  readonly somewhere: string;
  readonly remove: string;
  readonly codes: string;
  readonly codesHint: string;
  readonly codesLeft: (count: number) => string;
  readonly makeCodes: string;
  readonly makeNewCodes: string;
  readonly codesOnce: string;
  readonly codesOf: (name: string) => string;
  readonly print: string;
  readonly haveOne: string;
  readonly haveOneHint: string;
  readonly withPasskey: string;
  readonly withCode: string;
  readonly code: string;
  readonly fetch: string;
  readonly welcomeBack: (name: string) => string;
  readonly devices: string;
  readonly here: string;
  readonly lastSeen: (day: string) => string;
  readonly signOut: string;
  readonly signOutOf: (device: string) => string;
  readonly signOutOthers: string;
  readonly mine: string;
  readonly mineHint: string;
  readonly download: string;
  readonly leave: string;
  readonly leaveHint: string;
  readonly leaveAsk: string;
  readonly really: string;
  readonly no: string;
  readonly leavesAt: (day: string) => string;
  readonly stay: string;
}

export const en: KeepWords = {
  page: 'The page of your cat',
  keep: 'Keep this cat',
  onlyHere: 'Until now your cat lives in this browser only.',
  keepWhy: 'With a passkey you have it again on every device: no e-mail, no password.',
  keepNow: 'Keep this cat',
  otherWays: 'Other ways',
  later: 'Not now',
  kept: 'Your cat is safe. You can have it again on any device.',
  insecure:
    'Browsers allow passkeys only on secure pages (https). This house is reached by plain http, as is usual at home: recovery codes or a link to another device do the same.',
  unknown: 'This browser has no passkeys: recovery codes or a link to another device do the same.',
  passkeys: 'Passkeys',
  anotherPasskey: 'Add another passkey',
  madeOn: (device, day) => `${device}, since ${day}`,
  somewhere: 'A device',
  remove: 'Remove',
  codes: 'Recovery codes',
  codesHint: 'Ten codes to print or write down. Each brings your cat back once, when everything else is lost.',
  codesLeft: (count) => (count === 1 ? 'One code is left.' : `${count} codes are left.`),
  makeCodes: 'Make recovery codes',
  makeNewCodes: 'Make new codes',
  codesOnce: 'They are shown only now. Older codes no longer work.',
  codesOf: (name) => `Recovery codes of ${name}`,
  print: 'Print',
  haveOne: 'I have a cat already',
  haveOneHint: 'It takes the place of the cat in this browser.',
  withPasskey: 'Fetch it with a passkey',
  withCode: 'Fetch it with a recovery code',
  code: 'Recovery code',
  fetch: 'Fetch my cat',
  welcomeBack: (name) => `Welcome back, ${name}!`,
  devices: 'Where you are signed in',
  here: 'this device',
  lastSeen: (day) => `last seen ${day}`,
  signOut: 'Sign out',
  signOutOf: (device) => `Sign out: ${device}`,
  signOutOthers: 'Sign out everywhere else',
  mine: 'Everything about me',
  mineHint: 'All that this house knows about you, as a file.',
  download: 'Download',
  leave: 'Leave for good',
  leaveHint:
    'After seven days your name leaves every match, and everything about you goes. Until then you can change your mind.',
  leaveAsk: 'Really leave? Your cat, its history and its rating go.',
  really: 'Yes, in seven days',
  no: 'No, stay',
  leavesAt: (day) => `Your cat leaves for good on ${day}.`,
  stay: 'Stay after all',
  unnamed:
    'Passkeys belong to the name of a house, and this one is reached by its number: recovery codes or a link to another device do the same.',
};
