/** `/admin/notification-emails`: the addresses that receive notifications (spec §7 "Emails"). */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { emailKinds } from '#schema/organization/organization.rules.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { EmailList } from './EmailList.tsx';
import { emailResource } from './organizationSettings.queries.ts';

/** Both lists, one below the other. */
export function EmailsSection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(emailResource.list());
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar las direcciones.`}>
      <div className="flex flex-col gap-10">
        {emailKinds.map((kind) => (
          <EmailList key={kind} kind={kind} query={query} />
        ))}
      </div>
    </ListBoundary>
  );
}
