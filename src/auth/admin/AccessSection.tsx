/** `/admin/sign-in`: the sign-in methods of the organisation and the protection of all of them. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { accessSettings } from './access.queries.ts';
import { AccessForm } from './AccessForm.tsx';

export function AccessSection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(accessSettings());
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar cómo se entra.`}>
      {query.data === undefined ? <SettingsWaiting cards={2} /> : <AccessForm access={query.data} />}
    </ListBoundary>
  );
}
