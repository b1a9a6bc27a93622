/** The filters of the charts: days, department, country, and whether figures are compared. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GitCompareArrows, SlidersHorizontal } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { viewPeriods, type Period } from '#schema/analytics/views.rules.ts';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { areReversed, daysOf, periodOf, type Days } from './days.ts';

const other = 'other';
const offered: readonly (Period | typeof other)[] = [...viewPeriods, other];

/** The list of departments or countries; without the answer nothing is offered. */
function Places({
  filter,
  onFilter,
}: {
  readonly filter: ChartFilter;
  readonly onFilter: (change: ChartFilter) => void;
}): ReactElement | null {
  const { t } = useLingui();
  const say = useWording();
  const { data } = useQuery(analyticsQueries.filters());
  if (data === undefined) return null;
  const countries = data.chart.series.flatMap(({ key, label, labelEn }) =>
    label === null ? [] : [{ value: key, label: say(label, labelEn) }],
  );
  return (
    <>
      <FilterSelect
        label={t`Departamento`}
        all={t`Todos los departamentos`}
        value={filter.departmentId ?? undefined}
        onChange={(departmentId) => onFilter({ departmentId })}
        options={data.departments.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {countries.length < 2 && filter.countryId === undefined ? null : (
        <FilterSelect
          label={t`País`}
          all={t`Todos los países`}
          value={filter.countryId ?? undefined}
          onChange={(countryId) => onFilter({ countryId })}
          options={countries}
        />
      )}
    </>
  );
}

/** Days in the wrong order stay in the fields and change nothing. */
function OwnDays({
  chosen,
  onDays,
}: {
  readonly chosen: Days;
  readonly onDays: (days: Days) => void;
}): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState(chosen);
  const set = (days: Days): void => {
    setTyped(days);
    if (days.startDate !== '' && days.endDate !== '' && !areReversed(days)) onDays(days);
  };
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
      <TextField
        type="date"
        label={t`Desde`}
        value={typed.startDate}
        max={typed.endDate}
        onChange={({ currentTarget }) => set({ ...typed, startDate: currentTarget.value })}
      />
      <TextField
        type="date"
        label={t`Hasta`}
        value={typed.endDate}
        min={typed.startDate}
        error={areReversed(typed) ? t`Es anterior a la primera fecha.` : undefined}
        onChange={({ currentTarget }) => set({ ...typed, endDate: currentTarget.value })}
      />
    </div>
  );
}

export function Filters({
  filter,
  today,
  isCompared,
  hasPlaces,
  onFilter,
  onCompare,
  opened,
  views,
}: {
  readonly filter: ChartFilter;
  /** YYYY-MM-DD in the organisation's zone. */
  readonly today: string;
  readonly isCompared: boolean;
  /** Whether the reader sees more than their own figures. */
  readonly hasPlaces: boolean;
  readonly onFilter: (change: ChartFilter) => void;
  readonly onCompare: (isCompared: boolean) => void;
  /** How many saved views were opened: each brings its own days. */
  readonly opened: number;
  /** The menu of saved views. */
  readonly views: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const { startDate, endDate } = filter;
  const period = periodOf({ startDate, endDate }, today);
  const [own, setOwn] = useState({ at: opened, is: period === undefined });
  const isOwn = own.at === opened ? own.is : period === undefined;
  const words: Readonly<Record<Period | typeof other, string>> = {
    month: t`Este mes`,
    lastMonth: t`Mes anterior`,
    quarter: t`Este trimestre`,
    lastQuarter: t`Trimestre anterior`,
    year: t`Este año`,
    usual: t`Últimos doce meses`,
    other: t`Otras fechas`,
  };
  const shown = isOwn || period === undefined ? other : period;
  const standing = daysOf('usual', today);
  const [isUnfolded, setUnfolded] = useState(false);
  const folds = isUnfolded ? 'contents' : 'hidden sm:contents';
  const chosen = [filter.departmentId, filter.countryId].filter((one) => one !== undefined).length;
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="w-52 max-sm:w-auto max-sm:flex-1">
        <Select<Period | typeof other>
          label={t`Período`}
          hideLabel
          value={shown}
          onChange={(next) => {
            setOwn({ at: opened, is: next === other });
            if (next === 'usual') onFilter({ startDate: undefined, endDate: undefined });
            else if (next !== other) onFilter(daysOf(next, today));
          }}
          options={offered.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      <Button
        variant="secondary"
        icon={SlidersHorizontal}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className="sm:hidden"
      >
        {chosen === 0 ? t`Filtros` : t`Filtros (${chosen})`}
      </Button>
      {shown === other ? (
        <OwnDays
          key={opened}
          chosen={{ startDate: startDate ?? standing.startDate, endDate: endDate ?? standing.endDate }}
          onDays={onFilter}
        />
      ) : null}
      <div className={folds}>
        {hasPlaces ? <Places filter={filter} onFilter={onFilter} /> : null}
        <ToggleChip icon={GitCompareArrows} pressed={isCompared} onPress={() => onCompare(!isCompared)}>
          {t`Comparar`}
        </ToggleChip>
        {views}
      </div>
    </div>
  );
}
