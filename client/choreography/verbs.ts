/** The stage verbs, with the durations that they usually take. Games write their scenes with these. */

import type { Seat } from '../../shared/engine/game.ts';
import type { CardId } from '../../shared/table/cards.ts';
import type { Cue } from './cues.ts';
import type { Ease } from './ease.ts';
import { audience, type CardRef, onStack, type Place, type Spot } from './place.ts';
import { after, meanwhile, type Script, together } from './script.ts';
import type { Cast, Seconds, StepOf } from './steps.ts';
import type { CardSides } from './tableau.ts';
import { type EffectKind, LANDS, type Light, type Mood, type ShotName } from './vocabulary.ts';
import type { Tone, Words } from './words.ts';

export const everybody: Cast = { allBut: [] };
export const allBut = (...seats: readonly Seat[]): Cast => ({ allBut: seats });

export interface Sliding {
  readonly duration?: Seconds;
  readonly up?: boolean;
  readonly sides?: CardSides;
  readonly id?: CardId;
  readonly index?: number;
  readonly arc?: number;
  readonly ease?: Ease;
}

export function slide(card: CardRef, to: Place, how: Sliding = {}): StepOf<'slide'> {
  const { duration = 0.5, up = false, arc = 0.5, ease = 'inOut', ...what } = how;
  return { verb: 'slide', card, to, duration, up, arc, ease, ...what };
}

interface Flipping {
  readonly duration?: Seconds;
  readonly sides?: CardSides;
  readonly ease?: Ease;
  readonly present?: boolean;
}

export function flip(card: CardRef, up: boolean, how: Flipping = {}): StepOf<'flip'> {
  const { duration = 0.6, ease = 'inOut', present = false, ...what } = how;
  return { verb: 'flip', card, up, duration, ease, present, ...what };
}

export const spin = (card: CardRef, turns: number, duration: Seconds): StepOf<'spin'> => ({
  verb: 'spin',
  card,
  turns,
  duration,
});
export const shiver = (card: CardRef, duration: Seconds, strength = 1): StepOf<'shiver'> => ({
  verb: 'shiver',
  card,
  duration,
  strength,
});
export const glow = (card: CardRef, duration: Seconds): StepOf<'glow'> => ({ verb: 'glow', card, duration });
export const sweep = (from: Place, to: Place, duration: Seconds, keep = 0): StepOf<'sweep'> => ({
  verb: 'sweep',
  from,
  to,
  duration,
  up: false,
  keep,
});
export const shuffle = (place: Place, duration: Seconds): StepOf<'shuffle'> => ({ verb: 'shuffle', place, duration });
export const tidy = (place: Place, duration: Seconds): StepOf<'tidy'> => ({ verb: 'tidy', place, duration });
export const bring = (place: Place, sides: CardSides, up: boolean, count = 1): StepOf<'bring'> => ({
  verb: 'bring',
  duration: 0,
  place,
  sides,
  up,
  count,
});
export const remove = (card: CardRef): StepOf<'remove'> => ({ verb: 'remove', duration: 0, card });

export const lay = (seat: Seat, spot: Spot, duration: Seconds = 0.6): StepOf<'lay'> => ({
  verb: 'lay',
  seat,
  spot,
  duration,
});
export const withdraw = (seat: Seat, duration: Seconds = 0.5): StepOf<'withdraw'> => ({
  verb: 'withdraw',
  seat,
  duration,
});
export const rake = (seat: Seat, from: Place, to: Place, keep = 0, duration: Seconds = 1.2): StepOf<'rake'> => ({
  verb: 'rake',
  seat,
  from,
  to,
  keep,
  duration,
});
export const reach = (seat: Seat, spot: Spot, duration: Seconds = 0.6): StepOf<'reach'> => ({
  verb: 'reach',
  seat,
  spot,
  duration,
});
export const point = (seat: Seat, spot: Spot, duration: Seconds = 1): StepOf<'point'> => ({
  verb: 'point',
  seat,
  spot,
  duration,
});
export const wave = (seat: Seat, duration: Seconds = 0.9): StepOf<'wave'> => ({ verb: 'wave', seat, duration });
export const feel = (cast: Cast, mood: Mood, duration: Seconds, strength = 1): StepOf<'feel'> => ({
  verb: 'feel',
  cast,
  mood,
  duration,
  strength,
});
export const look = (cast: Cast, spot: Spot, duration: Seconds = 0.35): StepOf<'look'> => ({
  verb: 'look',
  cast,
  spot,
  duration,
});
export const light = (name: Light, to: number, duration: Seconds): StepOf<'light'> => ({
  verb: 'light',
  light: name,
  to,
  duration,
});
export const camera = (shot: ShotName, to: number, duration: Seconds, seat?: Seat): StepOf<'camera'> => ({
  verb: 'camera',
  shot,
  to,
  duration,
  ...(seat === undefined ? {} : { seat }),
});
/** Two faces and the card between them. */
export const duel = (one: Seat, other: Seat, to: number, duration: Seconds): StepOf<'camera'> => ({
  verb: 'camera',
  shot: 'toDuel',
  seat: one,
  rival: other,
  to,
  duration,
});
export const shake = (strength: number, duration: Seconds = 0.4): StepOf<'shake'> => ({
  verb: 'shake',
  strength,
  duration,
});
export const effect = (kind: EffectKind, spot: Spot, scale = 1, duration: Seconds = 0): StepOf<'effect'> => ({
  verb: 'effect',
  kind,
  spot,
  scale,
  duration,
});
export const cue = (name: Cue, seat?: Seat, level = 1): StepOf<'cue'> => ({
  verb: 'cue',
  duration: 0,
  cue: name,
  level,
  ...(seat === undefined ? {} : { seat }),
});

