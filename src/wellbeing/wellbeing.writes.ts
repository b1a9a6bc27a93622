/** The writes of wellbeing. */
import { sending } from '#src/api/documents.ts';
import {
  AddBodyMetricDocument,
  AskPatientCodeDocument,
  ConsentToMetricsDocument,
  LookAtBodyMetricsDocument,
  RemoveBodyMetricDocument,
  UpdateWellbeingPageDocument,
} from '#src/gql/graphql.ts';

export const askPatientCode = sending(AskPatientCodeDocument);
export const addBodyMetric = sending(AddBodyMetricDocument);
export const removeBodyMetric = sending(RemoveBodyMetricDocument);
export const consentToMetrics = sending(ConsentToMetricsDocument);
export const lookAtBodyMetrics = sending(LookAtBodyMetricsDocument);
export const updateWellbeingPage = sending(UpdateWellbeingPageDocument);
