/** A countdown in minutes or seconds: visible every second, announced once. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { localeOf } from '#src/lib/dates.ts';
import { useRemaining } from '#src/ui/useRemaining.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** "0:24", "11:59". */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export interface WaitProps {
  /** Counts from the first render; a new key restarts it. */
  readonly ms: number;
  /** The sentence around the remaining time. */
  readonly say: (left: string) => ReactNode;
}

/** Screen readers get the whole pause, not every second. */
export function Wait({ ms, say }: WaitProps): ReactElement {
  const language = useLanguage();
  const [until] = useState(() => Date.now() + ms);
  const seconds = useRemaining(until);
  const [isMinutes, amount] = ms >= 90_000 ? [true, ms / 60_000] : [false, ms / 1000];
  const whole = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.ceil(amount));
  return (
    <>
      <span className="sr-only">{say(whole)}</span>
      <span aria-hidden className="tabular-nums">
        {say(clock(seconds))}
      </span>
    </>
  );
}
