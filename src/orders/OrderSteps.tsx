/** The progress of an order as a line of steps, with the current one marked. */
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useOrderWords } from './orderWords.ts';
import type { Step } from './orderStory.ts';

const dots = {
  done: 'border-brand-edge bg-brand text-on-brand',
  now: 'border-brand-edge bg-brand-tint text-link',
  ahead: 'border-line bg-card text-soft',
} as const;

/** Horizontal on wide screens, vertical on phones. */
export function OrderSteps({ steps }: { steps: readonly Step[] }): ReactElement | null {
  const words = useOrderWords();
  if (steps.length === 0) return null;
  return (
    <ol className="flex flex-col gap-0 sm:flex-row">
      {steps.map(({ state, is }, index) => (
        <li
          key={state}
          aria-current={is === 'now' ? 'step' : undefined}
          className="relative flex flex-1 items-center gap-3 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0 sm:text-center"
        >
          {index === 0 ? null : (
            <span
              aria-hidden
              className={classes(
                'absolute start-[15px] -top-5 h-5 border-s-2 sm:start-auto sm:end-[calc(50%+20px)] sm:top-[15px] sm:h-0 sm:w-[calc(100%-40px)] sm:border-s-0 sm:border-t-2',
                is === 'ahead' ? 'border-line' : 'border-brand-edge',
              )}
            />
          )}
          <span
            aria-hidden
            className={classes(
              'inline-flex size-8 shrink-0 items-center justify-center rounded-full border-2 text-small font-bold tabular-nums',
              dots[is],
            )}
          >
            {is === 'done' ? <Icon of={Check} size={16} /> : index + 1}
          </span>
          <span className={classes('text-small', is === 'ahead' ? 'text-soft' : 'font-semibold')}>
            {words.name(state)}
          </span>
        </li>
      ))}
    </ol>
  );
}
