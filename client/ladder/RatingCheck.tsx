import { useState } from 'react';
import { Button } from '../hud/kit/Button.tsx';
import type { RatingVerdict } from './checkRatings.ts';
import type { LadderWords } from './words/en.ts';

/** Anybody can rate all matches again, in their own browser. The way to do so is loaded when it is asked for. */
export function RatingCheck({ game, words }: { readonly game: string; readonly words: LadderWords }) {
  const [read, setRead] = useState<number>();
  const [verdict, setVerdict] = useState<RatingVerdict>();
  const onCheck = async () => {
    setVerdict(undefined);
    setRead(0);
    const { checkRatings } = await import('./checkRatings.ts');
    setVerdict(await checkRatings(game, setRead));
    setRead(undefined);
  };
  return (
    <section className="panel stack" aria-label={words.check}>
      <p className="dim">{words.checkHint}</p>
      <Button onClick={() => void onCheck()} disabled={read !== undefined}>
        {words.check}
      </Button>
      <p role="status" data-verdict={verdict?.type}>
        {read === undefined ? undefined : words.checking(read)}
        {verdict === undefined ? undefined : said(verdict, words)}
      </p>
    </section>
  );
}

function said(verdict: RatingVerdict, words: LadderWords): string {
  switch (verdict.type) {
    case 'right':
      return words.checked(verdict.matches);
    case 'wrong':
      return words.differs(verdict.difference.match);
    case 'unreachable':
      return words.notChecked;
  }
}
