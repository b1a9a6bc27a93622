/** How far the reader came in a challenge. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useDecimal } from './useDecimal.ts';
import type { ShownChallenge } from './challenges.queries.ts';

/** A sum, kept weeks, or percent above the own beginning; a team counts its mean, so the own sum is shown. */
export function OwnBar({
  challenge: { way, target, unit, weeks },
  own,
}: {
  challenge: Pick<ShownChallenge, 'way' | 'target' | 'unit' | 'weeks'>;
  own: NonNullable<ShownChallenge['own']>;
}): ReactElement {
  const { t } = useLingui();
  const decimal = useDecimal();
  const label = t`Tu avance`;
  const goal = decimal(target);
  const total = decimal(own.total);
  if (way === 'habit') {
    const { weeks: kept } = own;
    const long = weeks ?? 1;
    return (
      <ProgressBar
        label={label}
        value={kept}
        max={long}
        showValue={t`${kept} de ${long} semanas cumplidas`}
      />
    );
  }
  if (way === 'own_beginning') {
    const { score } = own;
    // What goes beyond the target, or below the beginning, counts no more and no less.
    const percent = decimal(Math.min(target, Math.max(0, score ?? 0)));
    return (
      <ProgressBar
        label={label}
        value={score ?? 0}
        max={target}
        showValue={score === null ? t`Sin base todavía` : t`${percent} % de ${goal} %`}
      />
    );
  }
  return (
    <ProgressBar label={label} value={own.total} max={target} showValue={t`${total} de ${goal} ${unit}`} />
  );
}
