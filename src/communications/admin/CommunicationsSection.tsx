/** `/admin/communications`: all of them, a new one, what came of one, and the groups, each by its address. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { EditorSkeleton, OneItem } from '#src/admin/OneItem.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { CommunicationList } from './CommunicationList.tsx';
import { communicationResource } from './communicationsAdmin.queries.ts';
import { Composer } from './Composer.tsx';
import { FollowUpPage } from './FollowUpPage.tsx';
import { GroupList } from './GroupList.tsx';

function Followed({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  return (
    <OneItem
      query={useQuery(communicationResource.one(id))}
      failed={t`No pudimos cargar este comunicado.`}
      gone={<Trans>Este comunicado ya no existe.</Trans>}
      back={<Trans>Todos los comunicados</Trans>}
      onClose={onClose}
    >
      {(one) => <FollowUpPage of={one} onClose={onClose} />}
    </OneItem>
  );
}

/** `?edit=new`, `?id=<id>` and `?view=groups`. */
export function CommunicationsSection(): ReactElement {
  const [search, go] = useSearchParams();
  const me = useMe();
  const onClose = (): void => go({});
  const id = search.get('id') ?? '';
  const onOpen = (next: string): void => go({ id: next });
  if (id !== '') return <Followed key={id} id={id} onClose={onClose} />;
  if (search.get('view') === 'groups') return <GroupList onClose={onClose} />;
  if (search.get('edit') === 'new')
    return me === undefined ? <EditorSkeleton /> : <Composer me={me} onOpen={onOpen} onClose={onClose} />;
  return (
    <CommunicationList
      onNew={() => go({ edit: 'new' })}
      onOpen={onOpen}
      onGroups={() => go({ view: 'groups' })}
    />
  );
}
