import { type FormEvent, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { noPasskeys, signInByCode, signInByPasskey } from '../../net/account.ts';
import type { KeepWords } from './words/en.ts';

/** For who comes with a cat from another device. */
export function SignIn({ words }: { readonly words: KeepWords }) {
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const arrive = async (asked: ReturnType<typeof signInByCode>) => {
    const answer = await asked;
    setRefusal(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    setCode('');
    setName(answer.value.profile.name);
  };
  const onCode = (event: FormEvent) => {
    event.preventDefault();
    void arrive(signInByCode(code));
  };
  return (
    <section className="panel stack keep" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{words.haveOne}</h2>
      <p className="dim">{words.haveOneHint}</p>
      {noPasskeys() === undefined ? (
        <Button onClick={() => void arrive(signInByPasskey())}>{words.withPasskey}</Button>
      ) : undefined}
      <details>
        <summary>{words.withCode}</summary>
        <form className="stack" onSubmit={onCode}>
          <label className="field">
            {words.code}
            <input
              value={code}
              onChange={(event) => setCode(event.target.value)}
              maxLength={40}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </label>
          <Button type="submit" disabled={code.trim() === ''}>
            {words.fetch}
          </Button>
        </form>
      </details>
      <Refused refusal={refusal} />
      <p role="status">{name === '' ? undefined : words.welcomeBack(name)}</p>
    </section>
  );
}
