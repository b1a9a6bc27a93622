/** The format of a copied report, shared by the page and Storybook (stories/machines/Replay.stories.tsx). */
import * as z from 'zod/mini';
import type { StateValue } from 'xstate';

/** Increased whenever an older reader would misread a report. */
export const reportFormat = 1;

/** A machine state: a name, or nested names. */
const Value: z.ZodMiniType<StateValue> = z.lazy(() =>
  z.union([z.string().check(z.maxLength(80)), z.record(z.string().check(z.maxLength(80)), Value)]),
);

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** One step of one machine. */
export const ReportStep = z.object({
  machine: name,
  /** Number of the actor within its machine, from 1 in order of appearance. */
  actor: z.int().check(z.positive()),
  event: name,
  /** Null if the recorder had not seen the actor before. */
  before: z.nullable(Value),
  after: Value,
  /** Catalogue code (`schema/errors.ts`) of the event's error; null without one. */
  code: z.nullable(z.string().check(z.maxLength(40))),
  /** Milliseconds since page start. */
  at: z.number(),
  /** Number of consecutive repetitions without a state change. */
  times: z.int().check(z.positive()),
});

export type ReportStep = z.infer<typeof ReportStep>;

/** The whole report; contains no context, no payload, no user id and no user input. */
export const Report = z.object({
  format: z.literal(reportFormat),
  product: z.literal('aplauso'),
  /** `demo` or `production`. */
  build: name,
  /** File name of the page's main script, which changes with its content. */
  release: z.string().check(z.maxLength(120)),
  language: z.enum(['es', 'en']),
  scheme: z.enum(['light', 'dark']),
  brand: z.enum(['aplauso', 'outpoints']),
  /** `small` below 900 px. */
  layout: z.enum(['small', 'large']),
  /** Without ids and names; empty for a private page. */
  path: z.string().check(z.maxLength(400)),
  /** Null without a crash. */
  crash: z.nullable(z.object({ name, message: z.string().check(z.maxLength(255)) })),
  /** Oldest first. */
  steps: z.array(ReportStep).check(z.maxLength(200)),
});

export type Report = z.infer<typeof Report>;
