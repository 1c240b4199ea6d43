import { useTexts } from '../../i18n/useTexts.ts';
import { useProfile } from '../../store/useStore.ts';
import { CatFace } from '../cat/CatFace.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';

interface Way {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  readonly hint: string;
}

/** The other ways to a table. */
export function Ways({ rules, ladder }: { readonly rules: string; readonly ladder: string }) {
  const t = useTexts();
  const look = useProfile((profile) => profile.look);
  const ways: readonly Way[] = [
    { href: '/friends', icon: 'friends', name: t.withFriends, hint: t.withFriendsHint },
    { href: '/tables', icon: 'table', name: t.joinTable, hint: t.joinTableHint },
    { href: '/watch', icon: 'eye', name: t.watch, hint: t.watchHint },
    { href: ladder, icon: 'trophy', name: t.leaders, hint: t.leadersHint },
    { href: rules, icon: 'book', name: t.howToPlay, hint: t.howToPlayHint },
    { href: '/cat', icon: 'cat', name: t.yourCat, hint: t.yourCatHint },
  ];
  return (
    <nav className="ways" aria-label={t.menu}>
      {ways.map(({ href, icon, name, hint }) => (
        <a key={href} className="way" href={href}>
          {icon === 'cat' && look !== undefined ? <CatFace look={look} /> : <Icon name={icon} />}
          <span>
            {name}
            <small>{hint}</small>
          </span>
        </a>
      ))}
    </nav>
  );
}
