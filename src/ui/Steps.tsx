/** The steps of a process and the current step. */
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export interface StepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly { readonly id: string; readonly label: string }[];
  /** Id of the current step. */
  at: string;
  /** Screen reader text of completed steps. */
  doneWord: ReactNode;
}

/** One row at every width: the names stand below their numbers; small screens show only that of the current step. */
export function Steps({ label, steps, at, doneWord }: StepsProps): ReactElement {
  const standing = steps.findIndex(({ id }) => id === at);
  return (
    <ol aria-label={label} className="relative -mt-2 flex text-small max-wide:pb-8">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === standing ? 'step' : undefined}
          className={classes(
            'flex min-w-0 flex-1 flex-col gap-1 max-wide:last:flex-none wide:max-w-44',
            index === standing ? 'font-semibold' : 'text-soft',
          )}
        >
          <span aria-hidden className="flex items-center">
            <span
              className={classes(
                'inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-meta font-semibold tabular-nums',
                index === standing && 'border-brand-edge bg-brand text-on-brand',
                index < standing && 'border-transparent bg-brand-tint text-ink',
                index > standing && 'border-control',
              )}
            >
              {index < standing ? <Icon of={Check} size={16} /> : index + 1}
            </span>
            {index === steps.length - 1 ? null : <span className="mx-2 h-px flex-1 bg-control" />}
          </span>
          <span
            className={
              index === standing
                ? 'max-wide:absolute max-wide:start-0 max-wide:bottom-0 wide:pe-3'
                : 'max-wide:sr-only wide:pe-3'
            }
          >
            {step.label}
          </span>
          {index < standing ? <span className="sr-only">{doneWord}</span> : null}
        </li>
      ))}
    </ol>
  );
}
