/**
 * The tour that runs in this window: its state is stored for the tab, so that it continues after a reload.
 */
import * as z from 'zod/mini';
import type { DemoKit } from '#src/api/demoKit.ts';
import { scenarioIds } from '#schema/demo/demoLink.ts';
import { pageStorage } from '#src/lib/storages.ts';
import { createStore } from '#src/lib/store.ts';
import { places } from './place.ts';

/** A running tour. */
export const Running = z.object({
  scenario: z.enum(scenarioIds),
  /** The organisation whose personas are used. */
  organization: z.enum(['aurora', 'boreal']),
  /** Ids of the steps that this world can show. */
  steps: z.array(z.string()),
  /** Index in `steps`, from 0. */
  step: z.int().check(z.gte(0)),
  /** `realNow` at the start. */
  startedAt: z.number(),
  /** The wanted place of the card. */
  place: z.enum(places),
  /** Whether the card shows its notes. */
  hasNotes: z.boolean(),
  /** Whether the card had the focus when the page was left. */
  hadFocus: z.boolean(),
});
export type Running = z.infer<typeof Running>;

const keptUnder = 'aplauso-demo.tour';

/** The stored tour of the tab; null if there is none or it cannot be read. */
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
    // The state then lasts until the page is left.
  }
}

/** The store of this window; no tour runs before `began`. */
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

/** Ends the tour at each reset of the demo. */
export const endWithReset = (kit: Pick<DemoKit, 'onReset'>): void =>
  kit.onReset(() => tourStore.trigger.ended());

/**
 * Milliseconds since 1970 of the machine, independent of the demo's clock: a presentation takes real minutes.
 */
export const realNow = (): number => performance.timeOrigin + performance.now();