export const speak = (seat: Seat, words: Words, duration: Seconds = 1.2, tone: Tone = 'said'): StepOf<'speak'> => ({
  verb: 'speak',
  seat,
  words,
  tone,
  duration,
});
export const clearWords: StepOf<'clearWords'> = { verb: 'clearWords', duration: 0 };
export const announce = (words: Words, duration: Seconds, tone: Tone = 'neutral'): StepOf<'announce'> => ({
  verb: 'announce',
  words,
  tone,
  duration,
});
/** Under the card that everybody looks at. */
export const pronounce = (words: Words, duration: Seconds, tone: Tone): StepOf<'announce'> => ({
  ...announce(words, duration, tone),
  below: true,
});
export const tally = (seat: Seat, words: Words, tone: Tone = 'neutral'): StepOf<'tally'> => ({
  verb: 'tally',
  duration: 0,
  seat,
  words,
  tone,
});

export const jolt = (spot: Spot, strength = 1, duration: Seconds = 0.45): StepOf<'jolt'> => ({
  verb: 'jolt',
  spot,
  strength,
  duration,
});

/** A card is put down with some weight. */
export function put(seat: Seat, spot: Spot = onStack, duration: Seconds = 0.95, force = 1): Script {
  return together(
    { verb: 'put', seat, spot, duration },
    meanwhile(
      after(
        duration * LANDS,
        cue('cardSlap', seat, force),
        shake(0.14 * force, 0.25),
        jolt(spot, 0.22 * force, 0.3),
        effect('dust', spot, 0.45 * force),
      ),
    ),
  );
}

/** The paw comes down hard, and the table feels it. */
export function slap(seat: Seat, spot: Spot = onStack, duration: Seconds = 1.1, force = 1): Script {
  return together(
    { verb: 'slap', seat, spot, duration },
    meanwhile(after(duration * LANDS, impact(seat, spot, force))),
  );
}

/** The paw comes down hard and stays there. */
export function strike(seat: Seat, spot: Spot = onStack, duration: Seconds = 0.7, force = 1.2): Script {
  return together(
    lay(seat, spot, duration),
    meanwhile(after(duration * LANDS, impact(seat, spot, force), effect('sparks', spot, force))),
  );
}

const impact = (seat: Seat, spot: Spot, force: number): Script =>
  together(
    cue('pawSlap', seat, force),
    shake(0.6 * force, 0.4),
    light('flash', 0.4 * force, 0.3),
    jolt(spot, force, 0.5),
    effect('dust', spot, 1.2 * force),
  );

/** Too late: fur on fur, and off again. */
export function pat(seat: Seat, spot: Spot, duration: Seconds = 1.1): Script {
  return together(
    { verb: 'pat', seat, spot, duration },
    meanwhile(after(duration * LANDS, cue('pawPat', seat), shake(0.12, 0.2))),
  );
}

/** Three furtive steps, and the paw lies there. */
export function creep(seat: Seat, spot: Spot = onStack, duration: Seconds = 1): Script {
  const steps = [0.2, 0.48, 0.77, 0.93].map((part, step) =>
    after(duration * part, cue('pawTap', seat, 0.4 + 0.2 * step)),
  );
  return together({ verb: 'creep', seat, spot, duration }, ...steps.map(meanwhile));
}

export function knock(seat: Seat, spot: Spot, duration: Seconds = 0.9): Script {
  return together(
    { verb: 'knock', seat, spot, duration },
    meanwhile(after(duration * 0.35, cue('knock', seat), shake(0.18, 0.25), effect('dust', spot, 0.5))),
    meanwhile(after(duration * 0.65, cue('knock', seat), shake(0.18, 0.25), effect('dust', spot, 0.5))),
  );
}

/** The room holds its breath. */
export const hush = (duration: Seconds): Script =>
  together(light('hush', 1, duration), camera('toStack', 1, duration), cue('hush'));
export const endHush = (duration: Seconds): Script =>
  together(light('hush', 0, duration), camera('toStack', 0, duration));

/** Fire, steam and tears: somebody bit into a chili. */
export function burn(seat: Seat, duration: Seconds, weight = 1): Script {
  const mouth: Spot = { at: 'face', seat };
  return together(
    feel([seat], 'burning', duration),
    look([seat], audience, 0.4),
    cue('burn', seat),
    effect('fire', mouth, weight, duration * 0.35 * weight),
    effect('steam', { at: 'overhead', seat }, weight, duration * 0.7),
    meanwhile(after(duration * 0.3, effect('tears', mouth, 1, duration * 0.5))),
  );
}

export const cheer = (seat: Seat, duration: Seconds): Script =>
  together(feel([seat], 'triumphant', duration), cue('cheer', seat), effect('confetti', { at: 'overhead', seat }, 0.8));
