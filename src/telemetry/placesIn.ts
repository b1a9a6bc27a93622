/** What the server wrote into the page about telemetry. */
import { telemetryMeta, type TelemetryPlaces } from '#schema/telemetryPage.ts';

/** The operator's places; undefined without telemetry. */
export const placesIn = (page: Document): TelemetryPlaces | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${telemetryMeta}"]`)?.dataset;
