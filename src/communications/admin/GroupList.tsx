/** The groups that administrators send to, and what was sent to each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronLeft, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { When } from '#src/communications/When.tsx';
import { communicationResource, groupResource, type Group } from './communicationsAdmin.queries.ts';
import { GroupPanel } from './GroupPanel.tsx';

/** Waits for the people of a group before its panel opens. */
function OpenedGroup({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const query = useQuery(groupResource.one(id));
  return query.data === undefined ? (
    <Dialog open onClose={onClose} placement="side" title={t`Grupo`}>
      <QueryBoundary
        query={query}
        label={t`Cargando el grupo`}
        skeleton={<SkeletonLine />}
        what={<Trans>No pudimos cargar este grupo.</Trans>}
        gone={<Trans>Este grupo ya no existe.</Trans>}
      >
        {() => <SkeletonLine />}
      </QueryBoundary>
    </Dialog>
  ) : (
    <GroupPanel group={query.data} open onClose={onClose} />
  );
}

function Messages({ group, onClose }: { readonly group: Group; readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(communicationResource.ofGroup(group.id));
  return (
    <Dialog open onClose={onClose} placement="side" title={group.name}>
      <QueryBoundary
        query={query}
        label={t`Cargando los comunicados`}
        skeleton={<SkeletonLine />}
        what={<Trans>No pudimos cargar los comunicados.</Trans>}
      >
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          return all.length === 0 ? (
            <Empty text={<Trans>Todavía no se envió nada a este grupo.</Trans>} />
          ) : (
            <ul className="divide-y divide-line">
              {all.map(({ id, title, publishedAt }) => (
                <li key={id} className="flex flex-wrap items-baseline justify-between gap-3 py-3">
                  <span className="wrap-anywhere">{title}</span>
                  <When at={publishedAt} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
    </Dialog>
  );
}

export function GroupList({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(groupResource.list());
  const [edited, setEdited] = useState<string | null>(null);
  const made = usePanel<null>();
  const removed = usePanel<Group>();
  const shown = usePanel<Group>();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" icon={ChevronLeft} className="-ms-6" onClick={onClose}>
          <Trans>Todos los comunicados</Trans>
        </Button>
        <Button variant="primary" icon={Plus} onClick={() => made.open(null)}>
          <Trans>Crear grupo</Trans>
        </Button>
      </div>
      <AdminTable
        of={[query]}
        rows={query.data}
        failed={t`No pudimos cargar los grupos.`}
        label={t`Grupos`}
        memory="communication-groups"
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { id: 'name', header: t`Grupo`, cell: ({ name }) => name },
          {
            id: 'people',
            header: t`Personas hoy`,
            align: 'end',
            cell: ({ people }) => formatNumber(people, language),
          },
        ]}
        onOpen={(group) => shown.open(group)}
        actions={(group) => [
          [
            { id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => setEdited(group.id) },
            { id: 'remove', label: t`Eliminar`, icon: Trash2, onSelect: () => removed.open(group) },
          ],
        ]}
        none={
          <Empty
            text={<Trans>Todavía no hay grupos. Junta departamentos, grupos y personas en uno.</Trans>}
          />
        }
      />
      {edited === null ? null : <OpenedGroup key={edited} id={edited} onClose={() => setEdited(null)} />}
      {made.opening === 0 ? null : (
        <GroupPanel key={made.opening} group={null} open={made.isOpen} onClose={made.close} />
      )}
      {shown.about === null || !shown.isOpen ? null : (
        <Messages key={shown.opening} group={shown.about} onClose={shown.close} />
      )}
      {removed.about === null ? null : (
        <RemoveQuestion
          id={removed.about.id}
          open={removed.isOpen}
          onClose={removed.close}
          title={t`¿Eliminar ${removed.about.name}?`}
          of={groupResource}
          done={t`Eliminaste ${removed.about.name}.`}
        >
          <Trans>Lo que ya se envió al grupo se sigue leyendo.</Trans>
        </RemoveQuestion>
      )}
    </div>
  );
}
