import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { FeedReveal, FeedSpan } from '../../../shared/table/gallery.ts';
import { loadFeed, nameOf } from './feed.ts';

export interface FeedState {
  /** What the server found: wider than was asked for where that had nothing. */
  readonly span: FeedSpan;
  readonly reveals: readonly FeedReveal[];
  readonly next: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly loading: boolean;
}

export interface FeedList extends FeedState {
  more(): void;
  /** After a refusal: from the beginning. */
  again(): void;
  /** As it is now, or undefined for one that is gone. */
  change(reveal: FeedReveal, changed: FeedReveal | undefined): void;
}

const empty = (span: FeedSpan): FeedState => ({
  span,
  reveals: [],
  next: undefined,
  refusal: undefined,
  loading: true,
});

/** Pages of one span, one after another. */
export function useFeed(asked: FeedSpan): FeedList {
  const [state, setState] = useState(() => empty(asked));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more with every attempt
  useEffect(() => {
    let current = true;
    setState(empty(asked));
    void loadFeed(asked, undefined).then((feed) => {
      if (!current) return;
      if (feed.ok) setState({ ...empty(asked), ...feed.value, next: feed.value.next, loading: false });
      else setState({ ...empty(asked), refusal: feed.error, loading: false });
    });
    return () => {
      current = false;
    };
  }, [asked, attempt]);

  const more = useCallback(() => {
    if (state.next === undefined || state.loading) return;
    setState({ ...state, loading: true });
    void loadFeed(state.span, state.next).then((feed) =>
      setState((now) => {
        if (now.span !== state.span) return now;
        if (!feed.ok) return { ...now, refusal: feed.error, loading: false };
        const known = new Set(now.reveals.map(nameOf));
        // Likes move things about: what was on the page before may come again.
        const fresh = feed.value.reveals.filter((reveal) => !known.has(nameOf(reveal)));
        return {
          ...now,
          reveals: [...now.reveals, ...fresh],
          next: feed.value.next,
          refusal: undefined,
          loading: false,
        };
      }),
    );
  }, [state]);

  const change = useCallback((reveal: FeedReveal, changed: FeedReveal | undefined) => {
    setState((now) => ({
      ...now,
      reveals: now.reveals.flatMap((other) => {
        if (nameOf(other) !== nameOf(reveal)) return [other];
        return changed === undefined ? [] : [changed];
      }),
    }));
  }, []);

  const again = useCallback(() => setAttempt((last) => last + 1), []);

  return { ...state, more, again, change };
}
