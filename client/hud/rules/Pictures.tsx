import type { Picture } from './ruleBook.ts';

/** Cards in a row, with what is said about them. */
export function Pictures({ pictures }: { readonly pictures: readonly Picture[] }) {
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
          data-verdict={verdict}
        >
          <span className="rule-bubble">{bubble}</span>
          {face}
        </span>
      ))}
    </div>
  );
}
