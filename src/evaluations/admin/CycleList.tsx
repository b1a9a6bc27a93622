/** The list of cycles: their phase, how much is written, and the next day. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen, Pencil, Rocket } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { AdminList, type DialogTie } from '#src/admin/AdminList.tsx';
import { refusalOf } from '#src/api/refusalOf.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { dayLabel, nextDay, phaseWords } from '#src/evaluations/cycleWords.ts';
import { wording } from '#src/forms/wording.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { surveyResource } from '#src/surveys/admin/surveysAdmin.queries.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { cycleResource, refreshCycles, type Cycle } from './evaluationsAdmin.queries.ts';

function useCycleColumns(): readonly Column<Cycle>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'title',
      header: t`Ciclo`,
      cell: ({ title, titleEn }) => (
        <span className="block min-w-40 wrap-anywhere">{wording(title, titleEn, language)}</span>
      ),
    },
    {
      id: 'phase',
      header: t`Fase`,
      cell: ({ phase }) => (
        <StatusTag severity={phaseWords[phase].severity}>{i18n._(phaseWords[phase].name)}</StatusTag>
      ),
    },
    {
      id: 'people',
      header: t`Personas`,
      align: 'end',
      cell: ({ people, phase }) => (phase === 'draft' ? '–' : formatNumber(people, language)),
    },
    {
      id: 'written',
      header: t`Escritas`,
      align: 'end',
      cell: ({ completed, evaluations }) => {
        const [some, all] = [formatNumber(completed, language), formatNumber(evaluations, language)];
        return evaluations === 0 ? '–' : <span className="whitespace-nowrap">{t`${some} de ${all}`}</span>;
      },
    },
    {
      id: 'day',
      header: t`Próximo día`,
      cell: (cycle) => {
        const day = nextDay(cycle);
        return day === null ? '–' : <span className="whitespace-nowrap">{dayLabel(day)}</span>;
      },
    },
  ];
}

function RemoveCycle({ cycle, open, onClose }: DialogTie & { readonly cycle: Cycle }): ReactElement {
  const { t } = useLingui();
  const { id } = cycle;
  const title = wording(cycle.title, cycle.titleEn, useLanguage());
  const removing = useWrite(surveyResource.remove, {
    refresh: refreshCycles,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste ${title}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar ${title}?`}
      confirmLabel={t`Eliminar`}
      busy={removing.isPending}
      {...refusalOf(removing.error)}
      onConfirm={() => removing.mutate({ id })}
    >
      <Trans>El ciclo todavía no empezó. Sus preguntas se borran y no se puede deshacer.</Trans>
    </ConfirmDialog>
  );
}

export function CycleList(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [, go] = useSearchParams();
  const query = useQuery(cycleResource.list());
  const columns = useCycleColumns();
  return (
    <AdminList
      of={[query]}
      rows={query.data}
      failed={t`No pudimos cargar los ciclos de evaluación.`}
      label={t`Ciclos de evaluación`}
      memory="evaluations"
      nameOf={({ title, titleEn }) => wording(title, titleEn, language)}
      columns={columns}
      menu={({ id, phase, steps }, { remove }) => [
        [
          steps.includes('begin')
            ? { id: 'begin', label: t`Preparar el inicio`, icon: Rocket, onSelect: () => go({ id }) }
            : { id: 'open', label: t`Abrir el ciclo`, icon: FolderOpen, onSelect: () => go({ id }) },
          ...(phase === 'closed'
            ? []
            : [
                {
                  id: 'edit',
                  label: steps.includes('edit') ? t`Editar las preguntas` : t`Corregir las palabras`,
                  icon: Pencil,
                  onSelect: () => go({ edit: id }),
                },
              ]),
        ],
        steps.includes('remove') ? remove : [],
      ]}
      add={<Trans>Nuevo ciclo</Trans>}
      none={{
        drawing: 'search',
        text: (
          <Trans>
            Un ciclo reúne lo que cada persona, su líder y sus compañeros dicen de su trabajo. Todavía no hay
            ninguno.
          </Trans>
        ),
        add: <Trans>Crear el primer ciclo</Trans>,
      }}
      onEdit={(cycle) => go(cycle === null ? { edit: 'new' } : { id: cycle.id })}
      remove={(cycle, tie) => <RemoveCycle cycle={cycle} {...tie} />}
    />
  );
}
