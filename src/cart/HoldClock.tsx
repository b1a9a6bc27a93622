/** The remaining time of the stock reservation of this checkout. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { useRemaining } from '#src/ui/useRemaining.ts';
import { holdEndsAt } from './holdClock.ts';

function Left({ until }: { until: number }): ReactElement {
  const { t } = useLingui();
  const seconds = useRemaining(until);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return (
    <p className="flex items-center gap-2 rounded-control bg-brand-tint px-3 py-2 text-small">
      <Icon of={Timer} size={16} className="shrink-0" />
      <span aria-hidden>
        <Trans>
          Apartado para ti: <span className="font-semibold tabular-nums">{clock}</span>
        </Trans>
      </span>
      {/* Announced once a minute, not every second. */}
      <output className="sr-only">{t`Apartado para ti durante ${minutes} min.`}</output>
    </p>
  );
}

/** Nothing without a reservation. Give it `until` as key. */
export function HoldClock({ until }: { until: string | null }): ReactElement | null {
  const [end] = useState(() => holdEndsAt(until, Date.now()));
  return end === null ? null : <Left until={end} />;
}
