/** `/admin/groups`: people who belong together without being of one department. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2, Users } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { NothingFound } from '#src/admin/NothingFound.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { whyFailed } from '#src/api/rowForm.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { matches } from '#src/lib/text.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import {
  departmentAdminQueries,
  departmentWrites,
  refreshDepartments,
  type AdminGroup,
} from './departmentsAdmin.queries.ts';
import { GroupPanel } from './GroupPanel.tsx';

/** People stay when their group goes. */
function RemoveGroup({
  group: { id, name, usersCount },
  open,
  onClose,
}: {
  readonly group: AdminGroup;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const remove = useWrite(departmentWrites.removeGroup, {
    refresh: refreshDepartments,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste el grupo ${name}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar el grupo ${name}?`}
      confirmLabel={t`Eliminar`}
      busy={remove.isPending}
      failed={whyFailed(remove.error)}
      numbers={[{ label: t`Personas que dejan de estar en él`, value: formatNumber(usersCount, language) }]}
      onConfirm={() => remove.mutate(id)}
    >
      <Trans>Sus personas conservan su cuenta y todo lo demás. No se puede deshacer.</Trans>
    </ConfirmDialog>
  );
}

/** The section. */
export function GroupsSection(): ReactElement {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const asked = useQuery(departmentAdminQueries.groups());
  const [query, setQuery] = useState('');
  const panel = usePanel<AdminGroup | null>();
  const toDelete = usePanel<AdminGroup>();
  const turn = useSwitching(
    departmentAdminQueries.groups().queryKey,
    departmentWrites.setGroupActive,
    refreshDepartments,
  );
  const all = asked.data ?? [];
  const rows = all.filter(({ name, description }) => matches(`${name} ${description}`, query));
  const add = (): void => panel.open(null);
  const columns: readonly Column<AdminGroup>[] = [
    {
      id: 'name',
      header: t`Grupo`,
      cell: ({ name, description }) => (
        <span className="block py-1">
          <span className="block">{name}</span>
          {description === '' ? null : (
            <span className="line-clamp-2 text-meta font-normal text-soft">{description}</span>
          )}
        </span>
      ),
    },
    {
      id: 'people',
      header: t`Personas`,
      align: 'end',
      cell: ({ usersCount }) => <Plural value={usersCount} one="# persona" other="# personas" />,
    },
    {
      id: 'created',
      header: t`Creado`,
      startsHidden: true,
      cell: ({ createdAt }) => createdVariant(createdAt),
    },
    {
      id: 'active',
      header: t`Activo`,
      align: 'end',
      width: '5rem',
      fixed: true,
      cell: ({ id, name, active }) => (
        <ActiveSwitch name={name} active={active} onChange={(next) => turn({ id, active: next })} />
      ),
    },
  ];
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nuevo grupo</Trans>
        </Button>
      </SectionActions>
      <ListBoundary of={[asked]} what={t`No pudimos cargar los grupos.`}>
        <DataTable
          label={t`Grupos`}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          memory="user-groups"
          state={asked.isPending ? 'loading' : 'ready'}
          onOpen={panel.open}
          toolbar={
            all.length === 0 ? undefined : (
              <SearchField label={t`Buscar grupos`} value={query} onChange={setQuery} />
            )
          }
          actions={(group) => [
            [
              { id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => panel.open(group) },
              {
                id: 'people',
                label: t`Ver sus personas`,
                icon: Users,
                onSelect: () => navigate(`/admin/people?active=all&group=${group.id}`),
              },
            ],
            [
              {
                id: 'delete',
                label: t`Eliminar`,
                icon: Trash2,
                danger: true,
                onSelect: () => toDelete.open(group),
              },
            ],
          ]}
          empty={
            <Card>
              {all.length > 0 ? (
                <NothingFound onClear={() => setQuery('')} />
              ) : (
                <Empty
                  drawing="people"
                  text={
                    <Trans>
                      Un grupo junta a personas de distintos departamentos: una sede, un turno, un comité.
                      Todavía no hay ninguno.
                    </Trans>
                  }
                  action={
                    <Button variant="primary" onClick={add}>
                      <Trans>Crear el primer grupo</Trans>
                    </Button>
                  }
                />
              )}
            </Card>
          }
        />
      </ListBoundary>
      {panel.opening === 0 ? null : (
        <GroupPanel key={panel.opening} group={panel.about} open={panel.isOpen} onClose={panel.close} />
      )}
      {toDelete.about === null ? null : (
        <RemoveGroup
          key={`remove-${toDelete.opening}`}
          group={toDelete.about}
          open={toDelete.isOpen}
          onClose={toDelete.close}
        />
      )}
    </>
  );
}
