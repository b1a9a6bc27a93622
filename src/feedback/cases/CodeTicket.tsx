/** The code of a case without a name, like a ticket: large, in groups of four, to copy or print before it is gone. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { shownCaseCode } from '#schema/feedback/cases.rules.ts';
import { copyText } from '#src/lib/copyText.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import './caseTicket.css';

export function CodeTicket({
  code,
  answerBy,
  onKept,
}: {
  readonly code: string;
  readonly answerBy: string;
  readonly onKept: () => void;
}): ReactElement {
  const { t } = useLingui();
  const shown = shownCaseCode(code);
  const address = `${location.host}/case`;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(shown);
    toasts.raise(
      isCopied
        ? { severity: 'success', text: t`Copiaste el código.` }
        : { severity: 'error', text: t`No pudimos copiarlo. Selecciónalo y cópialo tú.` },
    );
  };
  return (
    <Card as="section" aria-label={t`Tu código`} className="flex flex-col gap-4">
      <div role="status">
        <CardTitle>
          <Trans>Llegó. Este es tu código</Trans>
        </CardTitle>
        <p className="mt-1 text-soft">
          <Trans>
            Con él ves la respuesta y agregas lo que falte, desde cualquier aparato, en {address}.
          </Trans>
        </p>
      </div>
      <p className="rounded-card border-2 border-dashed border-control bg-subtle px-4 py-6 text-center text-h4 font-bold tracking-wider tabular-nums select-all wide:text-h2">
        {shown}
      </p>
      <Banner severity="warning">
        <Trans>
          Guárdalo ahora. Nadie puede buscarlo ni dártelo otra vez: sin él, la respuesta no te encuentra.
        </Trans>
      </Banner>
      <p className="text-small text-soft">
        <Trans>
          Te responden a más tardar el {dayLabel(answerBy)}. El código sigue aquí si recargas esta pestaña; si
          la cierras, se pierde.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>
          <Trans>Ya lo guardé</Trans>
        </Button>
        <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
          <Trans>Copiar</Trans>
        </Button>
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          <Trans>Imprimir</Trans>
        </Button>
      </div>
      {createPortal(
        <div className="case-paper" aria-hidden>
          <p>{address}</p>
          <p className="text-h3 font-bold">{shown}</p>
        </div>,
        document.body,
      )}
    </Card>
  );
}
