/** What was handed in, and what was decided about it. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';

export interface HandedInProps {
  /** Whose it is. */
  readonly title: string;
  /** The decision in words. */
  readonly state: string;
  readonly message: string;
  readonly files: readonly { readonly name: string; readonly size: number; readonly url: string }[];
  /** Why it was sent back; null if it was not. */
  readonly reason: string | null;
}

export function HandedIn({ title, state, message, files, reason }: HandedInProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <p className="flex flex-wrap justify-between gap-2 font-semibold">
        <span>{title}</span>
        <span className="text-small text-soft">{state}</span>
      </p>
      {message === '' ? null : <p className="wrap-anywhere whitespace-pre-wrap">{message}</p>}
      {files.length === 0 ? null : (
        <AttachmentList
          label={t`Archivos adjuntos`}
          items={files.map(({ name, size, url }) => ({
            id: url,
            name,
            bytes: size,
            state: 'done' as const,
            href: url,
          }))}
        />
      )}
      {reason === null ? null : (
        <p className="rounded-control bg-subtle p-3 wrap-anywhere">
          <strong>
            <Trans>Motivo:</Trans>
          </strong>{' '}
          {reason}
        </p>
      )}
    </>
  );
}
