/** Who takes part in a program and how far they are, with the way out for those who have not finished. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks, UserMinus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { programStandings, type ProgramStanding } from '#schema/programs/programs.rules.ts';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { createdVariant, dayLabel } from '#src/lib/longDates.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { programPeopleResource, type BuiltProgram, type Participant } from './programsAdmin.queries.ts';
import { standingWords } from './programWords.ts';

function useColumns(isCourse: boolean): readonly Column<Participant>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return [
    { id: 'person', header: t`Persona`, cell: ({ user }) => <PersonCell user={user} /> },
    { id: 'department', header: t`Departamento`, cell: ({ user }) => user.departmentName ?? '–' },
    {
      id: 'standing',
      header: t`Estado`,
      cell: ({ standing, late }) => (
        <StatusTag severity={late ? 'warning' : standingWords[standing].severity}>
          {late ? t`Atrasado` : i18n._(standingWords[standing].name)}
        </StatusTag>
      ),
    },
    ...(isCourse
      ? [
          {
            id: 'percent',
            header: t`Avance`,
            align: 'end' as const,
            cell: ({ percent }: Participant) => t`${percent} %`,
          },
        ]
      : []),
    {
      id: 'due',
      header: t`Fecha límite`,
      cell: ({ dueOn }) => (dueOn === null ? '–' : dayLabel(dueOn, language)),
    },
    {
      id: 'finished',
      header: t`Terminó el`,
      cell: ({ finishedAt }) => (finishedAt === null ? '–' : createdVariant(finishedAt, { language })),
    },
  ];
}

/** Late people are a state of their own here. */
type Chosen = ProgramStanding | 'late';

export function PeopleTable({ program }: { readonly program: BuiltProgram }): ReactElement {
  const { t, i18n } = useLingui();
  const { id, departments } = program;
  const isCourse = program.type === 'course';
  const columns = useColumns(isCourse);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const [departmentId, setDepartment] = useState<string>();
  const words = useDebounced(typed.trim(), () => undefined);
  const keywords = words === '' ? undefined : words;
  const query = useInfiniteQuery({
    ...programPeopleResource.list(id, {
      keywords,
      departmentId,
      ...(chosen === 'late' ? { late: true } : { standing: chosen }),
    }),
    placeholderData: keepPreviousData,
  });
  const looked = usePanel<Participant>();
  const withdrawn = usePanel<Participant>();
  const withdrawnName = withdrawn.about === null ? '' : nameOf(withdrawn.about.user);
  return (
    <>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar a las personas de este programa.`}
        label={t`Personas del programa`}
        memory="program-people"
        keyOf={(person) => person.id}
        nameOf={({ user }) => nameOf(user)}
        columns={columns}
        {...(isCourse ? { onOpen: looked.open } : {})}
        actions={(person) =>
          [
            isCourse
              ? [
                  {
                    id: 'lessons',
                    label: t`Ver sus lecciones`,
                    icon: ListChecks,
                    onSelect: () => looked.open(person),
                  },
                ]
              : [],
            person.standing === 'finished' || person.standing === 'withdrawn'
              ? []
              : [
                  {
                    id: 'withdraw',
                    label: t`Retirar`,
                    icon: UserMinus,
                    danger: true,
                    onSelect: () => withdrawn.open(person),
                  },
                ],
          ].filter((items) => items.length > 0)
        }
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar por persona`} value={typed} onChange={setTyped} />
              <FilterSelect<Chosen>
                label={t`Estado`}
                all={t`Todos los estados`}
                value={chosen}
                onChange={setChosen}
                options={[
                  { value: 'late', label: t`Atrasado` },
                  ...programStandings.map((value) => ({ value, label: i18n._(standingWords[value].name) })),
                ]}
              />
              <FilterSelect
                label={t`Departamento`}
                all={t`Todos los departamentos`}
                value={departmentId}
                onChange={setDepartment}
                options={departments.flatMap(({ departmentId: value, name }) =>
                  value === null || name === null ? [] : [{ value, label: name }],
                )}
              />
            </>
          ),
          isNarrowed: keywords !== undefined || chosen !== undefined || departmentId !== undefined,
          onClear: () => {
            setTyped('');
            setChosen(undefined);
            setDepartment(undefined);
          },
        }}
        none={
          <Empty drawing="search" text={<Trans>Todavía no participa nadie. Asigna el programa.</Trans>} />
        }
        footer={<MoreRows of={query} />}
      />
      {looked.about === null ? null : (
        <PersonPanel key={looked.opening} person={looked.about} open={looked.isOpen} onClose={looked.close} />
      )}
      {withdrawn.about === null ? null : (
        <RemoveQuestion
          id={withdrawn.about.id}
          open={withdrawn.isOpen}
          onClose={withdrawn.close}
          title={t`¿Retirar a ${withdrawnName}?`}
          confirmLabel={t`Retirar`}
          of={{ remove: programPeopleResource.withdraw, refresh: programPeopleResource.refresh }}
          done={t`Retiraste a ${withdrawnName}.`}
        >
          <Trans>
            Deja de ver el programa entre los suyos. Su avance se guarda por si se le asigna otra vez; una
            entrega que espera se retira.
          </Trans>
        </RemoveQuestion>
      )}
    </>
  );
}
