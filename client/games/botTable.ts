/** What Play deals against bots: as many, as strong and by such rules as somebody has chosen, with an easy start for who is new. */

import type { TableOptions } from '../../shared/table/options.ts';
import { type BotLevel, usualSeats } from '../../shared/table/seats.ts';
import { type ProfileState, paceOf } from '../store/person/profile.ts';
import type { AnyClientGame } from './clientGame.ts';

const NEWCOMERS_BOTS: readonly BotLevel[] = ['kitten', 'kitten', 'alleyCat'];
const REGULARS_BOTS: readonly BotLevel[] = ['alleyCat', 'bigCat', 'alleyCat'];

export type BotTable = Pick<TableOptions, 'game' | 'seats' | 'bots' | 'rules' | 'pace' | 'practice'>;

export function botTable(profile: ProfileState, { manifest, firstRules = {}, presets = [] }: AnyClientGame): BotTable {
  const { bots: wish, matches } = profile;
  const { min, max } = manifest.seats;
  const seats = Math.min(max, Math.max(min, wish.seats ?? usualSeats(manifest)));
  const newcomer = matches === 0;
  const mixed = newcomer ? NEWCOMERS_BOTS : REGULARS_BOTS;
  const levelOf = (place: number) => (wish.level === 'mixed' ? mixed[place % mixed.length] : wish.level) ?? 'alleyCat';
  const preset = presets.find(({ id }) => id === wish.presets[manifest.id]);
  return {
    game: manifest.id,
    seats,
    bots: Array.from({ length: seats - 1 }, (_, place) => levelOf(place)),
    rules: preset?.rules ?? (newcomer ? firstRules : {}),
    pace: paceOf(profile),
    practice: true,
  };
}
