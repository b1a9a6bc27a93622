/** The list of the steps of a tour; while it runs, each step is a button. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TourStep } from './tour.ts';

/** Marks the current step. */
export function StepList({
  steps,
  at,
  onGo,
}: {
  readonly steps: readonly TourStep[];
  /** Null while the tour does not run. */
  readonly at: number | null;
  readonly onGo: (step: number) => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <ol aria-label={t`Pasos del recorrido`} className="flex flex-col text-small">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === at ? 'step' : undefined}
          className="flex items-baseline gap-2 border-t border-line py-1.5 first:border-t-0 aria-[current]:font-semibold"
        >
          <span aria-hidden className="w-5 shrink-0 text-end text-soft tabular-nums">
            {index + 1}
          </span>
          {at === null ? (
            i18n._(step.title)
          ) : (
            <button
              type="button"
              className="rounded-control text-start hover:underline max-wide:min-h-11"
              onClick={() => onGo(index)}
            >
              {i18n._(step.title)}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
