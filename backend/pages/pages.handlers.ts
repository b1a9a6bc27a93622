/** Dismissed announcements and custom pages of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { customPages, publicityDismissals } from './pages.tables.ts';

export const dismissalsGone = onPersonRemoved('pages', {
  removes: [publicityDismissals],
  keeps: [{ tables: [customPages], because: "the organisation's pages stay, made by an id without a name" }],
});
