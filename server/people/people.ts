/** Everything that the store knows about people beside their profile. */

import type { Db } from '../store/database.ts';
import type { Journal } from '../store/journal.ts';
import type { Players } from '../store/players.ts';
import { Audit } from './audit.ts';
import { Blocks } from './blocks.ts';
import { CatPages } from './history/catPages.ts';
import { Farewells } from './leaving/farewells.ts';
import { Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recoveryCodes.ts';
import { Reports } from './reports.ts';
import { Sanctions } from './sanctions.ts';
import { Sessions } from './sessions.ts';

export interface People {
  readonly sessions: Sessions;
  readonly blocks: Blocks;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
  readonly catPages: CatPages;
  readonly farewells: Farewells;
  readonly reports: Reports;
  readonly sanctions: Sanctions;
  readonly audit: Audit;
}

export function openPeople(db: Db, players: Players, journal: Journal): People {
  const blocks = new Blocks(db);
  return {
    sessions: new Sessions(db),
    blocks,
    passkeys: new Passkeys(db),
    recoveryCodes: new RecoveryCodes(db),
    catPages: new CatPages(db, players, blocks),
    farewells: new Farewells(db, journal),
    reports: new Reports(db),
    sanctions: new Sanctions(db),
    audit: new Audit(db),
  };
}
