import { type FormEvent, useState } from 'react';
import { Button } from '../hud/kit/Button.tsx';
import type { CarryOut } from './carryOut.ts';
import type { HostWords } from './words/en.ts';

const A_DAY = 24 * 60;

interface Props {
  readonly cat: string;
  readonly words: HostWords;
  readonly act: CarryOut;
}

/** What a host can do about one cat. */
export function CatDeeds({ cat, words, act }: Props) {
  const [name, setName] = useState('');
  const onRename = (event: FormEvent) => {
    event.preventDefault();
    void act('rename', { cat, name });
  };
  return (
    <div className="host-deeds">
      <div className="row">
        <Button onClick={() => void act('mute', { cat, minutes: A_DAY })}>{words.mute}</Button>
        <Button kind="danger" onClick={() => void act('ban', { cat, minutes: null })}>
          {words.ban}
        </Button>
        <Button kind="danger" onClick={() => void act('ban', { cat, minutes: null, address: true })}>
          {words.banAddress}
        </Button>
      </div>
      <form className="host-form" onSubmit={onRename}>
        <label className="field">
          {words.newName}
          <input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </label>
        <Button type="submit" disabled={name.trim() === ''}>
          {words.rename}
        </Button>
      </form>
    </div>
  );
}
