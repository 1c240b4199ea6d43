import { type RefObject, useEffect, useState } from 'react';

/** Somebody who scrolls past does not want to see it. */
const LINGER_MS = 700;
const MOSTLY = 0.75;

/** Which of the cards in this list moves, one at a time: the one that is pointed at or has the focus, or else the one that has lain whole before the reader longest. */
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
    let chosen: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const linger = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setInSight((now) => [chosen, now, ...cards].find((card) => card !== undefined && seen.has(card))),
        LINGER_MS,
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const name = nameOn(target);
          if (isIntersecting) seen.add(name);
          else seen.delete(name);
        }
        linger();
      },
      { threshold: MOSTLY },
    );
    for (const card of element.querySelectorAll('[data-reveal]')) observer.observe(card);
    const choose = ({ target }: Event) => {
      const card = (target as Element).closest('[data-reveal]');
      if (card === null || nameOn(card) === chosen) return;
      chosen = nameOn(card);
      linger();
    };
    element.addEventListener('pointerover', choose);
    element.addEventListener('focusin', choose);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('pointerover', choose);
      element.removeEventListener('focusin', choose);
    };
  }, [list, cards.join(' '), enabled]);
  return enabled ? inSight : undefined;
}

const nameOn = (card: Element): string => (card as HTMLElement).dataset.reveal ?? '';
