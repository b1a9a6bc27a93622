/** State of the cockpit that this tab keeps over a reload: position, unapplied fields, last results. */
import { happeningKinds } from '#schema/demo/happenings.ts';
import * as z from 'zod/mini';
import { moduleFlags } from '#schema/modules.ts';
import { scenarioIds } from '#schema/demo/demoLink.ts';
import { pageStorage } from '#src/lib/storages.ts';

/** A value stored in this tab under a name; a value that does not match its schema is ignored. */
export interface Memory<A> {
  readonly read: () => A | undefined;
  /** Undefined removes the value. Never throws. */
  readonly keep: (value: A | undefined) => void;
}

function memoryOf<A>(name: string, shape: z.ZodMiniType<A>): Memory<A> {
  const place = `aplauso-demo.${name}`;
  return {
    read: () => {
      try {
        const read = shape.safeParse(JSON.parse(pageStorage().getItem(place) ?? 'null'));
        return read.success ? read.data : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (value) => {
      try {
        if (value === undefined) pageStorage().removeItem(place);
        else pageStorage().setItem(place, JSON.stringify(value));
      } catch {
        // The value then lasts until the page is left.
      }
    },
  };
}

/** The tabs of the cockpit, in their order. */
export const cockpitTabs = ['show', 'time', 'faults', 'outbox', 'data', 'tour'] as const;
/** One tab of the cockpit. */
export type CockpitTab = (typeof cockpitTabs)[number];

const Place = z.object({ isOpen: z.boolean(), isHidden: z.boolean(), tab: z.enum(cockpitTabs) });
/** State of the panel. */
export type CockpitPlace = z.infer<typeof Place>;
export const storedPosition = memoryOf('cockpit', Place);

const Fields = z.object({
  scenario: z.enum(scenarioIds),
  organization: z.enum(['aurora', 'boreal']),
  /** The persona of the link. */
  persona: z.enum(['employee', 'manager', 'admin', 'external', 'nobody']),
  /** Name of the prospect; empty for the organisation's own branding. */
  name: z.string(),
  main: z.nullable(z.string()),
  secondary: z.nullable(z.string()),
  /** A `data:` address. */
  logo: z.nullable(z.string()),
  off: z.array(z.enum(moduleFlags)),
  day: z.enum(['today', 'fixed']),
  /** `YYYY-MM-DD`. */
  date: z.string(),
  language: z.enum(['own', 'es', 'en']),
});
/** The fields of a demo, as the form holds them. */
export type ShowFields = z.infer<typeof Fields>;
/** Fields that were changed but not applied. */
export const storedFields = memoryOf('cockpitFields', Fields);

const Happened = z.object({
  /** Times of the world, in ms. */
  from: z.number(),
  to: z.number(),
  what: z.array(
    z.object({
      what: z.enum(happeningKinds),
      count: z.number(),
    }),
  ),
});
/** The events of the last move of the clock. */
export type Happened = z.infer<typeof Happened>;
export const storedSummary = memoryOf('cockpitHappened', Happened);

const Arrival = z.enum(['unreadable', 'failed']);
/** Why the world of a link is not running: the link was unreadable, or the world could not be created. */
export type ArrivalFault = z.infer<typeof Arrival>;
export const storedArrival = memoryOf('cockpitArrival', Arrival);
