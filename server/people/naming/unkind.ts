/**
 * Words that nobody has to sit at a table with, in four languages. Whole words, but for the few that stand in no honest name: a list that
 * looked into words would refuse Hancock, Dickens and Matsushita.
 */

const WORDS: readonly string[] = [
  // English
  ...[
    'shit',
    'shitty',
    'bullshit',
    'shithead',
    'cunt',
    'cunts',
    'bitch',
    'bitches',
    'slut',
    'sluts',
    'whore',
    'whores',
  ],
  ...['wanker', 'wankers', 'twat', 'retard', 'retarded', 'rapist', 'pedo', 'paedo', 'penis', 'dickhead', 'bollocks'],
  ...[
    'wank',
    'jizz',
    'handjob',
    'jerkoff',
    'fag',
    'fags',
    'bastard',
    'bastards',
    'tits',
    'gook',
    'paki',
    'rape',
    'raper',
  ],
  ...['kike', 'spic', 'chink', 'tranny', 'nazi', 'nazis', 'porn', 'cum', 'blowjob', 'dildo', 'kys'],
  // German
  ...[
    'fick',
    'ficken',
    'fickt',
    'gefickt',
    'scheisse',
    'scheiss',
    'scheiße',
    'scheiß',
    'hure',
    'huren',
    'nutte',
    'nutten',
    'spast',
    'spasti',
  ],
  ...['kanake', 'kanaken', 'neger', 'schwuchtel', 'wixer', 'wixxer', 'kacke', 'titten', 'pimmel', 'judensau'],
  ...['arsch', 'arschgeige', 'bastarde', 'drecksau', 'dreckssau', 'fickdich', 'hurenkind', 'spacko', 'untermensch'],
  // Dutch
  ...['kut', 'kutwijf', 'lul', 'hoer', 'hoeren', 'kanker', 'tering', 'tyfus', 'neuken', 'mongool', 'flikker', 'nikker'],
  ...['kankerlijer', 'teringlijer', 'godverdomme', 'tiet', 'tieten'],
  ...['slet', 'hoerenjong', 'kutje', 'pleuris', 'pleurislijer', 'tyfuslijer', 'hondenlul', 'negers', 'pedo'],
  // French
  ...['pute', 'putes', 'putain', 'salope', 'salopes', 'salaud', 'merde', 'nique', 'niquer', 'ntm', 'fdp', 'tapette'],
  ...['couille', 'couilles', 'bougnoule', 'pedale', 'negro', 'negre', 'baise', 'baiser', 'chatte'],
  ...[
    'batard',
    'batards',
    'pede',
    'pedes',
    'enfoire',
    'branleur',
    'branleuse',
    'chier',
    'petasse',
    'pouffiasse',
    'youpin',
  ],
  ...['salopard', 'trouduc', 'negresse', 'tamere'],
];

const STEMS: readonly string[] = [
  ...['fuck', 'nigger', 'nigga', 'faggot', 'asshole', 'cocksucker', 'hitler', 'siegheil', 'heilhitler'],
  ...[
    'arschloch',
    'fotze',
    'hurensohn',
    'wichser',
    'schlampe',
    'missgeburt',
    'klootzak',
    'enculer',
    'encule',
    'connard',
  ],
  ...[
    'connasse',
    'filsdepute',
    'niquetamere',
    'nazischwein',
    'judenschwein',
    'drecksjude',
    'kinderficker',
    'vergewaltig',
  ],
  ...['kankerhoer', 'kankerwijf', 'pedofiel', 'pedophile', 'paedophile', 'kinderporno', 'childporn', 'gaskammer'],
  ...['arsehole', 'gaschamber', 'whitepower'],
];

/** Takes a name apart as the eye would: `skeleton` folds look-alikes, this folds letters that are only repeated. */
export function createFinder(skeleton: (text: string) => string): (name: string) => boolean {
  const once = (text: string) => text.replace(/(.)\1+/gu, '$1');
  const words = new Set(
    WORDS.flatMap((word) => [skeleton(word), once(skeleton(word))]).filter((word) => word.length > 2),
  );
  const stems = STEMS.map((stem) => once(skeleton(stem)));
  return (name) => {
    const parts = name.split(/[ .'’_-]/u).map(skeleton);
    const whole = skeleton(name);
    // Letters with something between each: f.u.c.k, or s h i t.
    const spelled = parts.length > 2 && parts.every((part) => part.length === 1) ? [whole] : [];
    const looked = [...parts, ...spelled, whole].filter((part) => part !== '');
    return (
      looked.some((part) => words.has(part) || words.has(once(part))) ||
      stems.some((stem) => once(whole).includes(stem))
    );
  };
}
