/** The filters of the ledger besides those of the page: person, account, channel and kind of movement. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { analyticsWallets, channelOf, channels } from '#schema/analytics/analytics.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { movementKinds } from '#schema/points/points.rules.ts';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import type { ListFilter } from '#src/admin/useListFilter.ts';
import type { FilterOf } from '#src/api/searchOf.ts';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import { PersonFilter } from './PersonFilter.tsx';
import type { transactionSearch } from './transactions.queries.ts';
import { useMovementWords } from './useMovementWords.ts';

type Chosen = FilterOf<typeof transactionSearch>;

/** A kind belongs to one channel: a channel offers only its kinds. */
export function TransactionFilters({
  filter,
  onFilter,
  withPeople,
  known,
}: Pick<ListFilter<Chosen>, 'filter' | 'onFilter'> & {
  /** The chosen person, where the list shows them. */
  readonly known: PublicUser | undefined;
  /** Whether the reader sees other people than themselves. */
  readonly withPeople: boolean;
}): ReactElement {
  const { t } = useLingui();
  const words = useMovementWords();
  const names = useFigureWords();
  const { channel } = filter;
  return (
    <>
      {withPeople ? (
        <PersonFilter value={filter.userId} known={known} onChange={(userId) => onFilter({ userId })} />
      ) : null}
      <FilterSelect
        label={t`Cuenta`}
        all={t`Todas las cuentas`}
        value={filter.purse}
        onChange={(purse) => onFilter({ purse })}
        options={analyticsWallets.map((value) => ({ value, label: words.purse(value) }))}
      />
      <FilterSelect
        label={t`Canal`}
        all={t`Todos los canales`}
        value={channel}
        onChange={(next) =>
          onFilter({
            channel: next,
            ...(next === undefined || filter.kind === undefined || channelOf[filter.kind] === next
              ? {}
              : { kind: undefined }),
          })
        }
        options={channels.map((value) => ({ value, label: names.channel[value] }))}
      />
      <FilterSelect
        label={t`Motivo`}
        all={t`Todos los motivos`}
        value={filter.kind}
        onChange={(kind) => onFilter({ kind })}
        options={movementKinds
          .filter((kind) => channel === undefined || channelOf[kind] === channel)
          .map((value) => ({ value, label: words.kind(value) }))}
      />
    </>
  );
}
