/** How the percent above the own beginning comes about: beginning, mean and target in the unit of the challenge. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { challengeLimits } from '#schema/challenges/challenges.rules.ts';
import { meansOf } from '#schema/challenges/scores.ts';
import { useDecimal } from './useDecimal.ts';
import type { OpenedChallenge } from './challenges.queries.ts';

/** Nothing for the other ways, whose bar shows the sum itself. */
export function OwnSum({
  challenge: { way, target, unit, entries },
}: {
  readonly challenge: Pick<OpenedChallenge, 'way' | 'target' | 'unit' | 'entries'>;
}): ReactElement | null {
  const decimal = useDecimal();
  if (way !== 'own_beginning') return null;
  const { beginning, later } = meansOf(entries.map(({ counted }) => Math.round(counted * 100)));
  const days = challengeLimits.beginning;
  const entered = entries.length;
  if (beginning === null)
    return (
      <p className="text-small">
        <Trans>
          Tu comienzo es la media de tus primeros {days} días con registro. Llevas {entered}.
        </Trans>
      </p>
    );
  const begun = decimal(beginning / 100);
  const goal = decimal((beginning * (100 + target)) / 10_000);
  if (later === null)
    return (
      <p className="text-small">
        <Trans>
          Empezaste con una media de {begun} {unit} al día y tu meta es {goal}. Desde el próximo día se
          comparan.
        </Trans>
      </p>
    );
  const mean = decimal(later / 100);
  return (
    <p className="text-small">
      <Trans>
        Empezaste con una media de {begun} {unit} al día y vas en {mean}. Tu meta es {goal}.
      </Trans>
    </p>
  );
}
