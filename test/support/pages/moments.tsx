/**
 * One moment of a match, still: ?moment=spicy-flip&tier=mid&clock=fixed. Without the fixed clock the act plays on from there.
 * ?film=slap stands at its beginning and goes on when it is told to. &motion=reduced shows what somebody sees who asked for less of it.
 */

import '../../../client/styles/tokens.css';
import { createRoot } from 'react-dom/client';
import { createDirector } from '../../../client/choreography/director.ts';
import { inTurn } from '../../../client/choreography/script.ts';
import { createCaptionBoard } from '../../../client/choreography/words.ts';
import { gameNamed, stageOf } from '../../../client/games/registry.ts';
import { FlatScene } from '../../../client/scene/flat/FlatScene.tsx';
import { createLayout } from '../../../client/scene/layout/layout.ts';
import { createCompany } from '../../../client/scene/perform/createCompany.ts';
import { qualityOf } from '../../../client/scene/quality.ts';
import { createStage } from '../../../client/scene/stage.ts';
import { TableScene } from '../../../client/scene/TableScene.tsx';
import { Captions } from '../../../client/table/show/words/Captions.tsx';
import { LANGUAGES } from '../../../shared/table/talk.ts';
import { FILMS, type Film } from '../../tools/pictures/moments/films.ts';
import { findMoment } from '../../tools/pictures/moments/find.ts';
import { MOMENTS } from '../../tools/pictures/moments/index.ts';
import type { Moment } from '../../tools/pictures/moments/moment.ts';
import { fakeLooks } from './fakeTable.ts';

declare global {
  interface Window {
    /** Goes on to this part of the film, draws it, and says how many seconds into the act that is. Forward only. */
    __film?: (part: number) => number;
  }
}

const query = new URLSearchParams(location.search);
const NAMES = ['You', 'Saffron', 'Pickles', 'Duchess', 'Biscuit', 'Monsieur'];
const FRAME = 1 / 60;

/** Before the act, so that idle cats are in the middle of breathing and not at its start. */
const WARM_UP = 3;

async function show(moment: Moment, film?: Film): Promise<void> {
  const game = await stageOf(moment.game);
  const { before, after, events, seq } = findMoment(moment);
  const looks = fakeLooks(moment.seats);
  const species = looks.map((look) => look.species);
  const stage = createStage(game.repertoire);
  const captions = createCaptionBoard();
  const layout = createLayout(moment.seats, moment.viewer, { width: innerWidth, height: innerHeight }, game.zones);
  const company = createCompany(stage, layout, captions, () => {});
  const director = createDirector(company);
  director.reducedMotion = query.get('motion') === 'reduced';
  stage.reducedMotion = director.reducedMotion;
  const script = inTurn(...events.map((event) => game.script(event, { before, after, seq, late: moment.late })));
  stage.time = WARM_UP;
  director.cutTo(before === undefined ? game.emptyTable(after, species) : game.tableau(before, species), seq - 1);
  const act = { seq, script, after: game.tableau(after, species), shared: { since: 0, rate: 1 } };
  director.push(act);
  const direct = (dt: number): void => {
    director.tick(dt);
    stage.playing = director.playing;
  };
  const tier = query.get('tier') ?? 'mid';
  stage.still = tier === 'off';
  // Small steps, as on a screen: an effect starts when its step does.
  let time = 0;
  const playTo = (moment: number): void => {
    for (; time < moment; time += FRAME) {
      stage.time += FRAME;
      direct(FRAME);
    }
  };
  const [from, to] = film?.span(script) ?? [moment.at(script), 0];
  const end = Number(query.get('at') ?? from);
  playTo(end);
  window.__film = (part) => {
    playTo(from + (to - from) * part);
    window.__advance?.(stage.time);
    return time;
  };
  const language = LANGUAGES.find((name) => name === query.get('language')) ?? 'en';
  const say = await game.words(language);
  const shared = { stage, layout, room: game.room, deck: game.deck, direct };
  const done = () => {
    window.__advance?.(stage.time);
    Object.assign(window, { __drawn: true, __script: { length: script.length, at: end } });
  };
  document.documentElement.dataset.theme = gameNamed(moment.game).theme;
  createRoot(document.getElementById('root')!).render(
    <>
      {tier === 'off' ? (
        <FlatScene {...shared} />
      ) : (
        <TableScene
          {...shared}
          whole
          cats={CATS(looks)}
          quality={qualityOf(tier as 'low' | 'mid' | 'high')}
          onReady={done}
        />
      )}
      <Captions board={captions} layout={layout} still={stage.still} say={say} names={NAMES} />
    </>,
  );
  if (tier === 'off') requestAnimationFrame(() => requestAnimationFrame(done));
}

const CATS = (looks: ReturnType<typeof fakeLooks>) => looks.map((look) => ({ look, bot: false }));

const name = query.get('moment') ?? '';
const film = FILMS[query.get('film') ?? ''];
const moment = film?.moment ?? MOMENTS[name];
if (moment === undefined) document.body.textContent = `?moment= one of ${Object.keys(MOMENTS).join(', ')}`;
else void show(moment, film);
