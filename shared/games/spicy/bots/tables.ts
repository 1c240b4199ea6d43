/** Nets by how many sit there: a duel is another game than a crowd. */
export const TABLES = ['duel', 'table', 'crowd'] as const;
export type Table = (typeof TABLES)[number];
export const tableOf = (seats: number): Table => (seats === 2 ? 'duel' : seats <= 4 ? 'table' : 'crowd');
