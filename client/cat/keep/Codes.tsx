import { useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Dialog } from '../../hud/kit/Dialog.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { renewCodes } from '../../net/account.ts';
import { useProfile } from '../../store/useStore.ts';
import type { KeepWords } from './words/en.ts';

interface Props {
  readonly words: KeepWords;
  readonly left: number;
  readonly onMade: (count: number) => void;
}

export function Codes({ words, left, onMade }: Props) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const onMake = async () => {
    const made = await renewCodes();
    setRefusal(made.ok ? undefined : made.error);
    if (made.ok) setCodes(made.value.codes);
  };
  return (
    <>
      <h3>{words.codes}</h3>
      <p className="dim">{words.codesHint}</p>
      {left === 0 ? undefined : <p>{words.codesLeft(left)}</p>}
      <div className="row">
        <Button onClick={() => void onMake()}>{left === 0 ? words.makeCodes : words.makeNewCodes}</Button>
      </div>
      <Refused refusal={refusal} />
      {codes === undefined ? undefined : (
        <Sheet
          words={words}
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            onMade(codes.length);
          }}
        />
      )}
    </>
  );
}

/** What is printed is this sheet alone: see keep.css. */
function Sheet({ words, codes, onClose }: Pick<Props, 'words'> & { codes: readonly string[]; onClose: () => void }) {
  const name = useProfile((profile) => profile.name);
  return (
    <Dialog title={words.codesOf(name)} onClose={onClose}>
      <p>{words.codesOnce}</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="code-place">{location.origin}</p>
      <Button kind="primary" onClick={() => print()}>
        {words.print}
      </Button>
    </Dialog>
  );
}
