/** How the states of a survey are called, for administrators and leaders; only an open one has the tick. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SurveyState } from '#schema/surveys/surveys.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

export const stateWords: Readonly<
  Record<SurveyState, { readonly name: MessageDescriptor; readonly severity: Severity }>
> = {
  draft: { name: msg`Borrador`, severity: 'info' },
  scheduled: { name: msg`Programada`, severity: 'info' },
  open: { name: msg`Abierta`, severity: 'success' },
  paused: { name: msg`En pausa`, severity: 'warning' },
  closing: { name: msg`Cerrando`, severity: 'info' },
  closed: { name: msg`Cerrada`, severity: 'info' },
};
