import { type ComponentType, type FormEvent, type ReactNode, Suspense, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { type CatLook, LOOK_CHOICES, randomLook } from '../../../shared/table/people/catLook.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { type CatDraft, forgetDraft, keepDraft, readDraft } from '../../store/person/catDraft.ts';
import { suggestName } from '../../store/person/catNames.ts';
import { useProfile } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { CatFace } from '../cat/CatFace.tsx';
import { CLOTHS, EYES, furOf } from '../cat/catColors.ts';
import { EXAMPLE_CATS } from '../cat/looks.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Instead } from '../kit/Instead.tsx';
import { Refused } from '../kit/Refused.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { TopBar } from '../kit/TopBar.tsx';
import { TransferLink } from './TransferLink.tsx';

const TRAITS = Object.keys(LOOK_CHOICES) as readonly (keyof CatLook)[];

interface Props {
  /** The cat in 3D; the drawing stands in until it is there, and where there is no 3D. */
  readonly Mirror: ComponentType<{ readonly look: CatLook }> | undefined;
  /** What else there is to do about a cat. */
  readonly children?: ReactNode;
}

export function CatEditor({ Mirror, children }: Props) {
  const t = useTexts();
  const { saveCat } = useActions();
  const profile = useProfile((known) => known);
  const [cat, setCat] = useState<CatDraft>(
    () => readDraft() ?? { look: profile.look ?? EXAMPLE_CATS[1], name: profile.name || suggestName('') },
  );
  const { name, look } = cat;
  /** Kept at once: whoever goes Back before saving finds the cat as it was left. */
  const change = (next: Partial<CatDraft>) => {
    const draft = { ...cat, ...next };
    setCat(draft);
    keepDraft(draft);
  };
  const setLook = (worn: CatLook) => change({ look: worn });
  const setName = (called: string) => change({ name: called });
  const [refusal, setRefusal] = useState<Refusal>();
  const [saved, setSaved] = useState(false);

  const [owner, setOwner] = useState(profile.id);
  if (owner !== profile.id) {
    setOwner(profile.id);
    // Another cat has been fetched: what stands here is the one that it replaces.
    if (profile.kept === 'kept') {
      setCat({ name: profile.name, look: profile.look ?? look });
      forgetDraft();
    }
  }

  const onSave = async (event: FormEvent) => {
    event.preventDefault();
    const refused = await saveCat(name, look);
    setRefusal(refused);
    setSaved(refused === undefined);
    if (refused === undefined) forgetDraft();
  };

  return (
    <main className="page">
      <TopBar title={t.catTitle} back="/" />
      <form className="cat-editor" onSubmit={onSave} onChange={() => setSaved(false)}>
        <div className="stack mirror-side">
          <figure className="mirror" aria-label={t.mirror}>
            {Mirror === undefined ? (
              <CatFace look={look} />
            ) : (
              <Instead fallback={<CatFace look={look} />}>
                <Suspense fallback={<CatFace look={look} />}>
                  <Mirror look={look} />
                </Suspense>
              </Instead>
            )}
          </figure>
          <Button onClick={() => setLook(randomLook((count) => Math.floor(Math.random() * count)))}>
            <Icon name="dice" />
            {t.surprise}
          </Button>
          <div className="cat-name">
            <label className="field">
              {t.name}
              <input
                value={name}
                maxLength={40}
                onChange={(event) => setName(event.target.value)}
                autoComplete="nickname"
                aria-describedby="name-hint"
              />
            </label>
            <Button aria-label={t.suggestName} title={t.suggestName} onClick={() => setName(suggestName(name))}>
              <Icon name="dice" />
            </Button>
            <p id="name-hint" className="dim">
              {t.nameHint}
            </p>
          </div>
          <Refused refusal={refusal} />
          <Button type="submit" kind="primary" shape="wide">
            {saved ? t.saved : t.save}
          </Button>
        </div>
        <div className="panel stack">
          {TRAITS.map((trait) => (
            <Trait key={trait} trait={trait} look={look} onChange={(change) => setLook({ ...look, ...change })} />
          ))}
        </div>
      </form>
      {children}
      {profile.token === '' ? undefined : <TransferLink />}
    </main>
  );
}

interface TraitProps {
  readonly trait: keyof CatLook;
  readonly look: CatLook;
  readonly onChange: (change: Partial<CatLook>) => void;
}

function Trait({ trait, look, onChange }: TraitProps) {
  const words = useTexts().look[trait] as { readonly title: string } & { readonly [choice: string]: string };
  return (
    <Segmented<string>
      legend={words.title}
      value={look[trait]}
      wrapping
      choices={LOOK_CHOICES[trait].map((value) => ({
        value,
        label: words[value] ?? value,
        swatch: swatchOf(trait, { ...look, [trait]: value }),
      }))}
      onChange={(value) => onChange({ [trait]: value } as Partial<CatLook>)}
    />
  );
}

/** What this trait gives the cat, where it is a colour. */
function swatchOf(trait: keyof CatLook, look: CatLook): string | undefined {
  if (trait === 'coat') return furOf(look).base;
  if (trait === 'eyes') return EYES[look.eyes];
  return trait === 'cloth' ? CLOTHS[look.cloth] : undefined;
}
