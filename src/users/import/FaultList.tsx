/** A list of faults, for imports whose sheet cells are unknown. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { Card } from '#src/ui/Card.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { fieldWords } from './importWords.ts';

/** Each fault with its cell and reason. */
export function FaultList({ faults }: { readonly faults: readonly RowFault[] }): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <Card padding="none" className="overflow-clip">
      <VirtualList
        items={faults}
        keyOf={({ row, cell, code }) => `${row} ${cell ?? ''} ${code}`}
        label={t`Problemas`}
        itemClass=""
        estimate={64}
      >
        {({ row, cell, field, value, reason }) => (
          <div className="flex items-baseline gap-4 border-b border-line px-5 py-3 in-[li:last-child]:border-b-0">
            <span className="w-14 shrink-0 text-small font-semibold text-soft tabular-nums">
              {cell ?? <Trans>Fila {row}</Trans>}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere">
                {field === null ? null : <span className="text-soft">{i18n._(fieldWords[field])}: </span>}
                {value === '' ? t`vacío` : value}
              </span>
              <span className="block text-small text-error-text">{reason}</span>
            </span>
          </div>
        )}
      </VirtualList>
    </Card>
  );
}
