/** Dismissed announcements and custom pages of a removed person; pictures that a record no longer shows. */
import { picturesDropped } from '../files/ownIcon.ts';
import { on, onPersonRemoved } from '../http/handling.ts';
import { customPages, publicityDismissals } from './pages.tables.ts';
import { dropPictures } from './pictures.ts';

export const dismissalsGone = onPersonRemoved('pages', {
  removes: [publicityDismissals],
  keeps: [{ tables: [customPages], because: "the organisation's pages stay, made by an id without a name" }],
});

export const picturesDiscarded = on(picturesDropped, 'pages', dropPictures);
