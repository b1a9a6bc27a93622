/** Which conversations are open and which post is being reworded: kept apart from the cards, which come and go while a long feed is scrolled. */
import { createStore } from '#src/lib/store.ts';

interface Places {
  readonly open: Readonly<Record<string, boolean>>;
  readonly editing: string | null;
}
const nothing: Places = { open: {}, editing: null };

/** A store for one page; the app has one (`postPlaces`), tests make their own. */
export const createPostPlaces = () =>
  createStore({
    isPersonal: true,
    context: nothing,
    on: {
      turned: (context, { id, open }: { id: string; open: boolean }) => ({
        ...context,
        open: { ...context.open, [id]: open },
      }),
      editing: (context, { id }: { id: string | null }) => ({ ...context, editing: id }),
    },
  });

/** What is open on this page; where nothing was turned, a card opens as its screen says. */
export const postPlaces = createPostPlaces();
