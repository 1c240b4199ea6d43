import { useTexts } from '../../i18n/useTexts.ts';
import { hrefOf } from '../../store/page/route.ts';
import { Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { QrCode } from './QrCode.tsx';

/** Without `?gfx` and the like: the guest's browser has its own settings. */
const linkTo = (id: string): string => new URL(hrefOf({ page: 'table', id, as: 'seat' }), location.origin).href;

interface Props {
  readonly id: string;
  /** What the link is good for now. */
  readonly hint: string;
}

export function Invite({ id, hint }: Props) {
  const t = useTexts();
  const link = linkTo(id);
  const canShare = typeof navigator.share === 'function';
  return (
    <section className="panel invite" aria-labelledby="invite-title">
      <QrCode text={link} name={t.qrName} />
      <div className="stack">
        <h2 id="invite-title">{t.invite}</h2>
        <p className="code">{t.inviteCode(id)}</p>
        <p className="dim">{hint}</p>
        <p className="link">{link}</p>
        <div className="row">
          <CopyButton text={link} />
          {canShare ? (
            // A share sheet that was closed again is no failure.
            <Button onClick={() => void navigator.share({ title: t.title, url: link }).catch(() => undefined)}>
              {t.share}
            </Button>
          ) : undefined}
        </div>
      </div>
    </section>
  );
}
