/** The mailbox of the demo: no mail is really sent, so the mails are shown at the corner of every page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { DemoKit, DemoMail } from '#src/api/demoKit.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Arrival } from './Arrival.tsx';
import { mailPlace } from './corner.ts';
import { MailRow } from './MailRow.tsx';
import { useMails } from './useMails.ts';

const Said = ({ name }: Pick<DemoMail, 'name'>): ReactElement => (
  <p className="sr-only">
    <Trans>Llegó un correo para {name}</Trans>
  </p>
);

/** The open panel takes the focus; Escape and the close button return the focus to the envelope. */
export function Mailbox({ kit }: { readonly kit: Pick<DemoKit, 'mails'> }): ReactElement {
  const { t } = useLingui();
  const { mails, unread, arrived, see, putAway } = useMails(kit);
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  /** The mails that were new when the panel opened. */
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const panel = useRef<HTMLElement>(null);
  const envelope = useRef<HTMLDivElement>(null);
  const id = useId();
  const title = t`Correo de la demostración`;

  const open = (): void => {
    setNews(new Set(mails.slice(0, unread).map((mail) => mail.id)));
    setShown(mails[0]?.id ?? null);
    setIsOpen(true);
    see();
    putAway();
  };
  const close = (): void => {
    setIsOpen(false);
    envelope.current?.querySelector('button')?.focus();
  };
  const leave = (): void => {
    setIsOpen(false);
    see();
    putAway();
  };
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
  };

  return (
    <section aria-label={title} className={mailPlace}>
      <div aria-live="polite">
        {arrived === undefined || isOpen ? null : document.getElementById('main') === null ? (
          <Arrival mail={arrived} onRead={open} onUse={leave} onPutAway={putAway} />
        ) : (
          // Who is signed in does not wait for it: the envelope counts it, and nothing lies over the page.
          <Said {...arrived} />
        )}
      </div>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel from anywhere inside
        <section
          ref={panel}
          role="dialog"
          aria-labelledby={id}
          tabIndex={-1}
          onKeyDown={keys}
          className="flex max-h-[min(36rem,calc(100dvh-160px))] w-[min(26rem,calc(100vw-24px))] animate-appear flex-col rounded-card border border-dashed border-control bg-raised shadow-raised outline-none"
        >
          <header className="flex items-start gap-3 border-b border-line p-4">
            <div className="min-w-0 flex-1">
              <h2 id={id} className="font-semibold">
                {title}
              </h2>
              <p className="mt-1 text-small text-soft">
                <Trans>De aquí no sale ningún correo: esto es lo que cada persona recibiría.</Trans>
              </p>
            </div>
            <IconButton size="small" icon={X} label={t`Cerrar`} onClick={close} />
          </header>
          <div className="min-h-0 overflow-y-auto p-1.5">
            {mails.length === 0 ? (
              <Empty
                text={t`Todavía no hay correos. Llegan cuando pides un código, recuperas tu contraseña o invitas a alguien.`}
              />
            ) : (
              <ul>
                {mails.map((mail) => (
                  <MailRow
                    key={mail.id}
                    mail={mail}
                    isOpen={shown === mail.id}
                    isNew={news.has(mail.id)}
                    onToggle={() => setShown(shown === mail.id ? null : mail.id)}
                    onLeave={leave}
                  />
                ))}
              </ul>
            )}
          </div>
        </section>
      ) : null}
      <div ref={envelope}>
        <IconButton
          icon={Mail}
          variant="secondary"
          label={title}
          badge={unread}
          aria-expanded={isOpen}
          onClick={isOpen ? close : open}
          className="border-dashed!"
        />
      </div>
    </section>
  );
}
