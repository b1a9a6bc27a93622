/** A list of all steps: the current one, the passed ones, and a link to each. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import type { Step, StepId } from './steps.ts';

/** `current` starts at 0; a value after the last step marks all steps as passed. */
export function StepList({
  steps,
  current,
  onOpen,
}: {
  steps: readonly Step[];
  current: number;
  onOpen: (id: StepId) => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Pasos de la guía`}>
      <ol className="flex gap-2">
        {steps.map((step, index) => (
          <li key={step.id} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onOpen(step.id)}
              className="target group flex min-h-11 w-full flex-col gap-2 rounded-control pt-3 text-start text-small"
            >
              <span
                className={classes(
                  'block h-1 rounded-full forced-colors:border',
                  index <= current ? 'bg-brand' : 'bg-hover group-hover:bg-control',
                )}
              />
              <span
                className={classes(
                  'max-wide:sr-only truncate',
                  index === current ? 'font-semibold text-ink' : 'text-soft',
                )}
              >
                {i18n._(step.name)}
                {index < current ? (
                  <span className="sr-only">
                    {' '}
                    <Trans>(visto)</Trans>
                  </span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
