import type { Refusal } from '../../../shared/engine/game.ts';
import { refusalWords, useSpeech } from '../../i18n/useTexts.ts';

/** Why something did not happen, said where it was asked. The place is announced when it fills. */
export function Refused({ refusal, why }: { readonly refusal: Refusal | undefined; readonly why?: string }) {
  const speech = useSpeech();
  return (
    <div role="alert" className={refusal === undefined ? 'hidden-text' : 'refusal'}>
      {refusal === undefined ? undefined : <span>{refusalWords(speech, refusal)}</span>}
      {refusal === undefined || why === undefined ? undefined : <a href={why}>{speech.texts.whyRule}</a>}
    </div>
  );
}
