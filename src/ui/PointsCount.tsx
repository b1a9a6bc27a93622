/** A number of points that counts up once when it changes. */
import type { Language } from '#schema/limits.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { formatNumber, points, signed } from '#src/lib/numbers.ts';

const countMs = 600;

const still = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

function useCounted(value: number): number {
  const [shown, setShown] = useState(value);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === value || still() || document.hidden) {
      setShown(value);
      return undefined;
    }
    let frame = 0;
    let start: number | undefined;
    const draw = (now: number): void => {
      start ??= now;
      const part = Math.min(1, (now - start) / countMs);
      setShown(Math.round(from + (value - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

/**
 * The current number. A change is animated for 0.6 s, or not at all under reduced motion. Screen readers read only
 * the final value.
 */
export function PointsCount({
  value,
  language,
  sign = false,
  unit = false,
  className,
}: {
  value: number;
  language: Language;
  sign?: boolean | undefined;
  unit?: boolean | undefined;
  className?: string | undefined;
}): ReactElement {
  const shown = useCounted(value);
  const write = sign ? signed : unit ? points : formatNumber;
  return (
    <span className={className}>
      <span aria-hidden className="tabular-nums">
        {write(shown, language)}
      </span>
      <span className="sr-only">{write(value, language)}</span>
    </span>
  );
}
