/** The states of a referral in words. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReferralState } from '#schema/recognitions/recognitions.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

/** The label and the severity of each state. */
export const referralWords: Readonly<
  Record<ReferralState, { readonly label: MessageDescriptor; readonly severity: Severity }>
> = {
  sent: { label: msg`Por contactar`, severity: 'warning' },
  contacted: { label: msg`En contacto`, severity: 'info' },
  hired: { label: msg`Contratada`, severity: 'success' },
  rejected: { label: msg`No avanza`, severity: 'error' },
};
