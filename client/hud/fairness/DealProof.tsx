import './fairness.css';
import { useWords } from '../../i18n/useTexts.ts';
import type { DealVerdict, Proof } from './checkDeal.ts';
import type { FairnessWords } from './words.ts';
import { FAIRNESS_WORDS } from './words.ts';

interface Props {
  /** Undefined while it is being checked; null where there is nothing to check. */
  readonly proof: Proof | undefined | null;
  /** Address of the record. */
  readonly record: string;
}

/** Says in words whether a match was dealt as promised, and why one can know. */
export function DealProof({ proof, record }: Props) {
  const t = useWords(FAIRNESS_WORDS);
  if (proof === null) return <p>{t.unreachable}</p>;
  if (proof === undefined) return <p role="status">{t.checking}</p>;
  const { verdict, commitment, seed } = proof;
  return (
    <div className="proof stack">
      <p className="proof-verdict" role="status" data-verdict={verdict.type}>
        <strong>{t.verdict[verdict.type]}</strong>
      </p>
      <ol className="stack">
        <li>
          {t.promised}
          <Figure name={t.promise} value={commitment} />
        </li>
        {seed === undefined ? undefined : (
          <li>
            {t.shown}
            <Figure name={t.seed} value={seed} />
          </li>
        )}
        {isPromisedSeed(verdict) ? <li>{t.sameFingerprint}</li> : undefined}
        {lastStep(t, proof)}
      </ol>
      <p>
        <a href={record}>{t.record}</a>
      </p>
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span className="proof-figure">
      <span className="hidden-text">{name}: </span>
      <code>{value}</code>
    </span>
  );
}

const isPromisedSeed = ({ type }: DealVerdict): boolean =>
  type === 'fair' || type === 'otherRules' || type === 'differs';

function lastStep(t: FairnessWords, { verdict, steps }: Proof) {
  if (verdict.type === 'fair') return <li>{t.playedAgain(steps)}</li>;
  return 'step' in verdict ? <li>{t.stepDiffers(verdict.step)}</li> : undefined;
}
