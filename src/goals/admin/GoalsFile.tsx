/** Exports the goals of the present filter; the name of the file says the period and the day. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { stateOf } from '#schema/goals/goals.rules.ts';
import { pageSize } from '#schema/limits.ts';
import { answerOf } from '#src/api/documents.ts';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import { wording } from '#src/forms/wording.ts';
import { stateWords, statusNames } from '#src/goals/goalWords.ts';
import { usePeriodName } from '#src/goals/usePeriodName.ts';
import { AllGoalsDocument } from '#src/gql/graphql.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { fileName } from '#src/plots/fileTable.ts';
import { levelNames } from './goalAdminWords.ts';
import { goalsTable } from './goalsTable.ts';
import { goalCategoryResource, type OrgGoalFilter } from './goalsAdmin.queries.ts';

export function GoalsFile({ filter }: { readonly filter: OrgGoalFilter }): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const timeZone = useOrganization().settings?.timezone;
  const periodName = usePeriodName();
  const categories = useQuery(goalCategoryResource.list()).data ?? [];
  const period = filter.periodId === undefined ? '' : fileName(periodName(filter.periodId));
  const name = [t`objetivos`, period, isoDay(useNow(), timeZone)].filter(Boolean).join('-');
  return (
    <PagedFile
      name={name}
      read={async (page, signal) => {
        const { items, pagination } = await answerOf(
          AllGoalsDocument,
          { ...filter, page, perPage: pageSize.max },
          { signal, pass: 'request' },
        );
        return { items, ...pagination };
      }}
      tableOf={(goals) =>
        goalsTable(
          goals,
          {
            title: t`Objetivo`,
            owner: t`Dueño`,
            email: t`Correo`,
            department: t`Departamento`,
            level: t`Nivel`,
            period: t`Periodo`,
            category: t`Categoría`,
            parents: t`Aporta a`,
            status: t`Estado`,
            state: t`Cómo va`,
            progress: t`Avance en %`,
            start: t`Comienzo`,
            value: t`Valor`,
            target: t`Meta`,
            unit: t`Unidad`,
            weight: t`Peso`,
            dueOn: t`Fecha límite`,
            checkedAt: t`Último avance`,
          },
          {
            title: ({ title, titleEn }) => wording(title, titleEn, language),
            level: (goal) => i18n._(levelNames[goal.level]),
            period: (goal) => periodName(goal.periodId),
            category: ({ categoryId }) => {
              const found = categories.find(({ id }) => id === categoryId);
              return found === undefined ? '' : wording(found.name, found.nameEn, language);
            },
            status: (goal) => i18n._(statusNames[goal.status]),
            state: (goal) => {
              const state = stateOf(goal);
              return state === null ? '' : i18n._(stateWords[state].name);
            },
            timeZone,
          },
        )
      }
    />
  );
}
