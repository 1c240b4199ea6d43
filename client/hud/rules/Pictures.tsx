import type { RulePicture } from './ruleBook.ts';

/** Cards in a row, with what is said about them. */
export function Pictures({ pictures }: { readonly pictures: readonly RulePicture[] }) {
  if (pictures.length === 0) return undefined;
  return (
    <div className="rule-pictures">
      {pictures.map(({ label, face, bubble, verdict }, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may stand twice in a row that never changes
          key={place}
          role="img"
          aria-label={label}
          className="rule-picture"
        >
          <span className="rule-bubble">{bubble}</span>
          {face}
          {verdict === undefined ? undefined : <Mark verdict={verdict} />}
        </span>
      ))}
    </div>
  );
}

const STROKES = { right: 'm6 12.5 4 4 8-9', wrong: 'm7 7 10 10M17 7 7 17' } as const;

/** Told apart by shape, not by colour alone. */
function Mark({ verdict }: { readonly verdict: 'right' | 'wrong' }) {
  return (
    <svg className={`rule-verdict ${verdict}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[verdict]} fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  );
}
