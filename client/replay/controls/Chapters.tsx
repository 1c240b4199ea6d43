import { useStore } from 'zustand';
import { Button } from '../../hud/kit/Button.tsx';
import { Dialog } from '../../hud/kit/Dialog.tsx';
import { Icon } from '../../hud/kit/Icon.tsx';
import type { PlacedChapter } from '../film/chapters.ts';
import type { Playhead } from '../film/playhead.ts';
import type { ReplayWords } from '../words/en.ts';

interface Props {
  readonly chapters: readonly PlacedChapter[];
  readonly playhead: Playhead;
  readonly words: ReplayWords;
  readonly onClose: () => void;
}

const ICONS = { reveal: 'paw', prize: 'trophy', end: 'cards' } as const;

/** Everything worth jumping to. How a chapter ends is told only to who has seen it. */
export function Chapters({ chapters, playhead, words, onClose }: Props) {
  const shown = useStore(playhead.state, (state) => state.shown);
  const furthest = useStore(playhead.state, (state) => state.furthest);
  return (
    <Dialog title={words.chapters} onClose={onClose}>
      {chapters.length === 0 ? <p>{words.noChapters}</p> : undefined}
      <ol className="chapters">
        {chapters.map(({ seq, kind, start, told, teaser, title }) => (
          <li key={seq}>
            <Button
              kind="quiet"
              shape="wide"
              aria-current={start <= shown && shown < told ? 'true' : undefined}
              onClick={() => {
                playhead.seek(start);
                onClose();
              }}
            >
              <Icon name={ICONS[kind]} />
              <span>{furthest >= told ? title : teaser}</span>
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
