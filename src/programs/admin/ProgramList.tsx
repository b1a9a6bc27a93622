/** All programs, a page at a time, with how far their people are. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Copy, Users, UserPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { programTypes } from '#schema/programs/programs.rules.ts';
import { AdminList } from '#src/admin/AdminList.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWording } from '#src/forms/useWording.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import type { Column } from '#src/ui/tableShape.ts';
import { AssignPanel } from './AssignPanel.tsx';
import {
  programCategoryResource,
  programResource,
  programSearch,
  type AdminProgram,
} from './programsAdmin.queries.ts';
import { typeWords } from './programWords.ts';
import { RemoveProgram } from './RemoveProgram.tsx';

function useColumns(): readonly Column<AdminProgram>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const say = useWording();
  const counted =
    (of: 'assigned' | 'started' | 'waiting' | 'finished') =>
    ({ [of]: count }: AdminProgram): string =>
      count === 0 ? '–' : formatNumber(count, language);
  return [
    {
      id: 'name',
      header: t`Programa`,
      cell: ({ name, nameEn, assigning }) => (
        <span className="block py-1">
          <span className="block">{say(name, nameEn)}</span>
          {assigning ? (
            <span className="block text-meta font-normal text-soft">
              <Trans>Asignando a más personas…</Trans>
            </span>
          ) : null}
        </span>
      ),
    },
    { id: 'type', header: t`Tipo`, cell: ({ type }) => i18n._(typeWords[type].name) },
    {
      id: 'category',
      header: t`Categoría`,
      cell: ({ category }) => (category === null ? '–' : say(category.name, category.nameEn)),
    },
    { id: 'assigned', header: t`Participan`, align: 'end', cell: counted('assigned') },
    { id: 'started', header: t`En curso`, align: 'end', cell: counted('started') },
    { id: 'waiting', header: t`Por decidir`, align: 'end', cell: counted('waiting') },
    { id: 'finished', header: t`Terminaron`, align: 'end', cell: counted('finished') },
  ];
}

export function ProgramList({
  onEdit,
  onPeople,
}: {
  /** Null makes a new one. */
  readonly onEdit: (id: string | null) => void;
  readonly onPeople: (id: string) => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const say = useWording();
  const list = useListFilter(programSearch);
  const query = useInfiniteQuery({
    ...programResource.list(list.filter),
    placeholderData: keepPreviousData,
  });
  const categories = useQuery(programCategoryResource.list()).data ?? [];
  const turn = useSwitching(programResource);
  const assigned = usePanel<AdminProgram>();
  const copy = useWrite(programResource.copy, {
    refresh: programResource.refresh,
    onDone: ({ id, nameEn, ...copied }) => {
      const name = say(copied.name, nameEn);
      toasts.raise({ severity: 'success', text: t`Creaste ${name}.` });
      onEdit(id);
    },
  });
  const active = list.filter.active;
  return (
    <>
      <AdminList
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={copy.isError ? (whyFailed(copy.error) ?? '') : t`No pudimos cargar los programas.`}
        label={t`Programas`}
        memory="programs"
        nameOf={({ name, nameEn }) => say(name, nameEn)}
        columns={useColumns()}
        turn={{ header: t`Activo`, to: turn }}
        add={<Trans>Nuevo programa</Trans>}
        none={{
          text: <Trans>Todavía no hay programas. Un curso, un plan o una tarea guiada empieza aquí.</Trans>,
          add: <Trans>Crear el primer programa</Trans>,
        }}
        onEdit={(row) => onEdit(row?.id ?? null)}
        remove={(program, tie) => <RemoveProgram program={program} {...tie} />}
        menu={(program, { edit, remove }) => [
          [
            edit,
            {
              id: 'people',
              label: t`Personas y entregas`,
              icon: Users,
              onSelect: () => onPeople(program.id),
            },
            {
              id: 'assign',
              label: t`Asignar`,
              icon: UserPlus,
              disabled: !program.active,
              ...(program.active ? {} : { detail: t`Actívalo primero.` }),
              onSelect: () => assigned.open(program),
            },
            { id: 'copy', label: t`Copiar`, icon: Copy, onSelect: () => copy.mutate({ id: program.id }) },
          ],
          remove,
        ]}
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar programas`} value={list.typed} onChange={list.onType} />
              <FilterSelect
                label={t`Tipo`}
                all={t`Todos los tipos`}
                value={list.filter.type}
                onChange={(type) => list.onFilter({ type })}
                options={programTypes.map((value) => ({ value, label: i18n._(typeWords[value].name) }))}
              />
              <FilterSelect
                label={t`Categoría`}
                all={t`Todas las categorías`}
                value={list.filter.categoryId}
                onChange={(categoryId) => list.onFilter({ categoryId })}
                options={categories.map(({ id, name, nameEn }) => ({ value: id, label: say(name, nameEn) }))}
              />
              <FilterSelect<'on' | 'off'>
                label={t`Estado`}
                all={t`Activos e inactivos`}
                value={active === undefined ? undefined : active ? 'on' : 'off'}
                onChange={(next) => list.onFilter({ active: next === undefined ? undefined : next === 'on' })}
                options={[
                  { value: 'on', label: t`Activos` },
                  { value: 'off', label: t`Inactivos` },
                ]}
              />
            </>
          ),
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        footer={<MoreRows of={query} />}
      />
      {assigned.about === null ? null : (
        <AssignPanel
          key={assigned.opening}
          program={assigned.about}
          open={assigned.isOpen}
          onClose={assigned.close}
        />
      )}
    </>
  );
}
