/** The column of a table whose rows administrators arrange by arrows. */
import { useLingui } from '@lingui/react/macro';
import type { Column } from '#src/ui/tableShape.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { useMoves } from './useMoves.ts';
import { useRowOrder } from './useRowOrder.ts';

/** `said` is the last move in words, for an `output` element. `resource` has the list and writes its order. */
export function useOrderColumn<T extends { readonly id: string }>(
  resource: Parameters<typeof useRowOrder<T>>[0],
  rows: readonly T[],
  nameOf: (row: T) => string,
): { readonly said: string; readonly order: Column<T> } {
  const { t } = useLingui();
  const onMove = useRowOrder<T>(resource);
  const { said, moveTo } = useMoves({ rows, keyOf: ({ id }) => id, nameOf, onMove });
  return {
    said,
    order: {
      id: 'order',
      header: t`Orden`,
      width: '6rem',
      fixed: true,
      cell: (row) => (
        <MoveButtons
          id={row.id}
          name={nameOf(row)}
          isFirst={row === rows[0]}
          isLast={row === rows.at(-1)}
          onStep={(by) => moveTo(rows.indexOf(row), rows.indexOf(row) + by)}
        />
      ),
    },
  };
}
