/** The files that a request or a comment holds. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import type { OpenedRequest } from './requests.queries.ts';

export function HeldFiles({ files }: Pick<OpenedRequest, 'files'>): ReactElement {
  const { t } = useLingui();
  return (
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
  );
}
