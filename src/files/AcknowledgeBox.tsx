/**
 * Acknowledges a version of a document; the button names the version, so that no one acknowledges an unseen
 * one.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { exactTime } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { fileWrites, refreshFiles, type SharedFile } from './files.queries.ts';
import { isWaiting } from './fileWords.ts';

/** Draws nothing if no acknowledgement is required. */
export function AcknowledgeBox({ file }: { readonly file: SharedFile }): ReactElement | null {
  const { t } = useLingui();
  const me = useMe();
  const language = useLanguage();
  const { id, version, acknowledgedAt, acknowledgedVersion } = file;
  const acknowledge = useWrite(fileWrites.acknowledge, { refresh: refreshFiles });
  if (acknowledgedAt !== null) {
    const day = createdVariant(acknowledgedAt);
    return (
      <div role="status">
        <StatusTag severity="success">
          <span title={exactTime(acknowledgedAt, { language })}>
            <Trans>
              Confirmaste la versión {version} el {day}
            </Trans>
          </span>
        </StatusTag>
      </div>
    );
  }
  if (!isWaiting(file, me)) return null;
  const why = whyFailed(acknowledge.error);
  return (
    <Card as="section" tone="tint" padding="small" aria-label={t`Por confirmar`}>
      <p className="mb-3">
        {acknowledgedVersion === null ? (
          <Trans>Tu organización te pide leer este documento y confirmarlo.</Trans>
        ) : (
          <Trans>
            Confirmaste la versión {acknowledgedVersion}. Esta es nueva: léela y confírmala también.
          </Trans>
        )}
      </p>
      <Button
        variant="primary"
        icon={Check}
        busy={acknowledge.isPending}
        onClick={() => acknowledge.mutate({ id, version })}
      >
        <Trans>Leí y entendí esta versión ({version})</Trans>
      </Button>
      {why === null ? null : (
        <div className="mt-3">
          <FieldError>{why}</FieldError>
        </div>
      )}
    </Card>
  );
}
