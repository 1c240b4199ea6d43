import { useState } from 'react';
import type { Emote, Phrase } from '../../../shared/table/talk.ts';
import { EMOTES, PHRASE_IDS, PHRASES } from '../../../shared/table/talk.ts';
import { useSpeech } from '../../i18n/useTexts.ts';
import { useTable } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';

/** Everything that can be said at a table, and whom one would rather not hear. What is said reaches each cat in its own language. */
export function TalkDialog({ onClose }: { readonly onClose: () => void }) {
  const { texts: t, language } = useSpeech();
  const { request } = useActions();
  const emote = (chosen: Emote) => {
    void request('emote', { emote: chosen });
    onClose();
  };
  const say = (phrase: Phrase) => {
    void request('say', { phrase });
    onClose();
  };
  return (
    <Dialog title={t.talk} onClose={onClose}>
      <h3>{t.emotes}</h3>
      <div className="row">
        {EMOTES.map((name) => (
          <Button key={name} onClick={() => emote(name)}>
            {t.emoteOf[name]}
          </Button>
        ))}
      </div>
      <h3>{t.phrases}</h3>
      <div className="row">
        {PHRASE_IDS.map((phrase) => (
          <Button key={phrase} onClick={() => say(phrase)}>
            {PHRASES[phrase][language]}
          </Button>
        ))}
      </div>
      <Muting />
    </Dialog>
  );
}

/** Muted for this visit: the table forgets it with the connection. */
const muted = new Set<number>();

function Muting() {
  const { texts: t } = useSpeech();
  const { request } = useActions();
  const seats = useTable(({ facts }) => facts?.seats ?? []);
  const you = useTable((table) => table.you);
  const [, redraw] = useState(0);
  const toggle = async (seat: number) => {
    const silence = !muted.has(seat);
    const reply = await request('mute', { seat, muted: silence });
    if (!reply.ok) return;
    if (silence) muted.add(seat);
    else muted.delete(seat);
    redraw((count) => count + 1);
  };
  return (
    <div className="row">
      {seats.map(({ kind, name }, seat) =>
        kind !== 'person' || seat === you ? undefined : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <Button key={seat} kind="quiet" onClick={() => void toggle(seat)}>
            {muted.has(seat) ? t.unmute(name) : t.mute(name)}
          </Button>
        ),
      )}
    </div>
  );
}
