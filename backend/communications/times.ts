/** When a communication is delivered, and what a send that lacks something is answered with. */
import {
  communicationLimits,
  communicationUndoMs,
  endless,
  firstOnEarth,
  momentAt,
} from '#schema/communications/communications.rules.ts';
import { ApiError } from '#schema/errors.ts';
import type { Context } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { fold } from '../kit/fold.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { CommunicationRow } from './communications.access.ts';

/** Without one of the first two it leaves at once. */
export interface Wanted {
  readonly sendAt?: string | undefined;
  readonly localAt?: string | undefined;
  readonly until?: string | undefined;
}

const dayMs = 86_400_000;
/** An instant as the store compares it. */
export const instantOf = (at: string): string => new Date(at).toISOString();
/** What a search finds. */
export const foldOf = ({ title, message }: { readonly title: string; readonly message: string }): string =>
  fold(`${title} ${message}`);

const prefix = { es: 'Datos inválidos', en: 'Invalid data' } as const;

/** Throws all reasons of a send in one sentence: "Datos inválidos: …, …" (spec §5). */
export function throwInvalid({ language }: Pick<Context, 'language'>, findings: ValidationErrors): void {
  try {
    findings.throwIfAny();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = `${prefix[language]}: ${error.reasons.map((one) => one.message).join(', ')}`;
    throw new ApiError({ ...error.facts(), message, said: message });
  }
}

export interface Times {
  readonly timing: CommunicationRow['timing'];
  readonly startsAt: string;
  readonly localAt: string;
  readonly until: string;
}

/** When a communication is delivered; adds an error for each time that does not fit. */
export async function timesOf(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { sendAt, localAt, until }: Wanted,
  findings: ValidationErrors,
): Promise<Times> {
  const ends = until === undefined ? endless : instantOf(until);
  const far = now + communicationLimits.daysAhead * dayMs;
  const timed = (timing: Times['timing'], startsAt: string, local: string): Times => {
    if (Date.parse(startsAt) > far)
      findings.add(local === '' ? 'sendAt' : 'localAt', 'communication_far', {
        maximum: communicationLimits.daysAhead,
      });
    if (ends <= startsAt) findings.add('until', 'communication_until');
    return { timing, startsAt, localAt: local, until: ends };
  };
  if (localAt !== undefined) {
    if (!Number.isFinite(Date.parse(`${localAt}:00.000Z`))) {
      findings.add('localAt', 'communication_local');
      return timed('local', new Date(now).toISOString(), '');
    }
    // The hour may have passed in zones to the east: only the organisation's own one counts.
    if (momentAt(localAt, await timezoneOf(store)) < now) findings.add('localAt', 'communication_past');
    return timed('local', firstOnEarth(localAt), localAt);
  }
  if (sendAt !== undefined) {
    if (Date.parse(sendAt) < now) findings.add('sendAt', 'communication_past');
    return timed('at', instantOf(sendAt), '');
  }
  return timed('now', new Date(now + communicationUndoMs).toISOString(), '');
}
