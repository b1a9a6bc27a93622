/** Words of the states of tasks. */
import { useLingui } from '@lingui/react/macro';
import {
  countOf,
  taskStates,
  type SubmissionState,
  type TaskCounts,
  type TaskReward,
  type TaskState,
} from '#schema/tasks/tasks.rules.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

export function useTaskWords() {
  const { t } = useLingui();
  const language = useLanguage();
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
    day: (day: string): string =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
  };
}
