/** Everything that a communication says, on its page and in the queue; showing it is reading it. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { newKey } from '#src/api/newKey.ts';
import { AnyLink } from '#src/ui/AnyLink.tsx';
import { fileSize } from '#src/ui/fileSize.ts';
import { CommunicationMarks } from './CommunicationCard.tsx';
import { communicationWrites, showCommunication } from './communication.queries.ts';
import { refreshCommunications, type ShownCommunication } from './communications.queries.ts';

/** Says once that the reader opened it. A failure is silent: the next opening says it again. */
function useOpened({ id, readAt }: Pick<ShownCommunication, 'id' | 'readAt'>): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (readAt !== null) return;
    communicationWrites.read({ id }, newKey()).then(
      (one) => {
        showCommunication(cache, one);
        refreshCommunications(cache);
      },
      () => undefined,
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [id]);
}

function Files({ of }: { readonly of: ShownCommunication['attachments'] }): ReactElement | null {
  const { t, i18n } = useLingui();
  return of.length === 0 ? null : (
    <ul aria-label={t`Archivos`} className="flex flex-col gap-1">
      {of.map(({ name, size, url }) => (
        <li key={url} className="text-small">
          <AnyLink href={url} className="text-link hover:underline">
            {name}
          </AnyLink>{' '}
          <span className="text-soft">{fileSize(size, i18n.locale)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Marks, message and files. */
export function CommunicationWords({ of }: { readonly of: ShownCommunication }): ReactElement {
  useOpened(of);
  const { message, attachments } = of;
  return (
    <>
      <CommunicationMarks of={of} />
      {message === '' ? null : <p className="wrap-anywhere whitespace-pre-line">{message}</p>}
      <Files of={attachments} />
    </>
  );
}
