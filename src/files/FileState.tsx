/** The person's state of a document: pending, acknowledged, or nothing to do. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useMe } from '#src/session/me.queries.ts';
import type { SharedFile } from './files.queries.ts';
import { isWaiting } from './fileWords.ts';

/** A dash if no acknowledgement is required. */
export function FileState({ file }: { readonly file: SharedFile }): ReactElement {
  const me = useMe();
  if (file.acknowledgedAt !== null)
    return (
      <StatusTag severity="success">
        <Trans>Confirmado</Trans>
      </StatusTag>
    );
  return isWaiting(file, me) ? (
    <StatusTag severity="warning">
      <Trans>Por confirmar</Trans>
    </StatusTag>
  ) : (
    <>–</>
  );
}
