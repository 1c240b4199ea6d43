import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly title: string;
  /** Where Back leads. */
  readonly back: string;
  readonly children?: ReactNode;
}

export function TopBar({ title, back, children }: Props) {
  const t = useTexts();
  return (
    <header className="top-bar">
      <a className="button quiet round" href={back} aria-label={t.back}>
        <Icon name="back" />
      </a>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
