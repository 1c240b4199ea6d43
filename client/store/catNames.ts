/** Names that suit a cat in every language we speak. None of them belongs to a bot. */

export const CAT_NAMES = [
  'Mimi',
  'Felix',
  'Luna',
  'Simba',
  'Minou',
  'Whiskers',
  'Pablo',
  'Olive',
  'Ginger',
  'Socrates',
  'Mango',
  'Cleo',
  'Figaro',
  'Muesli',
  'Peaches',
  'Ramses',
  'Tiramisu',
  'Bandit',
  'Curry',
  'Domino',
  'Espresso',
  'Mitzi',
  'Moustache',
  'Nacho',
  'Rosalie',
  'Salsa',
  'Tinker',
  'Vanille',
] as const;

/** Another one than now. `dice` answers a number in [0, 1). */
export function suggestName(current: string, dice: () => number = Math.random): string {
  const others = CAT_NAMES.filter((name) => name !== current);
  return others[Math.floor(dice() * others.length)] ?? CAT_NAMES[0];
}
