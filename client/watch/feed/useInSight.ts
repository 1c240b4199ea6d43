import { type RefObject, useEffect, useState } from 'react';

/** Somebody who scrolls past does not want to see it. */
const LINGER_MS = 700;
const MOSTLY = 0.75;

/** Which of the cards in this list lies whole before the reader, longest: one of them moves at a time. */
export function useInSight(
  list: RefObject<HTMLElement | null>,
  cards: readonly string[],
  enabled: boolean,
): string | undefined {
  const [inSight, setInSight] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are other elements
  useEffect(() => {
    const element = list.current;
    if (element === null || !enabled) return;
    const seen = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const name = (target as HTMLElement).dataset.reveal ?? '';
          if (isIntersecting) seen.add(name);
          else seen.delete(name);
        }
        clearTimeout(timer);
        timer = setTimeout(
          () => setInSight((now) => (now !== undefined && seen.has(now) ? now : cards.find((card) => seen.has(card)))),
          LINGER_MS,
        );
      },
      { threshold: MOSTLY },
    );
    for (const card of element.querySelectorAll('[data-reveal]')) observer.observe(card);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list, cards.join(' '), enabled]);
  return enabled ? inSight : undefined;
}
