/** What the screens set in motion, put together from network, stores and the table that is loaded when it is needed. */

import type { Refusal } from '../shared/engine/game.ts';
import type { Result } from '../shared/engine/result.ts';
import type { TableAddress } from '../shared/table/api.ts';
import type { BotLevel } from '../shared/table/seats.ts';
import { controlsOf, gameNamed, stageOf } from './games/registry.ts';
import type { Actions } from './hud/actions.ts';
import { speechStore } from './i18n/language.ts';
import { changeProfile, claimTransfer, startTransfer } from './net/identity.ts';
import { openTable, quickMatch } from './net/matchmaking.ts';
import { profileStore } from './store/profile.ts';
import { go } from './store/route.ts';

/** One promise for whoever asks first: a hover, a focus, a quiet moment, or the click itself. */
export const loadTable = () => import('./table/TablePage.tsx');
const loadSession = () => import('./table/session.ts');

async function loadGame(): Promise<void> {
  const { manifest } = gameNamed(profileStore.getState().game);
  const [{ loadShow }] = await Promise.all([loadTable(), controlsOf(manifest.id), manifest.loadCodecs()]);
  await Promise.all([loadShow(), stageOf(manifest.id)]);
}

const language = () => speechStore.getState()?.language ?? 'en';

const NEWCOMERS_BOTS: BotLevel[] = ['kitten', 'kitten', 'alleyCat'];
const REGULARS_BOTS: BotLevel[] = ['alleyCat', 'bigCat', 'alleyCat'];

function seated(found: Result<TableAddress, Refusal>): Refusal | undefined {
  if (!found.ok) return found.error;
  go({ page: 'table', id: found.value.id, as: 'seat' });
  return undefined;
}

async function againstBots(): Promise<Refusal | undefined> {
  const { pace, matches } = profileStore.getState();
  const { manifest, firstRules = {} } = gameNamed(profileStore.getState().game);
  const game = manifest.id;
  const newcomer = matches === 0;
  const bots = newcomer ? NEWCOMERS_BOTS : REGULARS_BOTS;
  const rules = newcomer ? firstRules : {};
  const opened = await openTable(
    { game, pace, seats: bots.length + 1, bots, rules, practice: true, visibility: 'private' },
    language(),
  );
  // Bots need no server: without one they sit down in this browser.
  if (!opened.ok && opened.error.code === 'net/unreachable') go({ page: 'practice', game });
  else return seated(opened);
  return undefined;
}

let session: Awaited<ReturnType<typeof loadSession>> | undefined;

export const actions: Actions = {
  play() {
    const { company, game: chosen, pace } = profileStore.getState();
    const game = gameNamed(chosen).manifest.id;
    return company === 'bots' ? againstBots() : quickMatch({ game, pace }, language()).then(seated);
  },
  open: async (options) => seated(await openTable(options, language())),
  async saveCat(name, look) {
    const changed = await changeProfile({ name, look }, language());
    return changed.ok ? undefined : changed.error;
  },
  startTransfer,
  async claimTransfer(code) {
    const claimed = await claimTransfer(code);
    return claimed.ok ? undefined : claimed.error;
  },
  async request(type, payload) {
    session ??= await loadSession();
    return session.requestOf(type, payload);
  },
  leave() {
    actions.standUp();
    go({ page: 'home' });
  },
  standUp() {
    // Where nothing was loaded there is no table to leave.
    if (session !== undefined) session.leaveTable();
  },
  preload() {
    // Controls first, then the picture: nobody waits for what is only to be looked at.
    void loadGame().catch(() => undefined);
    void loadSession().then((loaded) => {
      session = loaded;
    });
  },
  watchLobby() {
    let stop: (() => void) | undefined;
    let over = false;
    void import('./net/lobbyRoom.ts').then(({ watchLobby }) => {
      if (!over) stop = watchLobby(language());
    });
    return () => {
      over = true;
      stop?.();
    };
  },
};
