/** How the states of an invitation are called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { invitationStates } from '#schema/surveys/surveys.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

export type InvitationState = (typeof invitationStates)[number];

export const invitationWords: Readonly<
  Record<InvitationState, { readonly name: MessageDescriptor; readonly severity: Severity }>
> = {
  pending: { name: msg`Pendiente`, severity: 'info' },
  answered: { name: msg`Respondió`, severity: 'success' },
  expired: { name: msg`No respondió`, severity: 'warning' },
};
