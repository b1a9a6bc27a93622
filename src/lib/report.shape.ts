/** How a copied report reads: what the page writes and what Storybook takes (stories/machines/Replay.stories.tsx). */
import * as z from 'zod/mini';
import type { StateValue } from 'xstate';

/** Goes up whenever an older reader would misread a report. */
export const reportFormat = 1;

/** Where a machine stands: a name, or names inside names. */
const Value: z.ZodMiniType<StateValue> = z.lazy(() =>
  z.union([z.string().check(z.maxLength(80)), z.record(z.string().check(z.maxLength(80)), Value)]),
);

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** One step of one machine. */
export const ReportStep = z.object({
  machine: name,
  /** Tells apart two of a machine that ran together; counts from 1 in the order of appearance. */
  actor: z.int().check(z.positive()),
  event: name,
  /** Nothing where the recorder had not seen it before. */
  before: z.nullable(Value),
  after: Value,
  /** Code of the catalogue (`schema/errors.ts`) that the event brought; nothing where it brought none. */
  code: z.nullable(z.string().check(z.maxLength(40))),
  /** Milliseconds since the page began. */
  at: z.number(),
  /** How often it came in a row while the machine stood where it stood. */
  times: z.int().check(z.positive()),
});

export type ReportStep = z.infer<typeof ReportStep>;

/** The whole report; holds no context, no payload, no id of a person and no word that somebody wrote. */
export const Report = z.object({
  format: z.literal(reportFormat),
  product: z.literal('aplauso'),
  /** `demo` or `production`. */
  build: name,
  /** The page's main script: its name changes with its content. */
  release: z.string().check(z.maxLength(120)),
  language: z.enum(['es', 'en']),
  scheme: z.enum(['light', 'dark']),
  brand: z.enum(['aplauso', 'outpoints']),
  /** Below 900 px it is the small one. */
  layout: z.enum(['small', 'large']),
  /** Without ids and names; empty where the very visit is private. */
  path: z.string().check(z.maxLength(400)),
  /** Nothing where nothing had crashed. */
  crash: z.nullable(z.object({ name, message: z.string().check(z.maxLength(255)) })),
  /** Oldest first. */
  steps: z.array(ReportStep).check(z.maxLength(200)),
});

export type Report = z.infer<typeof Report>;
