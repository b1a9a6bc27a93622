/** The remaining seconds to undo an action ("Deshacer 10"). */
import type { ReactElement } from 'react';
import { useRemaining } from './useRemaining.ts';

export interface CountdownProps {
  /** End in epoch ms, by the clock `now`. */
  until: number;
  /** The server's clock, if it differs from the device's. */
  now?: (() => number) | undefined;
  /** Number of seconds of a full ring. */
  total: number;
  /** Announced once at the start ("Puedes deshacer durante 10 segundos"). */
  label: string;
  /** `text` shows only the number, for use inside a button. */
  look?: 'ring' | 'line' | 'text' | undefined;
  onDone?: (() => void) | undefined;
}

const around = 2 * Math.PI * 10;

function Ring({ share, seconds }: { share: number; seconds: number }): ReactElement {
  return (
    <span aria-hidden className="relative inline-flex size-6 items-center justify-center">
      <svg viewBox="0 0 24 24" fill="none" className="absolute inset-0 -rotate-90">
        <circle cx="12" cy="12" r="10" strokeWidth="2" className="stroke-hover" />
        <circle
          cx="12"
          cy="12"
          r="10"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
          className="stroke-brand-edge transition-[stroke-dashoffset] duration-240"
        />
      </svg>
      <span className="text-meta font-semibold tabular-nums">{seconds}</span>
    </span>
  );
}

function Line({ share }: { share: number }): ReactElement {
  return (
    <span aria-hidden className="block h-1 w-full overflow-hidden rounded-full bg-hover">
      <span
        className="block h-full origin-left rounded-full bg-brand-edge transition-transform duration-240 rtl:origin-right forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${share})` }}
      />
    </span>
  );
}

/**
 * Updates once per second without animation, so reduced motion changes nothing; screen readers announce the label
 * only once.
 */
export function Countdown({ until, now, total, label, look = 'ring', onDone }: CountdownProps): ReactElement {
  const seconds = useRemaining(until, now, onDone);
  const share = total > 0 ? Math.min(1, seconds / total) : 0;
  return (
    <span className={look === 'line' ? 'block' : 'inline-flex'}>
      <output className="sr-only">{label}</output>
      {look === 'ring' ? <Ring share={share} seconds={seconds} /> : null}
      {look === 'line' ? <Line share={share} /> : null}
      {look === 'text' ? (
        <span aria-hidden className="tabular-nums">
          {seconds}
        </span>
      ) : null}
    </span>
  );
}
