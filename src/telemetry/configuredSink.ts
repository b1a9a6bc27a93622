/** The sink of the operator's settings: analytics, error reports and session recordings, each only if it is set. */
import { readDsn, type TelemetryPlaces } from '#schema/telemetryPage.ts';
import { collectAddress } from './analytics.ts';
import { dispatch } from './dispatch.ts';
import { envelopeOf } from './errorEnvelope.ts';
import type { TelemetrySink } from './sink.ts';

/** Sends to these places only. */
export function configuredSink({
  analyticsUrl,
  errorsDsn,
  recordingUrl,
  recordingRegion,
}: TelemetryPlaces): TelemetrySink {
  const dsn = errorsDsn === undefined ? undefined : readDsn(errorsDsn);
  return {
    ...(analyticsUrl === undefined
      ? {}
      : { event: (event, facts) => dispatch(collectAddress(analyticsUrl, event, facts), '') }),
    ...(dsn === undefined
      ? {}
      : {
          error: (report, options) => {
            const { address, body } = envelopeOf(dsn, report, options);
            dispatch(address, body);
          },
        }),
    ...(recordingUrl === undefined || recordingRegion === undefined
      ? {}
      : {
          region: recordingRegion,
          // The recorder is a file of its own: it loads only while an organisation records.
          record: async (options) =>
            (await import('./recorder.ts')).startRecorder(options, (body) => dispatch(recordingUrl, body)),
        }),
  };
}
