import { type FormEvent, useState } from 'react';
import type { HostCat, HostDeed, HostOverview } from '../../shared/table/hosting.ts';
import { Button } from '../hud/kit/Button.tsx';
import { useDay, useSpeech } from '../i18n/useTexts.ts';
import { CatDeeds } from './CatDeeds.tsx';
import type { CarryOut } from './carryOut.ts';
import type { HostWords } from './words/en.ts';

interface Props {
  readonly seen: HostOverview;
  readonly words: HostWords;
  readonly act: CarryOut;
}

/** What is in force, and what everybody is told. */
export function Decisions({ seen: { sanctions, banner }, words, act }: Props) {
  const nameOf = nameIn(words);
  const until = useUntil(words);
  return (
    <>
      <section className="panel stack" aria-labelledby="banner-title">
        <h2 id="banner-title">{words.banner}</h2>
        <OneField
          label={words.banner}
          button={words.show}
          initial={banner}
          onSend={(text) => void act('banner', { text })}
        />
      </section>
      <section className="panel stack" aria-labelledby="sanctions-title">
        <h2 id="sanctions-title">{words.sanctions}</h2>
        {sanctions.length === 0 ? <p className="dim">{words.none}</p> : undefined}
        <ul className="host-list">
          {sanctions.map((sanction) => (
            <li key={sanction.id}>
              <div className="host-line">
                <span>
                  <strong>{sanction.cat === null ? sanction.address : nameOf(sanction.cat)}</strong>{' '}
                  <span className="host-tag">{words.deedOf[sanction.kind]}</span>{' '}
                  <small className="dim">{until(sanction.until)}</small>
                </span>
                <Button kind="quiet" onClick={() => void act('lift', { id: sanction.id })}>
                  {words.lift}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <OneField
          label={words.address}
          button={words.ban}
          initial=""
          onSend={(address) => void act('ban', { address, minutes: null })}
        />
      </section>
    </>
  );
}

/** Of a page's address, or typed. */
const CAT = /[\w-]+(?=\/?$)/;

/** For who has left the table before anybody complained. */
export function OtherCat({ words, act }: Pick<Props, 'words' | 'act'>) {
  const [cat, setCat] = useState('');
  return (
    <section className="panel stack" aria-labelledby="other-cat-title">
      <h2 id="other-cat-title">{words.otherCat}</h2>
      <OneField
        label={words.catPage}
        button={words.choose}
        initial=""
        onSend={(text) => setCat(CAT.exec(text)?.[0] ?? '')}
      />
      {cat === '' ? undefined : <CatDeeds key={cat} cat={cat} words={words} act={act} />}
    </section>
  );
}

/** What hosts have done, in words. */
export function Record({ audit, words }: Pick<HostOverview, 'audit'> & Pick<Props, 'words'>) {
  const { language } = useSpeech();
  const nameOf = nameIn(words);
  const until = useUntil(words);
  const detailsOf = ({ cat, facts }: HostDeed): string =>
    [
      cat === null ? '' : nameOf(cat),
      facts.until === undefined ? '' : until(facts.until as number | null),
      facts.address === true ? words.withAddress : '',
      ...['table', 'process', 'text'].map((fact) => facts[fact] ?? ''),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <section className="panel stack" aria-labelledby="audit-title">
      <h2 id="audit-title">{words.audit}</h2>
      {/* Focusable: it scrolls, and not everybody has a wheel. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keys */}
      <ol className="host-list host-record" tabIndex={0} aria-labelledby="audit-title">
        {audit.map((deed) => (
          <li key={deed.id}>
            <span>
              <strong>{words.deedOf[deed.deed]}</strong> {detailsOf(deed)}
            </span>
            <small className="dim">{new Date(deed.at).toLocaleString(language)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

const nameIn =
  (words: HostWords) =>
  ({ name }: HostCat): string =>
    name || words.goneCat;

function useUntil(words: HostWords): (until: number | null) => string {
  const day = useDay();
  return (until) => (until === null ? words.forGood : `${words.day} ${day(until)}`);
}

interface FieldProps {
  readonly label: string;
  readonly button: string;
  readonly initial: string;
  readonly onSend: (text: string) => void;
}

function OneField({ label, button, initial, onSend }: FieldProps) {
  const [text, setText] = useState(initial);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSend(text.trim());
  };
  return (
    <form className="host-form" onSubmit={onSubmit}>
      <label className="field">
        {label}
        <input value={text} maxLength={200} onChange={(event) => setText(event.target.value)} />
      </label>
      <Button type="submit">{button}</Button>
    </form>
  );
}
