/** The values in the order in which they are offered. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { OrderedList } from '#src/admin/OrderedList.tsx';
import { useRowOrder } from '#src/admin/useRowOrder.ts';
import { ValueRow } from './ValueRow.tsx';
import { valueResource, type AdminValue } from './values.queries.ts';

interface ValueListProps {
  readonly values: readonly AdminValue[];
  readonly onEdit: (value: AdminValue) => void;
  readonly onTurn: (value: AdminValue, active: boolean) => void;
  readonly onRemove: (value: AdminValue) => void;
}

export function ValueList({ values, onEdit, onTurn, onRemove }: ValueListProps): ReactElement {
  const move = useRowOrder<AdminValue>(valueResource);
  return (
    <>
      <p className="text-small text-soft">
        <Trans>Este es el orden en que se ofrecen y se muestran. Arrastra una fila o usa sus flechas.</Trans>
      </p>
      <OrderedList rows={values} keyOf={({ id }) => id} nameOf={({ name }) => name} onMove={move}>
        {(value, movers) => (
          <ValueRow
            value={value}
            movers={movers}
            onEdit={() => onEdit(value)}
            onTurn={(active) => onTurn(value, active)}
            onRemove={() => onRemove(value)}
          />
        )}
      </OrderedList>
    </>
  );
}
