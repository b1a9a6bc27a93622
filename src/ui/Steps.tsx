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

/** Small screens show only the name of the current step. */
export function Steps({ label, steps, at, doneWord }: StepsProps): ReactElement {
  const standing = steps.findIndex(({ id }) => id === at);
  return (
    <ol aria-label={label} className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === standing ? 'step' : undefined}
          className={classes('flex items-center gap-2', index === standing ? 'font-semibold' : 'text-soft')}
        >
          {index === 0 ? null : <span aria-hidden className="me-1 h-px w-6 bg-control wide:w-10" />}
          <span
            aria-hidden
            className={classes(
              'inline-flex size-6 items-center justify-center rounded-full border text-meta font-semibold tabular-nums',
              index === standing && 'border-brand-edge bg-brand text-on-brand',
              index < standing && 'border-transparent bg-brand-tint text-ink',
              index > standing && 'border-control',
            )}
          >
            {index < standing ? <Icon of={Check} size={16} /> : index + 1}
          </span>
          <span className={index === standing ? undefined : 'max-wide:sr-only'}>{step.label}</span>
          {index < standing ? <span className="sr-only">{doneWord}</span> : null}
        </li>
      ))}
    </ol>
  );
}
