/** Words for the states of a request. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RequestState } from '#schema/points/points.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

/** State → its word and severity. */
export const requestWords: Readonly<
  Record<RequestState, { readonly word: MessageDescriptor; readonly severity: Severity }>
> = {
  pending: { word: msg`En espera`, severity: 'info' },
  approved: { word: msg`Aprobada`, severity: 'success' },
  rejected: { word: msg`No aprobada`, severity: 'warning' },
};
