/** The choice of a category of recognition types, of those that have recognitions in these days. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';

export function CategoryFilter({
  filter,
  value,
  onChange,
}: {
  readonly filter: ChartFilter;
  readonly value: string | undefined;
  readonly onChange: (category: string | null) => void;
}): ReactElement | null {
  const { t } = useLingui();
  const say = useWording();
  const { data } = useQuery(analyticsQueries.chart(filter, { type: 'recognitions', by: 'category' }));
  const options = (data?.series ?? []).flatMap(({ key, label, labelEn }) =>
    label === null ? [] : [{ value: key, label: say(label, labelEn) }],
  );
  if (options.length === 0 && value === undefined) return null;
  const chosen = options.find((one) => one.value === value)?.label;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {chosen === undefined ? null : (
        <p className="hidden font-semibold print:block">{t`Categoría: ${chosen}`}</p>
      )}
      <FilterSelect
        label={t`Categoría`}
        all={t`Todas las categorías`}
        value={value}
        onChange={(next) => onChange(next ?? null)}
        options={options}
      />
      {value === undefined ? null : (
        <p className="text-small text-soft">{t`Vale para mes y departamento. Los tipos y los valores no se dividen por categoría.`}</p>
      )}
    </div>
  );
}
