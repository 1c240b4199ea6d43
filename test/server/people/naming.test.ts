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
Chatterton Chatterjee Encely Connery Nguyen Tran Phuc Phuoc Dung Bich Suarez Ortiz Ng Wu Li Kim Park Choi Singh Kaur Khan Ali
Bitte Tite Kloten Coon Dyke Cullen Tittel Kutner Slettvoll Arslan Arsene Chierici Rapp Raphael Drape Grapes Fagan Fagerberg
Petersson Pedro Pedretti Bastian Bastien Bastarrica Tamer Tamerlan Tamera Enfield Spackman Spacek Pleuger Negroni Sletten Trouche
Zúñiga Zuniga Suniga Cazzaniga Aguiñiga Nigam Nigel Nigella Niger Flick Flicker Blitch Lui Luigi Lull Lully Llull Sleet Slater Rappe Raape Raper
Flanigan Brannigan Finnigan Hannigan Jernigan Lanigan Dunnigan Manigault McGonigal Heiniger Steiniger Pfenniger Königer Reiniger Tanigawa
Whittier Whittler Hitier Tillett Tillie Schell Schells Schittler Putte Fagg Fagot Conard Conrad Kutt Hurren Hoerr Pedde Nute Gök Göktürk
Balser Shilton Shilt Cummings Cumming Cumberbatch Analise Analía Cockerell Woodcock Peacock Glasscock Handcock Dykstra Assad Hassan Cassel
Bashir Ashish Ishita Kinoshita Takeshita Mishra Shital Pushpa Chinka Chinmay Pakistan Pakize Fuks Fuchsová Fukuda Fukushima Fukui Fujii
Sato Suzuki Takahashi Tanaka Watanabe Ito Nakamura Kobayashi Kato Yoshida Haruto Yui Sakura Hiroshi Kenji Aiko Wei Zhang Chen Liu Huang Zhao
Zhou Xu Sun Hu Zhu Gao Lin Guo Luo Xiaoming Mei Jun Hyun Jiwoo Seojun Minseo Hwang Ahn Jung Yoon Linh Phuong Hung Dung Thuy Bao Duc Ngoc
Sharma Verma Gupta Kumar Patel Reddy Iyer Nair Menon Das Banerjee Mukherjee Chowdhury Agarwal Joshi Desai Rao Aarav Diya Ananya Rohit Priya
Deepak Sunita Lakshmi Sanjay Anil Vikram Farhan Zainab Aisha Omar Youssef Hussein Abdullah Khadija Mariam Layla Noura Rashid Faisal Haddad
Mansour Nasser Saleh Yılmaz Kaya Demir Şahin Çelik Yıldız Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Mustafa
Hüseyin İbrahim Emine Hatice Zeynep Elif Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur
Krawczyk Piotrowski Grabowski Pawłowska Michalski Król Wieczorek Jabłoński Stępień Agnieszka Małgorzata Krzysztof Wojciech Łukasz Zbigniew
Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Horváth Kovács Tóth Varga Kiss Molnár Németh Farkas Balogh Papp
Ionescu Popa Radu Dumitru Stan Stoica Gheorghe Georgiev Dimitrov Petrov Todorov Kovačević Horvat Babić Marić Jurić Nikolić Jovanović Đorđević
Janković Shehu Hoxha Papadakis Nikolaidis Georgiou Иванов Кузнецов Соколов Попов Лебедев Анна Мария Наталья Дмитрий Сергей Шевченко
Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De-Luca Mancini Costa Giordano Rizzo Lombardi
Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Fernández González López Pérez Sánchez
Ramírez Torres Flores Rivera Gómez Díaz Reyes Morales Cruz Gutiérrez Ramos Ruiz Alvarez Mendoza Castillo Jiménez Moreno Romero Herrera Medina
Aguilar Vargas Guzmán Muñoz Peña Soto Concepción Consuelo Dolores Asunción Begoña Iñaki Iñigo Ximena Silva Santos Ferreira Pereira Oliveira
Rodrigues Almeida Ribeiro Carvalho Gonçalves João Conceição Inês Hansen Johansen Olsen Larsen Andersen Nilsen Karlsson Nilsson Eriksson
Persson Svensson Gustafsson Lindqvist Sjöberg Åkesson Øystein Bjørn Søren Kjær Nygård Mäkinen Virtanen Korhonen Nieminen Hämäläinen Jokinen
Guðrún Sigurðsson Jónsdóttir Þór O'Brien O'Connor O'Sullivan McDonald MacDougall Murphy Byrne Doyle Gallagher Siobhan Niamh Aoife Cillian
Evans Thomas Roberts Llewellyn Gwyneth Rhys Cholmondeley Featherstone Higginbottom Winterbottom Bottomley Pratt Hooker Gaye Gayle Semenov
Semenyuk Kuntze Kunze Schiffer Schiffmann Schittenhelm Schitter Wichsel Pimentel Pimm Nuttelman Arschawin Hurlimann Hürlimann
Ficht Fichtner Fickenscher Fickler Fotsch Kackermann Spaßmann Negishi Negrete Negroponte Titov Tito Tietz Tietjen Tietze Lulu Kutay Kutlu
Putz Puth Putra Puttkamer Merdinger Niquet Salopová Couillard Pedersoli Chatterley Baisden Connaught Okafor Adeyemi Nwosu
Mensah Owusu Diallo Traoré Keita Ndiaye Mbeki Zulu Dlamini Nkosi Kamau Otieno Wanjiru Abebe Tesfaye Haile Tupac Nakai Kahananui Mahelona
Van-de-Putte J.R.R. T.S.Eliot
Mohammed Fatima Ayşe Mehmet Öztürk Yılmaz Kowalski Nowak Wójcik Novák Szabó Nagy Popescu Ivanov Петров Смирнова Παπαδόπουλος
`
  .trim()
  .split(/\s+/);

const UNKIND = `
fuck Fucker FUCK fuuuuck f.u.c.k f-u-c-k Fvck-fuck phuck-fuck f4ggot shit sh1t 5hit Shiit s.h.i.t bitch b1tch B1TCHES cunt nigger n1gg3r
Hitler H1tler hitler88 Arschloch Arsch10ch Wichser W1chser Hurensohn Fotze f0tze Scheisse Scheiße scheiss ficken f1cken Schlampe
kut kanker k4nker Klootzak kl00tzak hoer h0er tering lul putain pute put3 salope connard C0nnard encule enculé merde m3rde nique
shit1 69cunt cvnt Fvck KIootzak nikkkker Hittler h1t1er sch31ße fu-cker fi.cken nigggger s.l.u.t Dipshit
wank J1zz b4stard Arsch 4rsch Drecksau K1nderf1cker slet h0erenj0ng k4nkerh0er pédé enfoiré Pétasse p3d0phile ni.que.ta.me.re
`
  .trim()
  .split(/\s+/);

describe('names', () => {
  test('hundreds of first and family names of many countries raise no alarm', () => {
    expect(new Set(HONEST).size).toBeGreaterThan(800);
    expect(HONEST.filter((name) => !judgeName(name).ok)).toEqual([]);
  });

  test('pairs of them raise none, either', () => {
    const pairs = HONEST.map(
      (name, place) => `${name.slice(0, 7)} ${(HONEST[(place * 7 + 3) % HONEST.length] ?? '').slice(0, 7)}`,
    );
    expect(pairs.filter((name) => !judgeName(name).ok && parseName(name).ok)).toEqual([]);
    for (const name of ['Rolf Uckermann', 'J. R. Paws', 'Dr. Flick', 'Van de Putte', 'LUI'])
      expect(judgeName(name)).toEqual({ ok: true, value: name });
  });

  test.each(UNKIND)('%s is refused, with a name that suits instead', (name) => {
    const judged = judgeName(name);
    if (judged.ok) throw new Error(`${name} passed`);
    expect(judged.error.code).toBe('name/unkind');
    expect(CAT_NAMES).toContain(judged.error.facts?.suggestion);
  });

  test('who looks like a bot or the house is offered another name, too', () => {
    const suggestion = expect.any(String);
    for (const name of ['Miso', 'M1so', 'admin', 'Sеrver', 'Tøfu'])
      expect(judgeName(name)).toEqual({ ok: false, error: { code: 'name/reserved', facts: { suggestion } } });
    expect(judgeName('Minkа')).toEqual({ ok: false, error: { code: 'name/lookAlike', facts: { suggestion } } });
  });

  test('every name that is suggested would be taken', () => {
    expect(CAT_NAMES.filter((name) => !judgeName(name).ok)).toEqual([]);
  });
});
