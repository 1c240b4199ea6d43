import { useRef, useState } from 'react';
import type { TableOptions } from '../../../shared/table/options.ts';
import type { Reply } from '../../../shared/table/protocol.ts';
import { useLatest } from '../../store/useLatest.ts';

/** Until the table takes another change, in milliseconds. */
const PAUSE = 400;

interface Wish {
  readonly options: TableOptions;
  /** What the table said before it was told; undefined while it still has to be. */
  readonly since?: TableOptions;
}

interface Wishes {
  /** As they are shown. */
  readonly options: TableOptions;
  /** Answers when the table has heard the last wish. */
  wish(options: TableOptions): Promise<Reply>;
}

/**
 * What the host chooses shows at once and is told one wish at a time, the latest last. Told each for itself, the third switch of
 * a second was refused, and one that was set before the answer to another had come took that back.
 */
export function useWishes(agreed: TableOptions, tell: (options: TableOptions) => Promise<Reply>): Wishes {
  const [wished, setWished] = useState<Wish>();
  const next = useRef<TableOptions>(undefined);
  const telling = useRef<Promise<Reply>>(undefined);
  const known = useLatest(agreed);

  const tellAll = async (told: TableOptions): Promise<Reply> => {
    const since = known.current;
    next.current = undefined;
    const reply = await tell(told);
    if (!reply.ok && reply.refusal.code === 'table/tooFrequent') {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return tellAll(next.current ?? told);
    }
    if (next.current !== undefined) return tellAll(next.current);
    telling.current = undefined;
    // What the table says counts as soon as it says something else.
    setWished((last) => (reply.ok && last !== undefined ? { ...last, since } : undefined));
    return reply;
  };

  return {
    options: wished === undefined || (wished.since ?? agreed) !== agreed ? agreed : wished.options,
    wish(options) {
      setWished({ options });
      next.current = options;
      telling.current ??= tellAll(options);
      return telling.current;
    },
  };
}
