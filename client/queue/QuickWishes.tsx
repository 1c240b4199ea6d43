import { useGame } from '../hud/games.ts';
import { Segmented } from '../hud/kit/Segmented.tsx';
import { Toggle } from '../hud/kit/Toggle.tsx';
import { useSpeech } from '../i18n/useTexts.ts';
import { enterQueue } from '../net/queue.ts';
import { profileStore, type QuickWish } from '../store/person/profile.ts';
import { queueStore } from '../store/person/queue.ts';
import { useProfile } from '../store/useStore.ts';
import { wishOf } from './meanwhile.ts';
import type { QueueWords } from './words.ts';

const ANY = 'any';

/** How many cats, and whether bots may be among them. Who changes it while waiting keeps their place in the queue. */
export function QuickWishes({ people, words }: { readonly people: number; readonly words: QueueWords }) {
  const { language } = useSpeech();
  const { seats: range } = useGame(useProfile((profile) => profile.game));
  const { seats, bots } = useProfile((profile) => profile.quick);
  const fewest = Math.max(range.min, people);
  const counts = Array.from({ length: range.max - fewest + 1 }, (_, more) => fewest + more);
  const wish = (change: Partial<QuickWish>) => {
    profileStore.setState(({ quick }) => ({ quick: { ...quick, ...change } }));
    if (queueStore.getState().queue.state === 'waiting') void enterQueue(wishOf(), language);
  };
  return (
    <section className="panel stack" aria-label={words.wishes}>
      <Segmented
        legend={words.seats}
        value={seats === ANY || !counts.includes(seats) ? ANY : String(seats)}
        choices={[
          { value: ANY, label: words.anySeats },
          ...counts.map((count) => ({ value: String(count), label: String(count) })),
        ]}
        onChange={(value) => wish({ seats: value === ANY ? ANY : Number(value) })}
      />
      <Toggle
        label={words.withBots}
        hint={words.withBotsHint}
        checked={bots}
        onChange={(value) => wish({ bots: value })}
      />
    </section>
  );
}
