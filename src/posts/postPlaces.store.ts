/**
 * Which conversations are open and which post is being edited. Separate from the cards, which unmount while a
 * long feed scrolls.
 */
import { createStore } from '#src/lib/store.ts';

interface Places {
  readonly open: Readonly<Record<string, boolean>>;
  readonly editing: string | null;
}
const nothing: Places = { open: {}, editing: null };

/** A store for one page; the app has one (`postPlaces`), tests create their own. */
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

/** The store of this page; without an entry, the screen decides whether a conversation is open. */
export const postPlaces = createPostPlaces();
