/** A movement and its reversal side by side, with their total. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import { signed } from '#src/lib/numbers.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { LineFacts } from './LineFacts.tsx';
import type { Pair } from './statementRows.ts';
import { walletQueries } from './wallet.queries.ts';

/** The pair to show. */
export interface PairShown {
  readonly line: StatementLine;
  readonly pair: Pair;
}

function Both({ original, reversal }: { original: StatementLine | null; reversal: StatementLine }) {
  const language = useLanguage();
  const { t } = useLingui();
  const rows = [
    { title: t`Primero`, line: original },
    { title: t`Después`, line: reversal },
  ];
  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line">
        {rows.map(({ title, line }) => (
          <li key={title} className="px-4 py-3">
            <h3 className="mb-2 text-small font-semibold text-soft">{title}</h3>
            {line === null ? (
              <p className="text-soft">
                <Trans>Ese movimiento ya no está en tu historial.</Trans>
              </p>
            ) : (
              <div className="flex items-center gap-3">
                <LineFacts line={line} withWallet />
              </div>
            )}
          </li>
        ))}
      </ol>
      {original === null ? null : (
        <p className="flex items-baseline justify-between gap-4 px-4 font-semibold tabular-nums">
          <Trans>Entre los dos</Trans>
          <span>{signed(original.amount + reversal.amount, language)}</span>
        </p>
      )}
    </>
  );
}

function Searched({ reversal }: { reversal: StatementLine }): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(walletQueries.original(reversal))}
      label={t`Buscando el movimiento`}
      skeleton={<SkeletonLine />}
      what={<Trans>No pudimos cargar el movimiento que devuelve.</Trans>}
    >
      {(original) => <Both original={original} reversal={reversal} />}
    </QueryBoundary>
  );
}

/** Loads the original line if it was not read yet. */
export function PairPanel({
  shown,
  open,
  onClose,
}: {
  shown: PairShown;
  open: boolean;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const {
    line,
    pair: { is, other },
  } = shown;
  return (
    <Dialog open={open} onClose={onClose} title={t`Movimiento y devolución`} placement="side">
      <div className="flex flex-col gap-4 pb-2">
        {is === 'reversed' && other !== undefined ? (
          <Both original={line} reversal={other} />
        ) : other === undefined ? (
          <Searched reversal={line} />
        ) : (
          <Both original={other} reversal={line} />
        )}
      </div>
    </Dialog>
  );
}
