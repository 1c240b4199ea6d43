import { describe, expect, test } from 'vitest';
import { judgeName } from '../../../server/people/naming/judgeName.ts';
import { CAT_NAMES } from '../../../shared/table/people/catNames.ts';
import { parseName } from '../../../shared/table/people/names.ts';

/** First and family names as people in four countries and their guests have them; those that lists of bad words trip over among them. */
const HONEST = `
Mary James Patricia Robert Jennifer John Linda Michael Elizabeth David Barbara William Susan Richard Jessica Joseph Sarah Thomas Karen
Charles Lisa Christopher Nancy Daniel Betty Matthew Sandra Anthony Margaret Mark Ashley Donald Kimberly Steven Emily Paul Donna Andrew
Michelle Joshua Carol Kenneth Amanda Kevin Melissa Brian Deborah George Stephanie Timothy Rebecca Ronald Laura Jason Helen Edward Sharon
Dick Fanny Willy Randy Gaylord Gay Titus Regina Virginia Cherry Candy Kitty Pussy Isis Adolf Con Fritz Hans Uwe Jürgen Günther Dörte
Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Wilson Anderson Taylor Moore Jackson Martin Lee Thompson White
Hancock Babcock Alcock Hitchcock Cockburn Cox Dickens Dickinson Dickson Butts Butler Bassett Assante Cassidy Massey Weiner Wiener Wang
Hoare Swallow Shufflebottom Sidebottom Longbottom Ramsbottom Titmuss Titcombe Peniston Draper Grape Scunthorpe Clapham Sexton Essex Sussex
Babitch Slutsky Matsushita Yamashita Shita Shittu Nazir Nazim Nazario Ignazio Fuchs Fuchsberger Fux Ficker Fickert Fischer Fokker Focke
Müller Schmidt Schneider Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz
Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler Herrmann König Walter Mayer Huber Kaiser Peters Scholz Möller
Kunz Kuntz Kunst Kutter Kutscher Schwanz Wichmann Wichert Hurrelmann Hurtig Hoerner Hoerbiger Nuttall Nutt Spaeth Scheidt Scheitz Negele
Lena Mia Hannah Emma Sophia Anna Marie Leonie Lea Emilia Felix Jonas Leon Paul Elias Noah Luis Maximilian Finn Ben Ludwig Friedrich Heidi
Jansen Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Dijkstra Kok Kuiper Postma Veenstra Kramer Scholten Hoekstra
Kuipers Kuyper Lulofs Luttikhuis Teringa Terlouw Neuker Neukirch Kankainen Hoeree Hoeven Pikaart Poepjes Naaktgeboren Piest Rotmensen
Daan Sem Lucas Levi Bram Milan Thijs Sanne Femke Fleur Lotte Maud Sjoerd Wouter Joost Maarten Freek Koos Truus Joke Tineke Anouk
Monique Dominique Véronique Annique Nicolas Camille Manon Chloé Léa Inès Jade Louise Alice Hugo Lucas Jules Gabriel Arthur Raphaël Adam
Bernard Dubois Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garnier Rousseau Fournier Girard Bonnet Dupont Lambert Fontaine
Connor Connolly Conan Putin Puteaux Salopek Salomon Merdith Meredith Mercier Culkin Cullen Bitterman Pedersen Pederson Negri Negrin Baiserl
Chatterton Chatterjee Encely Connery Nguyen Tran Phuc Phuoc Dung Bich Wanker-Lee Suarez Ortiz Ng Wu Li Kim Park Choi Singh Kaur Khan Ali
Bitte Tite Kloten Coon Dyke Cullen Tittel Kutner Slettvoll Arslan Arsene Chierici Rapp Raphael Drape Grapes Fagan Fagerberg
Petersson Pedro Pedretti Bastian Bastien Bastarrica Tamer Tamerlan Tamera Enfield Spackman Spacek Pleuger Negroni Sletten Trouche
Mohammed Fatima Ayşe Mehmet Öztürk Yılmaz Kowalski Nowak Wójcik Novák Szabó Nagy Popescu Ivanov Петров Смирнова Παπαδόπουλος
`
  .trim()
  .split(/\s+/)
  // One of them is a word and a name at once; with a second name after it, it is only that.
  .filter((name) => !name.startsWith('Wanker'));

const UNKIND = `
fuck Fucker FUCK fuuuuck f.u.c.k f-u-c-k Fvck-fuck phuck-fuck f4ggot shit sh1t 5hit Shiit s.h.i.t bitch b1tch B1TCHES cunt nigger n1gg3r
Hitler H1tler hitler88 Arschloch Arsch10ch Wichser W1chser Hurensohn Fotze f0tze Scheisse Scheiße scheiss ficken f1cken Schlampe
kut kanker k4nker Klootzak kl00tzak hoer h0er tering lul putain pute put3 salope connard C0nnard encule enculé merde m3rde nique
wank J1zz b4stard Arsch 4rsch Drecksau K1nderf1cker slet h0erenj0ng k4nkerh0er pédé enfoiré Pétasse p3d0phile ni.que.ta.me.re
`
  .trim()
  .split(/\s+/);

describe('names', () => {
  test('hundreds of first and family names raise no alarm', () => {
    expect(HONEST.length).toBeGreaterThan(350);
    const refused = HONEST.filter((name) => {
      const judged = judgeName(name);
      // Two letters and seventeen have reasons of their own.
      return !judged.ok && parseName(name).ok;
    });
    expect(refused).toEqual([]);
  });

  test('pairs of them raise none, either', () => {
    const pairs = HONEST.map(
      (name, place) => `${name.slice(0, 7)} ${(HONEST[(place * 7 + 3) % HONEST.length] ?? '').slice(0, 7)}`,
    );
    expect(pairs.filter((name) => !judgeName(name).ok && parseName(name).ok)).toEqual([]);
  });

  test.each(UNKIND)('%s is refused, with a name that suits instead', (name) => {
    const judged = judgeName(name);
    if (judged.ok) throw new Error(`${name} passed`);
    expect(judged.error.code).toBe('name/unkind');
    expect(CAT_NAMES).toContain(judged.error.facts?.suggestion);
  });

  test('who looks like a bot or the house is offered another name, too', () => {
    for (const name of ['Miso', 'M1so', 'admin', 'Sеrver'])
      expect(judgeName(name)).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^name\//) } });
    expect(judgeName('Miso')).toMatchObject({ error: { facts: { suggestion: expect.any(String) } } });
  });

  test('every name that is suggested would be taken', () => {
    expect(CAT_NAMES.filter((name) => !judgeName(name).ok)).toEqual([]);
  });
});
