/** Words of the states of tasks. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  countOf,
  taskStates,
  type SubmissionState,
  type TaskCounts,
  type TaskReward,
  type TaskState,
} from '#schema/tasks/tasks.rules.ts';
import { daysBetween } from '#schema/users/celebrations.rules.ts';
import { localeOf } from '#src/lib/dates.ts';
import { dayLabel, isoDay } from '#src/lib/longDates.ts';
import { joined } from '#src/lib/lists.ts';
import { points as pointsOf } from '#src/lib/numbers.ts';
import type { Severity } from '#src/lib/severity.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import type { ShownTask } from './tasks.queries.ts';

const severities: Readonly<Record<TaskState | SubmissionState, Severity>> = {
  open: 'info',
  submitted: 'info',
  sent_back: 'warning',
  approved: 'success',
  cancelled: 'info',
  withdrawn: 'info',
};

export function useTaskWords() {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const leftUntil = (day: string): number => daysBetween(isoDay(now), day);
  const stateName = (state: TaskState | SubmissionState): string => {
    switch (state) {
      case 'open':
        return t`Por hacer`;
      case 'submitted':
        return t`En espera`;
      case 'sent_back':
        return t`Devuelta`;
      case 'approved':
        return t`Completada`;
      case 'cancelled':
        return t`Cancelada`;
      case 'withdrawn':
        return t`Retirada`;
    }
  };
  return {
    state: stateName,
    /** Each state with at least one person, and the number of people. */
    counts: (counts: TaskCounts): string =>
      taskStates
        .filter((state) => counts[countOf[state]] > 0)
        .map((state) => `${stateName(state)}: ${counts[countOf[state]]}`)
        .join(' · '),
    /** Whose task it is: the first names, and how many more there are; empty for nobody. */
    who: ({ only, first, counts }: Pick<ShownTask, 'only' | 'first' | 'counts'>): string => {
      const more = Object.values(counts).reduce((sum, count) => sum + count, 0) - first.length;
      const names = joined(
        (only === null ? first : [only.user]).map(nameOf),
        language,
        only === null && more > 0,
      );
      if (only !== null || more <= 0) return names;
      return names === ''
        ? t`${plural(more, { one: '# persona', other: '# personas' })}`
        : t`${plural(more, { one: `${names} y # persona más`, other: `${names} y # personas más` })}`;
    },
    reward: (reward: TaskReward): string | null => {
      switch (reward) {
        case 'none':
          return null;
        case 'due':
          return t`Pendiente de presupuesto`;
        case 'paid':
          return t`Puntos entregados`;
      }
    },
    severity: (state: TaskState | SubmissionState): Severity => severities[state],
    day: (day: string): string => dayLabel(day, language),
    /** "Vence dentro de 3 días", "Venció ayer". */
    due: (dueOn: string): string => {
      const left = leftUntil(dueOn);
      const when = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(left, 'day');
      return left < 0 ? t`Venció ${when}` : t`Vence ${when}`;
    },
    isLate: (dueOn: string): boolean => leftUntil(dueOn) < 0,
    points: (points: number): string | null => (points === 0 ? null : pointsOf(points, language)),
  };
}
