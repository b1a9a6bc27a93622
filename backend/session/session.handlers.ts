/** Removes the one-time codes of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { oneTimeCodes } from './auth.tables.ts';

export const codesGone = onPersonRemoved('session', { removes: [oneTimeCodes] });
