/** How kinds and intervals of surveys are called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SeriesInterval, SurveyKind } from '#schema/surveys/surveys.rules.ts';

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
