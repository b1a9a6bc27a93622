/** The names of kinds of movements and of accounts, as the organisation sees them. */
import { useLingui } from '@lingui/react/macro';
import type { AnalyticsWallet } from '#schema/analytics/analytics.rules.ts';
import type { MovementKind } from '#schema/points/points.rules.ts';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import { nameOf } from '#src/people/personName.ts';
import { useStatementWords } from '#src/points/statementWords.ts';
import type { ShownTransaction } from './transactions.queries.ts';

interface MovementWords {
  readonly kind: (kind: MovementKind) => string;
  readonly purse: (purse: AnalyticsWallet) => string;
  /** Whose account it is. */
  readonly owner: (line: Pick<ShownTransaction, 'user'>) => string;
  /** Why points moved, and whether they came back. */
  readonly reason: (line: Pick<ShownTransaction, 'kind' | 'isReversal'>) => string;
}

export function useMovementWords(): MovementWords {
  const { t } = useLingui();
  const { kind } = useStatementWords();
  const { wallet } = useFigureWords();
  return {
    kind,
    purse: (purse) => wallet[purse],
    owner: ({ user }) => (user === null ? t`La organización` : nameOf(user)),
    reason: (line) => {
      const name = kind(line.kind);
      return line.isReversal ? t`${name} (devolución)` : name;
    },
  };
}
