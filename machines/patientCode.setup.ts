/** Setup of the patientCode machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { patientCode } from '#schema/wellbeing/wellbeing.rules.ts';
import { notProvided, typed } from './actorHelpers.ts';

/** A code as it is shown. */
export interface ShownCode {
  readonly code: string;
  /** From the moment of the answer, in ms. */
  readonly validForMs: number;
  /** The end by the clock of the device, in ms since 1970. */
  readonly until: number;
  readonly providerName: string | null;
  readonly providerUrl: string | null;
  readonly providerPhone: string | null;
}

export interface PatientCodeContext {
  /** Null while no code is valid. */
  readonly shown: ShownCode | null;
  /** Why there is none. */
  readonly error: ErrorFacts | null;
}

export type PatientCodeEvent = { readonly type: 'ask.pressed' };

/** `shows`: the code is valid; `busy`: it is being asked for. */
export type PatientCodeTag = 'shows' | 'busy';

export interface OfShown {
  readonly shown: ShownCode;
}
export interface OfRefusal {
  readonly error: ErrorFacts;
}

/** Wait if the server requires one without a duration, in ms. */
const defaultWaitMs = 60_000;

/** The setup of the machine. */
export const patientCodeSetup = setup({
  types: typed<{ context: PatientCodeContext; events: PatientCodeEvent; tags: PatientCodeTag }>(),
  actors: {
    /** The valid code, or a new one; throws `ApiError`. */
    ask: fromPromise<ShownCode>(notProvided),
  },
  guards: {
    isNear: (_, { shown }: OfShown) => shown.validForMs <= patientCode.nearMs,
    isTooMany: ({ context }) => context.error?.code === 'too_many',
    mayAsk: ({ context }) => context.error?.code !== 'too_many',
  },
  actions: {
    show: assign({ shown: (_, { shown }: OfShown) => shown, error: null }),
    /** A code that has ended is not kept. */
    drop: assign({ shown: null }),
    noteError: assign({ error: (_, { error }: OfRefusal) => error }),
    dropError: assign({ error: null }),
  },
  delays: {
    untilNear: ({ context }) => Math.max(0, (context.shown?.validForMs ?? 0) - patientCode.nearMs),
    untilEnd: ({ context }) => Math.min(patientCode.nearMs, context.shown?.validForMs ?? 0),
    wait: ({ context }) =>
      context.error?.retryAfter === undefined ? defaultWaitMs : context.error.retryAfter * 1_000,
  },
});
