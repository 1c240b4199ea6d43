import { EMOTES, PHRASE_IDS, PHRASES } from '../../../shared/table/talk.ts';
import { useSpeech } from '../../i18n/useTexts.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';

/** Everything that can be said at a table. What is said reaches each cat in its own language. */
export function TalkDialog({ onClose }: { readonly onClose: () => void }) {
  const { texts: t, language } = useSpeech();
  const { request } = useActions();
  return (
    <Dialog title={t.talk} onClose={onClose}>
      <h3>{t.emotes}</h3>
      <div className="row">
        {EMOTES.map((emote) => (
          <Button
            key={emote}
            onClick={() => {
              void request('emote', { emote });
              onClose();
            }}
          >
            {t.emoteOf[emote]}
          </Button>
        ))}
      </div>
      <h3>{t.phrases}</h3>
      <div className="row">
        {PHRASE_IDS.map((phrase) => (
          <Button
            key={phrase}
            onClick={() => {
              void request('say', { phrase });
              onClose();
            }}
          >
            {PHRASES[phrase][language]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
