/** When an answer to a survey counts as taking part. */
import type { Row } from '../store/table.ts';
import type { surveys } from './surveys.tables.ts';

/** With a name, when it was sent. Polls, evaluations and forms of other domains are no surveys. */
export const isNamedAnswer = ({
  kind,
  anonymous,
}: Pick<Row<typeof surveys>, 'kind' | 'anonymous'>): boolean => kind === 'survey' && !anonymous;

/** Without a name, when the survey has closed: not when the person answered. */
export const isCountedAtEnd = ({
  kind,
  anonymous,
  launchedAt,
  closedAt,
}: Pick<Row<typeof surveys>, 'kind' | 'anonymous' | 'launchedAt' | 'closedAt'>): boolean =>
  kind === 'survey' && anonymous && launchedAt !== null && closedAt !== null;
