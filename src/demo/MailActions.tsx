/** The actions of a mail: its code, to copy or to type into the page, and its link. */
import { Trans } from '@lingui/react/macro';
import { ArrowRight, CalendarPlus, Keyboard } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { DemoMail } from '#src/api/demoKit.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { awaitsCode, typeCode } from './codeField.ts';
import { CopyButton } from './CopyButton.tsx';

/** The path within this site; the full address for another site. */
export function placeOf(link: string): string {
  const { origin, pathname, search, hash } = new URL(link, location.origin);
  return origin === location.origin ? `${pathname}${search}${hash}` : link;
}

/** Nothing for a mail without code, link and calendar file. */
export function MailActions({
  mail: { code, link, calendar = null },
  onLeave,
}: {
  readonly mail: DemoMail;
  /** The user followed the mail to the page. */
  readonly onLeave: () => void;
}): ReactElement | null {
  const isAwaited = code !== null && awaitsCode();
  if (code === null && link === null && calendar === null) return null;
  const label = (
    <>
      <Trans>Abrir el enlace</Trans>
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {code === null ? null : (
        <>
          <span className="me-2 rounded-control bg-subtle px-4 py-2 text-h5 font-bold tracking-[0.16em] tabular-nums select-all">
            {code}
          </span>
          {isAwaited ? (
            <Button
              icon={Keyboard}
              onClick={() => {
                typeCode(code);
                onLeave();
              }}
            >
              <Trans>Escribirlo</Trans>
            </Button>
          ) : null}
          <CopyButton text={code} failed={<Trans>Este navegador no deja copiar: escríbelo tú.</Trans>} />
        </>
      )}
      {link === null ? null : placeOf(link).startsWith('/') ? (
        <Link href={placeOf(link)} asChild onClick={onLeave}>
          <LinkButton variant={code === null ? 'primary' : 'secondary'} icon={ArrowRight}>
            {label}
          </LinkButton>
        </Link>
      ) : (
        <LinkButton variant="secondary" icon={ArrowRight} href={link} target="_blank" rel="noreferrer">
          {label}
        </LinkButton>
      )}
      {calendar === null ? null : (
        <Button
          variant="secondary"
          icon={CalendarPlus}
          onClick={() => saveFile(new Blob([calendar.text], { type: 'text/calendar' }), calendar.name)}
        >
          {calendar.name}
        </Button>
      )}
    </div>
  );
}
