/** One row with all its fields: ids of other rows lead to them, and what refers to this row is counted. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, type ReactElement, type ReactNode } from 'react';
import type { DataLinks, DemoControls } from '#src/api/demoKit.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { useAnswer } from './useAnswer.ts';

const Follow = ({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactElement => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 rounded-[4px] text-start wrap-anywhere text-link underline underline-offset-2"
  >
    {children}
  </button>
);

interface Ways {
  readonly onRow: (table: string, id: string) => void;
  readonly onTable: (table: string, field: string) => void;
}

function Fields({
  links: { row, refersTo },
  onRow,
}: Pick<Ways, 'onRow'> & { readonly links: DataLinks }): ReactElement {
  return (
    <DescriptionList
      items={row.values.map(([field, value]) => {
        const others = refersTo.filter((other) => other.field === field);
        return {
          term: field,
          value: (
            <div className="flex flex-col items-start gap-1 text-small">
              {others.map(({ table, id, label }) => (
                <Follow key={id} onClick={() => onRow(table, id)}>
                  {table}: {label}
                </Follow>
              ))}
              <span
                className={others.length > 0 || value === null ? 'wrap-anywhere text-soft' : 'wrap-anywhere'}
              >
                {String(value)}
              </span>
            </div>
          ),
        };
      })}
    />
  );
}

/** Waits until the tables behind the row are there. */
export function DataRowView({
  data,
  org,
  table,
  id,
  onRow,
  onTable,
}: Ways & {
  readonly data: DemoControls['data'];
  readonly org: string;
  readonly table: string;
  readonly id: string;
}): ReactElement {
  const { t } = useLingui();
  const ask = useCallback(async () => (await data.row(org, table, id)) ?? null, [data, org, table, id]);
  const { value: links, hasFailed, again } = useAnswer(ask);
  if (hasFailed) return <Failed what={<Trans>No se pudo leer esta fila.</Trans>} onRetry={again} />;
  if (links === null) return <Empty text={<Trans>Esta fila ya no existe.</Trans>} />;
  if (links === undefined)
    return (
      <Loading label={t`La fila llega`}>
        <SkeletonLine />
        <SkeletonLine />
      </Loading>
    );
  const { row, referredBy } = links;
  return (
    <>
      <p className="font-semibold wrap-anywhere">{row.label}</p>
      <section aria-label={t`Filas que apuntan a esta`} className="flex flex-col gap-2">
        <h4 className="text-small font-semibold">
          <Trans>Filas que apuntan a esta</Trans>
        </h4>
        {referredBy.length === 0 ? (
          <p className="text-small text-soft">
            <Trans>Ninguna.</Trans>
          </p>
        ) : (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
            {referredBy.map((from) => (
              <li key={`${from.table} ${from.field}`}>
                <Follow onClick={() => onTable(from.table, from.field)}>
                  {from.table}.{from.field} ({from.count})
                </Follow>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t`Campos`}>
        <h4 className="text-small font-semibold">
          <Trans>Campos</Trans>
        </h4>
        <Fields links={links} onRow={onRow} />
      </section>
    </>
  );
}
