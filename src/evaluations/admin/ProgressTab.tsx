/** How far a cycle is: what is written by part, and whose evaluations are missing. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { BarsAgainst } from '#src/plots/BarsAgainst.tsx';
import { Card } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { kindWords } from '#src/evaluations/cycleWords.ts';
import type { Cycle, CyclePerson } from './evaluationsAdmin.queries.ts';
import { PeopleTable, usePersonColumns } from './PeopleTable.tsx';

function usePeerColumn(): Column<CyclePerson> {
  const { t } = useLingui();
  return {
    id: 'peers',
    header: t`Compañeros`,
    cell: ({ nominations, confirmed }) => {
      const count = nominations.filter(({ state }) => state !== 'declined').length;
      if (confirmed) return <StatusTag severity="success">{t`Confirmados: ${count}`}</StatusTag>;
      return count === 0 ? (
        <StatusTag severity="warning">{t`Sin proponer`}</StatusTag>
      ) : (
        <StatusTag severity="info">{t`Propuestos: ${count}`}</StatusTag>
      );
    },
  };
}

export function ProgressTab({ cycle }: { readonly cycle: Cycle }): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const person = usePersonColumns();
  const peers = usePeerColumn();
  const { id, phase, written, completed, parts } = cycle;
  const isWriting = phase !== 'nominating' && phase !== 'confirming';
  const columns: readonly Column<CyclePerson>[] = [
    ...person,
    ...(parts.some(({ kind }) => kind === 'peer') ? [peers] : []),
    ...(isWriting
      ? [
          {
            id: 'written',
            header: t`Escritas`,
            align: 'end' as const,
            cell: (row: CyclePerson) => {
              const [some, all] = [
                formatNumber(row.completed, language),
                formatNumber(row.evaluations, language),
              ];
              return <span className="whitespace-nowrap">{t`${some} de ${all}`}</span>;
            },
          },
        ]
      : []),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {isWriting ? (
        <Card className="min-w-0">
          <BarsAgainst
            title={t`Evaluaciones escritas por parte`}
            facts={{ n: completed, from: null, to: null, filter: null }}
            rows={written.map((part) => ({
              id: part.kind,
              label: i18n._(kindWords[part.kind].name),
              value: part.completed,
              total: part.evaluations,
            }))}
            names={{ value: t`Escritas`, total: t`Total` }}
          />
        </Card>
      ) : null}
      <PeopleTable
        key={phase}
        cycleId={id}
        label={t`Avance por persona`}
        columns={columns}
        waiting={isWriting ? [{ value: 'writing', label: t`Falta escribir` }] : []}
      />
    </div>
  );
}
