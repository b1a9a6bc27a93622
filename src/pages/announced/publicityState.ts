/** Where an announcement stands today, and how that is said. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Severity } from '#src/lib/severity.ts';
import type { AdminPublicity } from './announced.queries.ts';

/** `unseen` runs for nobody: its departments are empty or gone. */
export type PublicityState = 'off' | 'over' | 'scheduled' | 'running' | 'unseen';

/** Off counts before its days; days are the organisation's own (`today` is `YYYY-MM-DD` there). */
export function stateOf(
  { active, startsAt, endsAt, running }: Pick<AdminPublicity, 'active' | 'startsAt' | 'endsAt' | 'running'>,
  today: string,
): PublicityState {
  if (!active) return 'off';
  if (endsAt !== null && endsAt < today) return 'over';
  if (startsAt !== null && startsAt > today) return 'scheduled';
  return running ? 'running' : 'unseen';
}

/** What a state is called, and how it is marked. */
export const stateWords: Readonly<
  Record<PublicityState, { readonly label: MessageDescriptor; readonly severity: Severity }>
> = {
  running: { label: msg`A la vista`, severity: 'success' },
  scheduled: { label: msg`Programado`, severity: 'info' },
  unseen: { label: msg`Nadie lo ve`, severity: 'warning' },
  over: { label: msg`Terminó`, severity: 'info' },
  off: { label: msg`Apagado`, severity: 'warning' },
};
