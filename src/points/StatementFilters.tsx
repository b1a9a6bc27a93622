/** The filters of the statement: balance, kind, first and last day. */
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MovementKind, Wallet } from '#schema/points/points.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select, type SelectOption } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { kindIcons } from './kindIcons.ts';
import { isNarrowed } from '#src/api/searchOf.ts';
import { areDatesReversed, statementKinds, type StatementFilter } from './statementFilter.ts';
import { useStatementWords } from './statementWords.ts';

const chips = [undefined, 'give', 'redeem'] as const satisfies readonly (Wallet | undefined)[];

/** Kinds that never occur in a balance. */
const apart: Readonly<Record<Wallet, readonly MovementKind[]>> = {
  give: ['referral', 'participation', 'task', 'challenge', 'event', 'program', 'purchase', 'coupon'],
  redeem: ['allowance', 'expiry', 'request'],
};

export interface StatementFiltersProps {
  filter: StatementFilter;
  onChange: (filter: StatementFilter) => void;
}

/** Applies changes at once; dates in the wrong order show an error and start no request. */
export function StatementFilters({ filter, onChange }: StatementFiltersProps): ReactElement {
  const { t } = useLingui();
  const words = useStatementWords();
  const { purse, kind, startDate, endDate } = filter;
  const set = (change: StatementFilter): void => onChange({ ...filter, ...change });
  const day = (text: string): string | undefined => (text === '' ? undefined : text);
  const offered = statementKinds.filter(
    (one) => one === kind || purse === undefined || !apart[purse].includes(one),
  );
  const options: readonly SelectOption<MovementKind | 'all'>[] = [
    { value: 'all', label: t`Todos los motivos` },
    ...offered.map((one) => ({ value: one, label: words.kind(one, purse), icon: kindIcons[one] })),
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div role="group" aria-label={t`Qué billetera`} className="flex flex-wrap gap-2">
        {chips.map((one) => (
          <ToggleChip
            key={one ?? 'both'}
            pressed={purse === one}
            onPress={() =>
              // A kind that the other balance never contains would give an empty list.
              set({
                purse: one,
                ...(one !== undefined && kind !== undefined && apart[one].includes(kind)
                  ? { kind: undefined }
                  : {}),
              })
            }
          >
            {one === undefined ? <Trans>Todo</Trans> : words.purse(one)}
          </ToggleChip>
        ))}
      </div>
      <div className="w-full sm:w-64">
        <Select
          label={t`Motivo`}
          value={kind ?? 'all'}
          options={options}
          onChange={(next) => set({ kind: next === 'all' ? undefined : next })}
        />
      </div>
      <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
        <TextField
          type="date"
          label={t`Desde`}
          value={startDate ?? ''}
          max={endDate}
          onChange={(event) => set({ startDate: day(event.currentTarget.value) })}
        />
        <TextField
          type="date"
          label={t`Hasta`}
          value={endDate ?? ''}
          min={startDate}
          error={areDatesReversed(filter) ? t`Es anterior a la primera fecha.` : undefined}
          onChange={(event) => set({ endDate: day(event.currentTarget.value) })}
        />
      </div>
      {isNarrowed(filter) ? (
        <Button variant="quiet" icon={X} onClick={() => onChange({})}>
          <Trans>Quitar filtros</Trans>
        </Button>
      ) : null}
    </div>
  );
}
