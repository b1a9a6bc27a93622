/** The points that left wallets by reason, largest first. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { kindIcons } from '#src/points/kindIcons.ts';
import { useStatementWords } from '#src/points/statementWords.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { OutputPage } from './pointsAdmin.queries.ts';
import { Bar } from './ShareBar.tsx';

/** The totals of all pages. */
export function OutputTotals({ totals }: { readonly totals: OutputPage['totals'] }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useStatementWords();
  const sorted = totals.toSorted((one, other) => other.points - one.points);
  const most = sorted[0]?.points ?? 0;
  return (
    <Card padding="small">
      <ul aria-label={t`Totales por motivo`} className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {sorted.map(({ kind, points }) => (
          <li key={kind} className="flex items-center gap-3">
            <Icon of={kindIcons[kind]} className="shrink-0 text-soft" />
            <div className="min-w-0 flex-1">
              <p className="mb-1 flex items-baseline justify-between gap-3 text-small">
                <span className="truncate">{words.kind(kind)}</span>
                <span className="font-semibold whitespace-nowrap tabular-nums">
                  {pointsIn(points, language)}
                </span>
              </p>
              <Bar value={points} most={most} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
