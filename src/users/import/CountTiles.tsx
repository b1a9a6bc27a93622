/** The counts of an import by action; above a list, each count filters it. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ImportCounts } from '#schema/users/imports.endpoints.ts';
import type { ImportAction } from '#schema/users/imports.rules.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { classes } from '#src/ui/classes.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { actionWords, doneWords } from './importWords.ts';
import type * as z from 'zod/mini';

type Counts = Readonly<z.output<typeof ImportCounts>>;

/** Display order. */
const order = ['added', 'changed', 'reactivated', 'deactivated', 'unchanged'] as const;

/** Counts above zero; new and changed people are shown even if zero. */
const shown = (counts: Counts): readonly ImportAction[] =>
  order.filter((action) => counts[action] > 0 || action === 'added' || action === 'changed');

const tile = 'flex min-w-28 flex-1 flex-col rounded-card border px-4 py-3 text-start';

const Inside = ({
  word,
  count,
  isStrong,
}: {
  readonly word: string;
  readonly count: string;
  readonly isStrong: boolean;
}): ReactElement => (
  <>
    <span className="text-small text-soft">{word}</span>
    <span className={classes('text-h4 font-bold tabular-nums', isStrong && 'text-warning-text')}>
      {count}
    </span>
  </>
);

/** With `onPick` each tile is a button that filters the list below. */
export function CountTiles({
  counts,
  isDone = false,
  picked = null,
  onPick,
}: {
  readonly counts: Counts;
  /** The import is finished: the labels use the past tense. */
  readonly isDone?: boolean;
  readonly picked?: ImportAction | null;
  readonly onPick?: ((action: ImportAction | null) => void) | undefined;
}): ReactElement {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <ul className="flex flex-wrap gap-3">
      {shown(counts).map((action) => {
        const inside = (
          <Inside
            word={i18n._((isDone ? doneWords : actionWords)[action])}
            count={formatNumber(counts[action], language)}
            isStrong={action === 'deactivated' && counts.deactivated > 0}
          />
        );
        const isPicked = picked === action;
        const canPick = onPick !== undefined && counts[action] > 0 && action !== 'unchanged';
        return (
          <li key={action} className="flex min-w-28 flex-1">
            {canPick ? (
              <button
                type="button"
                aria-pressed={isPicked}
                onClick={() => onPick(isPicked ? null : action)}
                className={classes(
                  tile,
                  'transition-colors duration-120',
                  isPicked
                    ? 'border-brand-edge bg-brand-tint hover:bg-brand-tint-hover'
                    : 'border-line bg-card hover:bg-subtle',
                )}
              >
                {inside}
              </button>
            ) : (
              <span className={classes(tile, 'border-line bg-card')}>{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
