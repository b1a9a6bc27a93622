/** The group that was made last, so that the composer goes on with it (spec §3: initially empty). */
import { createStore } from '#src/lib/store.ts';

export const createdGroup = createStore({
  isPersonal: true,
  context: { id: null as string | null },
  on: {
    created: (_context, event: { id: string }) => ({ id: event.id }),
    used: () => ({ id: null }),
  },
});
