/** What a removed person put off. */
import { onPersonRemoved } from '../http/handling.ts';
import { waitingSnoozes } from './waiting.tables.ts';

export const snoozesGone = onPersonRemoved('waiting', { removes: [waitingSnoozes] });
