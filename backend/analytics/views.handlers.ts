/** Saved views of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { savedViews } from './views.tables.ts';

export const viewsGone = onPersonRemoved('analytics', { removes: [savedViews] });
