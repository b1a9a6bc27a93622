/** Whether this device holds unsent answers; small, so that other pages do not fetch the code that sends them. */
import { deviceStorage } from '#src/lib/storages.ts';

/** The beginning of every storage key of a draft of answers. */
export const answersBegin = 'draft:survey:';

/** The storage keys that begin with this text. Never throws. */
export const storedPlaces = (begin: string): readonly string[] =>
  Object.keys(deviceStorage()).filter((key) => key.startsWith(begin));

/** Whether any person has a draft of answers here. Never throws. */
export const hasAnswersHere = (): boolean => storedPlaces(answersBegin).length > 0;
