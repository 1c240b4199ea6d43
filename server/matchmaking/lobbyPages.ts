/** Pages of the lobby as they were told last, and what has changed since. Read once for all who look at the same one. */

import type { LobbyLook, LobbyMessages, TableListing } from '../../shared/table/protocol.ts';
import { publicListing } from './listing.ts';
import type { TableIndex } from './tableIndex.ts';

/** Some ten kilobytes. */
export const TABLES_PER_PAGE = 40;

export type LobbyPage = LobbyMessages['page'];
export type LobbyChanges = LobbyMessages['changes'];

export class LobbyPages {
  readonly #index: TableIndex;
  readonly #told = new Map<string, LobbyPage>();

  constructor(index: TableIndex) {
    this.#index = index;
  }

  /** As it was told last, or as it is when nobody was looking: everybody who looks at a page hears the same changes of it. */
  async page(look: LobbyLook): Promise<LobbyPage> {
    const known = this.#told.get(keyOf(look));
    if (known !== undefined) return known;
    const fresh = await this.#read(look);
    // Somebody else may have begun to look meanwhile: changes follow from what the first of them saw.
    const told = this.#told.get(keyOf(look)) ?? fresh;
    if (isThere(told)) this.#told.set(keyOf(look), told);
    return told;
  }

  /** What is new since it was told; undefined when nothing is. */
  async changes(look: LobbyLook): Promise<LobbyChanges | undefined> {
    const before = this.#told.get(keyOf(look));
    const { list, page, pages, tables } = await this.#read(look);
    this.#told.set(keyOf(look), { list, page, pages, tables });
    const known = new Map(before?.tables.map((table) => [table.id, JSON.stringify(table)]));
    const changed = tables.filter((table) => known.get(table.id) !== JSON.stringify(table));
    const order = tables.map(({ id }) => id);
    const isSame = changed.length === 0 && pages === before?.pages && order.join() === [...known.keys()].join();
    return isSame ? undefined : { list, page, pages, order, tables: changed };
  }

  /** Nobody looks at any page but these. */
  keep(looks: readonly LobbyLook[]): void {
    const kept = new Set(looks.map(keyOf));
    for (const key of this.#told.keys()) if (!kept.has(key)) this.#told.delete(key);
  }

  async #read({ list, page }: LobbyLook): Promise<LobbyPage> {
    const { tables, total } = await this.#index.page(list, page * TABLES_PER_PAGE, TABLES_PER_PAGE);
    const listings: readonly TableListing[] = tables.map(publicListing);
    return { list, page, pages: Math.max(1, Math.ceil(total / TABLES_PER_PAGE)), tables: listings };
  }
}

/** Whether the list is as long as that. */
export const isThere = ({ page, pages }: Pick<LobbyPage, 'page' | 'pages'>): boolean => page < pages;

export const keyOf = ({ list, page }: LobbyLook): string => `${list} ${page}`;
