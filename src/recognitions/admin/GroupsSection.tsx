/** `/admin/recognition-groups`: who may send certain types, and how often a month. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { matches } from '#src/lib/text.ts';
import { toasts } from '#src/lib/toasts.ts';
import { AvatarStack } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { NothingFound } from '#src/admin/NothingFound.tsx';
import { whyFailed } from '#src/api/rowForm.ts';
import { SearchField } from '#src/admin/SearchField.tsx';
import { typeQueries, typeWrites, type AdminGroup } from './types.queries.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useSwitching } from './writes.ts';
import { useWrite } from './writes.ts';
import { nameOf } from '#src/people/personName.ts';

/** The section. */
export function GroupsSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const asked = useQuery(typeQueries.groups());
  const types = useQuery(typeQueries.types()).data;
  const people = useQuery(typeQueries.people());
  const [query, setQuery] = useState('');
  const panel = usePanel<AdminGroup | null>();
  const toDelete = usePanel<AdminGroup>();
  const turn = useSwitching(typeQueries.groups().queryKey, typeWrites.activateGroup);
  const name = toDelete.about?.name ?? '';
  const remove = useWrite(typeWrites.removeGroup, {
    onDone: () => {
      toDelete.close();
      toasts.raise({ severity: 'success', text: t`Eliminaste el grupo ${name}.` });
    },
  });
  const all = asked.data ?? [];
  const typesOf = ({ recognitionTypeIds }: AdminGroup): string =>
    recognitionTypeIds.flatMap((id) => types?.find((type) => type.id === id)?.name ?? []).join(', ');
  const rows = all.filter((group) => matches(`${group.name} ${typesOf(group)}`, query));
  const add = (): void => panel.open(null);
  const columns: readonly Column<AdminGroup>[] = [
    { id: 'name', header: t`Grupo`, cell: (group) => group.name },
    {
      id: 'people',
      header: t`Personas`,
      cell: ({ userIds }) => {
        const faces = userIds.flatMap((id) => people.data?.find((one) => one.id === id) ?? []);
        return (
          <span className="inline-flex flex-wrap items-center gap-2">
            {faces.length === 0 ? null : (
              <AvatarStack
                size={24}
                max={4}
                people={faces.map((one) => ({
                  id: one.id,
                  name: nameOf(one),
                  picture: one.profileImageUrl,
                }))}
              />
            )}
            <span className="tabular-nums">
              <Plural value={userIds.length} one="# persona" other="# personas" />
            </span>
          </span>
        );
      },
    },
    {
      id: 'types',
      header: t`Tipos`,
      cell: (group) =>
        group.recognitionTypeIds.length === 0 ? (
          <span className="text-soft">
            <Trans>Ninguno</Trans>
          </span>
        ) : (
          typesOf(group)
        ),
    },
    {
      id: 'limit',
      header: t`Al mes`,
      align: 'end',
      cell: ({ monthlyLimit }) =>
        monthlyLimit === null ? t`Sin límite` : formatNumber(monthlyLimit, language),
    },
    {
      id: 'active',
      header: t`Activo`,
      align: 'end',
      width: '5rem',
      fixed: true,
      cell: (group) => (
        <ActiveSwitch
          name={group.name}
          active={group.active}
          onChange={(active) => turn({ id: group.id, active })}
        />
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
          label={t`Grupos de reconocimiento`}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={(group) => group.name}
          memory="recognition-groups"
          state={asked.isPending ? 'loading' : 'ready'}
          onOpen={panel.open}
          toolbar={
            all.length === 0 ? undefined : (
              <SearchField label={t`Buscar grupos`} value={query} onChange={setQuery} />
            )
          }
          actions={(group) => [
            [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => panel.open(group) }],
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
                      Un grupo reserva tipos para algunas personas y cuenta cuántas veces al mes los envían.
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
      <ConfirmDialog
        open={toDelete.isOpen}
        onClose={() => {
          toDelete.close();
          remove.reset();
        }}
        title={t`¿Eliminar el grupo ${name}?`}
        confirmLabel={t`Eliminar`}
        busy={remove.isPending}
        failed={whyFailed(remove.error)}
        numbers={[
          { label: t`Personas`, value: formatNumber(toDelete.about?.userIds.length ?? 0, language) },
          {
            label: t`Tipos que dejan de estar reservados`,
            value: formatNumber(toDelete.about?.recognitionTypeIds.length ?? 0, language),
          },
        ]}
        onConfirm={() => {
          if (toDelete.about !== null) remove.mutate(toDelete.about.id);
        }}
      >
        <Trans>
          Sus tipos quedan abiertos a todos los roles que pueden enviarlos, sin límite mensual. Lo ya enviado
          se queda como está.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
