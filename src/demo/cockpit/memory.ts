/** What the cockpit remembers in this tab over a reload: where it stood, words not applied yet, what it did last. */
import * as z from 'zod/mini';
import { moduleFlags } from '#schema/modules.ts';
import { scenarioIds } from '#schema/demo/demoLink.ts';
import { pageStorage } from '#src/lib/storages.ts';

/** Something kept in this tab under a name; what cannot be read as its shape counts as nothing. */
export interface Memory<A> {
  readonly read: () => A | undefined;
  /** Undefined takes it away. Never raises. */
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
        // It holds until the page is left then.
      }
    },
  };
}

/** The tabs of the cockpit, in their order. */
export const cockpitTabs = ['show', 'time', 'faults', 'outbox', 'tour'] as const;
/** One of them. */
export type CockpitTab = (typeof cockpitTabs)[number];

const Place = z.object({ isOpen: z.boolean(), isHidden: z.boolean(), tab: z.enum(cockpitTabs) });
/** Where the cockpit stands. */
export type CockpitPlace = z.infer<typeof Place>;
export const storedPosition = memoryOf('cockpit', Place);

const Fields = z.object({
  scenario: z.enum(scenarioIds),
  organization: z.enum(['aurora', 'boreal']),
  /** Who comes in with the link. */
  persona: z.enum(['employee', 'manager', 'admin', 'external', 'nobody']),
  /** Of the prospect; empty for the organisation's own clothes. */
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
/** The fields of a demonstration, as its form holds them. */
export type ShowFields = z.infer<typeof Fields>;
/** Fields that were changed and not applied. */
export const storedFields = memoryOf('cockpitFields', Fields);

const Happened = z.object({
  /** Moments of the world, in ms. */
  from: z.number(),
  to: z.number(),
  what: z.array(
    z.object({
      what: z.enum([
        'renewals',
        'expiries',
        'birthdays',
        'anniversaries',
        'pollsClosed',
        'couponsExpired',
        'notifications',
        'mails',
        'sessionsEnded',
      ]),
      count: z.number(),
    }),
  ),
});
/** What happened while the time was moved the last time. */
export type Happened = z.infer<typeof Happened>;
export const storedSummary = memoryOf('cockpitHappened', Happened);

const Arrival = z.enum(['unreadable', 'failed']);
/** Why the world of a link is not the one that stands here: it could not be read, or not be made. */
export type ArrivalFault = z.infer<typeof Arrival>;
export const storedArrival = memoryOf('cockpitArrival', Arrival);
