import { type ReactNode, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { Reply } from '../../../shared/table/protocol.ts';
import type { Emote, Phrase } from '../../../shared/table/talk.ts';
import { EMOTES, PHRASE_IDS, PHRASES } from '../../../shared/table/talk.ts';
import { useSpeech } from '../../i18n/useTexts.ts';
import { useTable } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Refused } from '../kit/Refused.tsx';

/** Everything that can be said at a table, and whom one would rather not hear. What is said reaches each cat in its own language. */
export function TalkDialog({ onClose, children }: { readonly onClose: () => void; readonly children?: ReactNode }) {
  const { texts: t, language } = useSpeech();
  const { request } = useActions();
  const [refusal, setRefusal] = useState<Refusal>();
  const closeOrTell = (reply: Reply) => (reply.ok ? onClose() : setRefusal(reply.refusal));
  const emote = async (chosen: Emote) => closeOrTell(await request('emote', { emote: chosen }));
  const say = async (phrase: Phrase) => closeOrTell(await request('say', { phrase }));
  return (
    <Dialog title={t.talk} onClose={onClose}>
      <h3>{t.emotes}</h3>
      <div className="row filled">
        {EMOTES.map((name) => (
          <Button key={name} onClick={() => void emote(name)}>
            {t.emoteOf[name]}
          </Button>
        ))}
      </div>
      <h3>{t.phrases}</h3>
      <div className="row filled">
        {PHRASE_IDS.map((phrase) => (
          <Button key={phrase} onClick={() => void say(phrase)}>
            {PHRASES[phrase][language]}
          </Button>
        ))}
      </div>
      <Refused refusal={refusal} />
      <Muting onRefused={setRefusal} />
      {children}
    </Dialog>
  );
}

/** Muted for this visit: the table forgets it with the connection. */
const muted = new Set<number>();

function Muting({ onRefused }: { readonly onRefused: (refusal: Refusal) => void }) {
  const { texts: t } = useSpeech();
  const { request } = useActions();
  const seats = useTable(({ facts }) => facts?.seats ?? []);
  const you = useTable((table) => table.you);
  const [, redraw] = useState(0);
  const toggle = async (seat: number) => {
    const silence = !muted.has(seat);
    const reply = await request('mute', { seat, muted: silence });
    if (!reply.ok) {
      onRefused(reply.refusal);
      return;
    }
    if (silence) muted.add(seat);
    else muted.delete(seat);
    redraw((count) => count + 1);
  };
  return (
    <div className="row">
      {seats.map((sitting, seat) =>
        sitting.kind !== 'person' || seat === you ? undefined : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <Button key={seat} kind="quiet" onClick={() => void toggle(seat)}>
            {muted.has(seat) ? t.unmute(sitting.name) : t.mute(sitting.name)}
          </Button>
        ),
      )}
    </div>
  );
}
