/** The second step: the meaning of each column, with sample values. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactElement } from 'react';
import { missingFields, type Taken } from '#machines/peopleImport.setup.ts';
import { letters } from '#machines/peopleImport.cells.ts';
import { importFields, type ImportField } from '#schema/users/imports.rules.ts';
import type { SheetColumn } from '#schema/users/imports.endpoints.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Select, type SelectOption } from '#src/ui/Select.tsx';
import { ActionBar } from './ActionBar.tsx';
import { fieldHints, fieldWords } from './importWords.ts';
import type { PartProps } from './parts.ts';

interface ColumnRowProps {
  readonly column: SheetColumn;
  readonly at: number;
  readonly taken: Taken;
  readonly options: readonly SelectOption<Taken>[];
  readonly onChange: (taken: Taken) => void;
}

function ColumnRow({ column, at, taken, options, onChange }: ColumnRowProps): ReactElement {
  const { t } = useLingui();
  const name = column.header === '' ? t`Columna ${letters(at)}` : column.header;
  const samples = column.samples.filter((one) => one !== '');
  const isTaken = taken !== 'ignore';
  return (
    <li className="grid items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 first:border-t-0 wide:grid-cols-[minmax(0,1fr)_20px_minmax(0,17rem)]">
      <div className="flex min-w-0 items-start gap-3">
        <Icon
          of={isTaken ? CircleCheck : CircleDashed}
          className={classes('mt-0.5 shrink-0', isTaken ? 'text-success-text' : 'text-soft')}
        />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="truncate text-small text-soft">
            {samples.length === 0 ? <Trans>Sin datos</Trans> : samples.slice(0, 3).join(' · ')}
          </p>
        </div>
      </div>
      <Icon of={ArrowRight} className="text-soft max-wide:hidden rtl:-scale-x-100" />
      <div className="max-wide:ps-8">
        <Select label={t`Qué es «${name}»`} hideLabel value={taken} options={options} onChange={onChange} />
      </div>
    </li>
  );
}

function Missing({ fields }: { readonly fields: readonly ImportField[] }): ReactElement {
  const { i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale || 'es', { type: 'conjunction' }).format(
    fields.map((field) => i18n._(fieldWords[field])),
  );
  return (
    <span className="text-error-text">
      {fields.length === 1 ? (
        <Trans>Falta decir qué columna es: {names}.</Trans>
      ) : (
        <Trans>Falta decir qué columnas son: {names}.</Trans>
      )}
    </span>
  );
}

/** The choice is remembered for the next list with the same headers. */
export function MappingStep({ actor, state }: PartProps): ReactElement {
  const { t, i18n } = useLingui();
  const { kind, check, columns } = state.context;
  const all = check?.columns ?? [];
  const missing = missingFields(kind, columns);
  const left = (columns ?? []).filter((one) => one === 'ignore').length;
  const headerOf = (field: ImportField): string => all[columns?.indexOf(field) ?? -1]?.header ?? '';
  const optionsFor = (at: number): readonly SelectOption<Taken>[] => [
    { value: 'ignore', label: t`No importar` },
    ...importFields.map((field): SelectOption<Taken> => {
      const other = columns !== null && columns[at] !== field && columns.includes(field);
      const header = headerOf(field);
      return {
        value: field,
        label: i18n._(fieldWords[field]),
        detail: other ? t`Ahora es «${header}»` : i18n._(fieldHints[field]),
      };
    }),
  ];
  return (
    <div className="flex flex-col gap-6">
      <header className="max-w-prose72">
        <h2 className="text-h5 font-semibold" tabIndex={-1} data-step>
          <Trans>¿Qué es cada columna?</Trans>
        </h2>
        <p className="mt-1 text-soft">
          <Trans>
            Reconocimos las que pudimos. Lo que elijas lo recordamos para la próxima lista con estos nombres.
          </Trans>
        </p>
      </header>
      <Card padding="none">
        <ul aria-label={t`Columnas de la hoja`}>
          {all.map((column, at) => (
            <ColumnRow
              // The index is the key, because two columns may have the same header.
              key={at}
              column={column}
              at={at}
              taken={columns?.[at] ?? 'ignore'}
              options={optionsFor(at)}
              onChange={(taken) => actor.send({ type: 'column.changed', index: at, taken })}
            />
          ))}
        </ul>
      </Card>
      <ActionBar
        says={
          missing.length > 0 ? (
            <Missing fields={missing} />
          ) : left === 0 ? (
            <Trans>Todas las columnas tienen su lugar.</Trans>
          ) : (
            <Plural value={left} one="Una columna no se importará." other="# columnas no se importarán." />
          )
        }
      >
        <Button
          variant="primary"
          disabled={missing.length > 0}
          onClick={() => actor.send({ type: 'columns.confirmed' })}
        >
          <Trans>Revisar las filas</Trans>
        </Button>
      </ActionBar>
    </div>
  );
}
