/** How states, kinds and intervals of surveys are called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SeriesInterval, SurveyKind, SurveyState } from '#schema/surveys/surveys.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

export const stateWords: Readonly<
  Record<SurveyState, { readonly name: MessageDescriptor; readonly severity: Severity }>
> = {
  draft: { name: msg`Borrador`, severity: 'info' },
  scheduled: { name: msg`Programada`, severity: 'info' },
  open: { name: msg`Abierta`, severity: 'success' },
  paused: { name: msg`En pausa`, severity: 'warning' },
  closing: { name: msg`Cerrando`, severity: 'info' },
  closed: { name: msg`Cerrada`, severity: 'success' },
};

export const surveyKindWords: Readonly<Record<SurveyKind, MessageDescriptor>> = {
  survey: msg`Encuesta`,
  poll: msg`Votación`,
  evaluation: msg`Evaluación`,
  solicitud: msg`Solicitud`,
  program: msg`Programa`,
};

export const intervalWords: Readonly<Record<SeriesInterval, MessageDescriptor>> = {
  weekly: msg`Cada semana`,
  biweekly: msg`Cada dos semanas`,
  monthly: msg`Cada mes`,
  quarterly: msg`Cada tres meses`,
  half_yearly: msg`Cada seis meses`,
  yearly: msg`Cada año`,
};
