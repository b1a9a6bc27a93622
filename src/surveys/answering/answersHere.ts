/** Whether this device holds unsent answers; small, so that other pages do not fetch the code that sends them. */
import { deviceStorage } from '#src/lib/storages.ts';

/** What is answered. */
export type AnsweredKind = 'survey' | 'evaluation';

/** The beginning of every storage key of a draft of answers of a kind. */
export const answersBegin: Readonly<Record<AnsweredKind, string>> = {
  survey: 'draft:survey:',
  evaluation: 'draft:evaluation:',
};

/** The storage keys that begin with this text. Never throws. */
export const storedPlaces = (begin: string): readonly string[] =>
  Object.keys(deviceStorage()).filter((key) => key.startsWith(begin));

/** Whether any person has a draft of answers here. Never throws. */
export const hasAnswersHere = (): boolean =>
  Object.values(answersBegin).some((begin) => storedPlaces(begin).length > 0);
