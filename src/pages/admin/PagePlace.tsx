/** The editor for `?page=…` of the section, with its loading and error states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { EditorSkeleton, OneItem } from '#src/admin/OneItem.tsx';
import { useMe, type Me } from '#src/session/me.queries.ts';
import { PageEditor } from './PageEditor.tsx';
import { pageResource } from './pagesAdmin.queries.ts';

/** The URL value that opens a new page. */
export const newPageMark = 'new';

function Stored({
  id,
  me,
  onClose,
}: {
  readonly id: string;
  readonly me: Me;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <OneItem
      query={useQuery(pageResource.one(id))}
      failed={t`No pudimos cargar esta página.`}
      gone={<Trans>Esta página ya no existe.</Trans>}
      back={<Trans>Todas las páginas</Trans>}
      onClose={onClose}
    >
      {(page) => <PageEditor page={page} me={me} onClose={onClose} />}
    </OneItem>
  );
}

export function PagePlace({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactElement {
  const me = useMe();
  if (me === undefined) return <EditorSkeleton />;
  return id === newPageMark ? (
    <PageEditor page={null} me={me} onClose={onClose} />
  ) : (
    <Stored key={id} id={id} me={me} onClose={onClose} />
  );
}
