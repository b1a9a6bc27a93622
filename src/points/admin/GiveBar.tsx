/** Shows the points about to be given and the points left to distribute. Sticky while the form is filled in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { formatNumber, points as pointsIn } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import type { Fault } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

const linkLook = 'target rounded-control font-semibold text-link hover:underline';

function Standing({ total, left }: { readonly total: number; readonly left: number }): ReactElement {
  const language = useLanguage();
  const missing = pointsIn(total - left, language);
  const rest = pointsIn(left - total, language);
  const all = pointsIn(left, language);
  if (total > left)
    return (
      <span className="inline-flex items-start gap-1.5">
        <Icon of={TriangleAlert} size={16} className="mt-0.5 shrink-0 text-warning-text" />
        <span>
          <Trans>Al presupuesto le faltan {missing}.</Trans>{' '}
          <Link href="/admin/points" className={linkLook}>
            <Trans>Ver el presupuesto</Trans>
          </Link>
        </span>
      </span>
    );
  return total === 0 ? (
    <Trans>Quedan {all} por repartir.</Trans>
  ) : (
    <Trans>Después quedarán {rest} por repartir.</Trans>
  );
}

/** Must be inside the form that it submits. */
export function GiveBar({
  total,
  left,
  busy,
  fault,
}: {
  readonly total: number;
  readonly left: number;
  readonly busy: boolean;
  /** The first error of the form. */
  readonly fault: Fault | null;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const sum = pointsIn(total, language);
  const all = formatNumber(left, language);
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar,0px)+16px)] z-20 flex flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-raised">
      <ProgressBar label={t`Total`} value={total} max={left} showValue={t`${sum} de ${all}`} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FaultNote fault={fault} />
        {fault === null ? (
          <p role="status" className="min-w-0 text-small text-soft tabular-nums">
            <Standing total={total} left={left} />
          </p>
        ) : null}
        <Button type="submit" variant="primary" busy={busy} className="max-sm:w-full">
          <Trans>Dar puntos</Trans>
        </Button>
      </div>
    </div>
  );
}
