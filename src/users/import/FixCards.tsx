/** The faulty rows on a phone: one card for each row, with a field for each fault. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { textAt } from '#machines/peopleImport.cells.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { Card } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { shownText, type FaultyRow } from './faults.ts';
import type { Fixing } from './fixing.ts';
import { fieldWords } from './importWords.ts';

function FaultField({
  fault,
  text,
  isMended,
  onEdit,
}: {
  readonly fault: RowFault;
  readonly text: string;
  readonly isMended: boolean;
  readonly onEdit: (text: string) => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const keep = (): void => {
    if (typed !== null && typed !== text) onEdit(typed);
    setTyped(null);
  };
  return (
    <TextField
      label={fault.field === null ? (fault.cell ?? '') : i18n._(fieldWords[fault.field])}
      value={typed ?? text}
      autoComplete="off"
      spellCheck={false}
      error={isMended ? undefined : fault.reason}
      {...(isMended ? { hint: t`Corregida: se revisa al continuar.` } : {})}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
      }}
    />
  );
}

function RowCard({
  row: { row, faults },
  of,
}: {
  readonly row: FaultyRow;
  readonly of: Fixing;
}): ReactElement {
  const { cells, columns, edits, pending, onEdit } = of;
  const at = (field: 'firstName' | 'lastName' | 'email'): string =>
    textAt(cells, { row: row - 1, column: columns.indexOf(field) });
  const name = `${at('firstName')} ${at('lastName')}`.trim();
  return (
    <Card padding="small" className="flex flex-col gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold wrap-anywhere">{name === '' ? at('email') : name}</span>
        <span className="shrink-0 text-small text-soft">
          <Trans>Fila {row}</Trans>
        </span>
      </p>
      {faults.map((fault) =>
        fault.cell === null ? (
          <FieldError key="row">{fault.reason}</FieldError>
        ) : (
          <FaultField
            key={fault.cell}
            fault={fault}
            text={shownText(cells, edits, fault.cell)}
            isMended={pending[fault.cell] !== undefined}
            onEdit={(text) => {
              if (fault.cell !== null) onEdit(fault.cell, text);
            }}
          />
        ),
      )}
    </Card>
  );
}

/** An edit applies on blur. */
export function FixCards({ of }: { readonly of: Fixing }): ReactElement {
  const { t } = useLingui();
  return (
    <VirtualList
      items={of.rows}
      keyOf={({ row }) => String(row)}
      label={t`Filas con problemas`}
      itemClass="pb-3"
      estimate={180}
    >
      {(row) => <RowCard row={row} of={of} />}
    </VirtualList>
  );
}
