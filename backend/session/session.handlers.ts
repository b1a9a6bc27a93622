/** What signing in keeps of people. */
import { onPersonRemoved } from '../http/handling.ts';
import { oneTimeCodes } from './auth.tables.ts';

export const codesGone = onPersonRemoved('session', { removes: [oneTimeCodes] });
