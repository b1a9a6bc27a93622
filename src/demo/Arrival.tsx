/** A mail that has just arrived, at the corner of the page: recipient, subject and the actions it offers. */
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { DemoMail } from '#src/api/demoKit.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MailActions } from './MailActions.tsx';

/** Stays until the user reads or dismisses it. */
export function Arrival({
  mail,
  onRead,
  onUse,
  onPutAway,
}: {
  readonly mail: DemoMail;
  readonly onRead: () => void;
  /** The code was typed or the link was followed. */
  readonly onUse: () => void;
  readonly onPutAway: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { name, portrait, subject } = mail;
  return (
    <article
      aria-label={t`Correo de la demostración`}
      className="flex w-[min(22rem,calc(100vw-24px))] animate-appear flex-col gap-3 rounded-card border border-dashed border-control bg-raised p-4 shadow-raised"
    >
      <div className="flex items-start gap-3">
        <Avatar name={name} src={portrait} size={40} />
        <div className="min-w-0 flex-1">
          <p className="text-small text-soft">
            <Trans>Llegó un correo para {name}</Trans>
          </p>
          <p className="text-small font-semibold">{subject}</p>
        </div>
        <IconButton
          size="small"
          icon={X}
          label={t`Guardar en el correo de la demostración`}
          onClick={onPutAway}
          className="-me-1 -mt-1"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <MailActions mail={mail} onLeave={onUse} />
        <Button variant="quiet" onClick={onRead}>
          <Trans>Leer el correo</Trans>
        </Button>
      </div>
    </article>
  );
}
