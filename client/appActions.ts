/** What the screens set in motion, put together from network, stores and the table that is loaded when it is needed. */

import type { Refusal } from '../shared/engine/game.ts';
import type { Result } from '../shared/engine/result.ts';
import type { TableAddress } from '../shared/table/api.ts';
import { botTable } from './games/botTable.ts';
import { controlsOf, gameNamed, stageOf } from './games/registry.ts';
import type { Actions } from './hud/actions.ts';
import { speechStore } from './i18n/language.ts';
import { changeProfile, claimTransfer, ownSeats, startTransfer } from './net/identity.ts';
import { openTable } from './net/matchmaking.ts';
import { go } from './store/page/address.ts';
import { ownSeatsStore } from './store/person/ownSeats.ts';
import { profileStore } from './store/person/profile.ts';
import { tableStore } from './store/table/table.ts';

/** One promise for whoever asks first: a hover, a focus, a quiet moment, or the click itself. */
export const loadTable = () => import('./table/TablePage.tsx');
const loadSession = () => import('./table/session.ts');

async function loadGame(): Promise<void> {
  const { manifest } = gameNamed(profileStore.getState().game);
  const [{ loadShow }] = await Promise.all([loadTable(), controlsOf(manifest.id), manifest.loadCodecs()]);
  await Promise.all([loadShow(), stageOf(manifest.id)]);
}

const language = () => speechStore.getState()?.language ?? 'en';

function seated(found: Result<TableAddress, Refusal>): Refusal | undefined {
  if (!found.ok) return found.error;
  go({ page: 'table', id: found.value.id, as: 'seat' });
  return undefined;
}

async function againstBots(): Promise<Refusal | undefined> {
  const profile = profileStore.getState();
  const table = botTable(profile, gameNamed(profile.game));
  const opened = await openTable({ ...table, visibility: 'private' }, language());
  // Bots need no server: without one they sit down in this browser.
  if (!opened.ok && opened.error.code === 'net/unreachable') go({ page: 'practice', game: table.game });
  else return seated(opened);
  return undefined;
}

let session: Awaited<ReturnType<typeof loadSession>> | undefined;

export const actions: Actions = {
  async play() {
    if (profileStore.getState().company === 'bots') return againstBots();
    go({ page: 'queue', party: '' });
    return undefined;
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
    const { id, facts } = tableStore.getState();
    // In the middle of a match the seat is kept: there is a way back to it.
    if (id !== '') ownSeatsStore.setState({ left: facts?.phase === 'playing' ? undefined : id });
    // Where nothing was loaded there is no table to leave.
    if (session !== undefined) session.leaveTable();
  },
  findSeats() {
    void ownSeats().then((seats) => ownSeatsStore.setState({ seats }));
  },
  preload() {
    // Controls first, then the picture: nobody waits for what is only to be looked at.
    void loadGame().catch(() => undefined);
    void loadSession().then((loaded) => {
      session = loaded;
    });
  },
  watchLobby(list) {
    let stop: (() => void) | undefined;
    let over = false;
    void import('./net/lobbyRoom.ts').then(({ watchLobby }) => {
      if (!over) stop = watchLobby(list, language());
    });
    return () => {
      over = true;
      stop?.();
    };
  },
};
