/** The state of an announcement today, and its words. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Severity } from '#src/lib/severity.ts';
import type { AdminPublicity } from './announced.queries.ts';

/** `unseen` has no audience: its departments are empty or deleted. */
export type PublicityState = 'off' | 'over' | 'scheduled' | 'running' | 'unseen';

/**
 * `off` takes precedence over the dates. Dates are in the organisation's time zone, `today` included
 * (`YYYY-MM-DD`).
 */
export function stateOf(
  { active, startsAt, endsAt, running }: Pick<AdminPublicity, 'active' | 'startsAt' | 'endsAt' | 'running'>,
  today: string,
): PublicityState {
  if (!active) return 'off';
  if (endsAt !== null && endsAt < today) return 'over';
  if (startsAt !== null && startsAt > today) return 'scheduled';
  return running ? 'running' : 'unseen';
}

/** Label and severity of a state. */
export const stateWords: Readonly<
  Record<PublicityState, { readonly label: MessageDescriptor; readonly severity: Severity }>
> = {
  running: { label: msg`A la vista`, severity: 'success' },
  scheduled: { label: msg`Programado`, severity: 'info' },
  unseen: { label: msg`Nadie lo ve`, severity: 'warning' },
  over: { label: msg`Terminó`, severity: 'info' },
  off: { label: msg`Apagado`, severity: 'warning' },
};
