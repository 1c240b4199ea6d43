import type { ButtonHTMLAttributes, Ref } from 'react';

type Kind = 'plain' | 'primary' | 'danger' | 'quiet';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: Kind;
  readonly shape?: 'pill' | 'round' | 'wide';
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ kind = 'plain', shape = 'pill', className = '', ...rest }: Props) {
  const classes = ['button', kind, shape, className].filter((name) => name !== '').join(' ');
  return <button type="button" className={classes} {...rest} />;
}
