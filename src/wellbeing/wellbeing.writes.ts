/** The writes of wellbeing. */
import type { QueryClient } from '@tanstack/react-query';
import { sending } from '#src/api/documents.ts';
import {
  AddBodyMetricDocument,
  AskPatientCodeDocument,
  ConsentToMetricsDocument,
  LookAtBodyMetricsDocument,
  RecordMoodDocument,
  RemoveBodyMetricDocument,
  UpdateWellbeingPageDocument,
} from '#src/gql/graphql.ts';
import { wellbeingKey } from './wellbeing.queries.ts';

export const recordMood = sending(RecordMoodDocument);
export const askPatientCode = sending(AskPatientCodeDocument);
export const addBodyMetric = sending(AddBodyMetricDocument);
export const removeBodyMetric = sending(RemoveBodyMetricDocument);
export const consentToMetrics = sending(ConsentToMetricsDocument);
export const lookAtBodyMetrics = sending(LookAtBodyMetricsDocument);
export const updateWellbeingPage = sending(UpdateWellbeingPageDocument);

/** Everything that a write of wellbeing may change. */
export const refreshWellbeing = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: wellbeingKey });
