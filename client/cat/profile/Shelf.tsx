import { Icon } from '../../hud/kit/Icon.tsx';
import type { Trophy } from './trophies.ts';
import type { ProfileWords } from './words.ts';

interface Props {
  readonly trophies: readonly Trophy[];
  readonly words: ProfileWords;
}

/** The trophies by name; those of the picture stand in the same order. */
export function Shelf({ trophies, words }: Props) {
  return (
    <section className="panel stack" aria-labelledby="shelf-title">
      <h2 id="shelf-title">{words.shelf}</h2>
      {trophies.length === 0 ? <p className="dim">{words.emptyShelf}</p> : undefined}
      <ul className="shelf">
        {trophies.map(({ title, said, metal }) => (
          <li key={title} className="trophy" data-metal={metal} title={said}>
            <Icon name="trophy" />
            <span aria-hidden="true">{title}</span>
            <span className="hidden-text">{said}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
