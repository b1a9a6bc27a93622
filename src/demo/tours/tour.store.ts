/** The tour that runs in this window: where it stands, kept for the tab so that it goes on after the page was loaded anew. */
import * as z from 'zod/mini';
import { scenarioIds } from '#schema/demo/demoLink.ts';
import { pageStorage } from '#src/lib/storages.ts';
import { createStore } from '#src/lib/store.ts';
import { places } from './place.ts';

/** A tour under way. */
export const Running = z.object({
  scenario: z.enum(scenarioIds),
  /** Whose people are shown. */
  organization: z.enum(['aurora', 'boreal']),
  /** Ids of the steps that this world can show. */
  steps: z.array(z.string()),
  /** Place among them, from 0. */
  step: z.int().check(z.gte(0)),
  /** `realNow` at the beginning. */
  startedAt: z.number(),
  /** Where the card is wanted. */
  place: z.enum(places),
  /** Whether the card shows what to do and say. */
  hasNotes: z.boolean(),
  /** Whether the card had the focus when the page was left. */
  hadFocus: z.boolean(),
});
export type Running = z.infer<typeof Running>;

const keptUnder = 'aplauso-demo.tour';

/** What the tab keeps; null where nothing runs or what stands there cannot be read. */
export function storedTour(): Running | null {
  try {
    const read = Running.safeParse(JSON.parse(pageStorage().getItem(keptUnder) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function keep(running: Running | null): void {
  try {
    if (running === null) pageStorage().removeItem(keptUnder);
    else pageStorage().setItem(keptUnder, JSON.stringify(running));
  } catch {
    // It holds until the page is left then.
  }
}

/** Of this window; nothing runs before `began` or `resumed`. */
export const tourStore = createStore<
  { readonly running: Running | null },
  {
    began: (now: { readonly running: Running | null }, tour: Running) => { readonly running: Running };
    changed: (
      now: { readonly running: Running | null },
      change: Partial<Running>,
    ) => { readonly running: Running | null };
    ended: () => { readonly running: null };
  }
>({
  context: { running: null },
  on: {
    began: (_now, running) => ({ running }),
    changed: (now, change) => (now.running === null ? now : { running: { ...now.running, ...change } }),
    ended: () => ({ running: null }),
  },
});

tourStore.subscribe(({ context }) => keep(context.running));

/** Milliseconds since 1970 of the machine, whatever the demo's clock says: a presentation goes on in real minutes. */
export const realNow = (): number => performance.timeOrigin + performance.now();
