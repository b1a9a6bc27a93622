/** The settings of telemetry: what the pages may send, and where. Everything is off by default. */
import { readDsn, type MeasurementIds } from '#schema/telemetryPage.ts';
import { StartRefused } from './refused.ts';

export interface TelemetrySettings {
  readonly analytics: { readonly url: string; readonly ids: MeasurementIds } | undefined;
  readonly errorsDsn: string | undefined;
  readonly recording: { readonly url: string; readonly region: string } | undefined;
}

/** The European endpoint of Google Analytics 4. */
const collect = 'https://region1.google-analytics.com/g/collect';
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/u;
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/u;
const measurementId = /^[\w-]{3,40}$/u;

/** An https address without a secret (http on this machine only). */
function placeOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && ownMachine.test(url.hostname));
  if (url === undefined || !isSafe || url.username !== '' || url.password !== '' || url.hash !== '')
    throw new StartRefused(`${name} must be an https address (http only on this machine), without a name.`);
  return url.href;
}

function idsOf(first: string, list: string): MeasurementIds {
  const pairs = list.split(',').flatMap((pair): (readonly [string, string])[] => {
    const [name = '', id = ''] = pair.split('=').map((part) => part.trim());
    if (name === '' && id === '') return [];
    if (!label.test(name) || !measurementId.test(id))
      throw new StartRefused(
        'TELEMETRY_MEASUREMENT_IDS must name ids by sub-domain, such as "aurora=G-AURORA1,boreal=G-BOREAL1".',
      );
    return [[name, id]];
  });
  if (!measurementId.test(first))
    throw new StartRefused(
      'TELEMETRY_MEASUREMENT_ID must be the id for all other hosts, such as G-XXXXXXXXXX.',
    );
  return { default: first, bySubDomain: new Map(pairs) };
}

/** Undefined without any setting. */
export function telemetryOf(
  env: Readonly<Record<string, string | undefined>>,
): TelemetrySettings | undefined {
  const [first, list] = [env['TELEMETRY_MEASUREMENT_ID'], env['TELEMETRY_MEASUREMENT_IDS']];
  const [analyticsUrl, dsn] = [env['TELEMETRY_ANALYTICS_URL'], env['TELEMETRY_ERROR_DSN']];
  const [recordingUrl, region] = [env['TELEMETRY_RECORDING_URL'], env['TELEMETRY_RECORDING_REGION'] || 'eu'];
  if (analyticsUrl && !first)
    throw new StartRefused('TELEMETRY_ANALYTICS_URL needs TELEMETRY_MEASUREMENT_ID.');
  if (dsn) {
    const read = readDsn(dsn);
    if (read === undefined)
      throw new StartRefused('TELEMETRY_ERROR_DSN must be an address such as https://key@errors.example/1.');
    placeOf('TELEMETRY_ERROR_DSN', read.address);
  }
  if (!label.test(region)) throw new StartRefused('TELEMETRY_RECORDING_REGION must be a name such as eu.');
  if (!first && !list && !dsn && !recordingUrl) return undefined;
  return {
    analytics:
      first || list
        ? {
            url: placeOf('TELEMETRY_ANALYTICS_URL', analyticsUrl || collect),
            ids: idsOf(first ?? '', list ?? ''),
          }
        : undefined,
    errorsDsn: dsn || undefined,
    recording: recordingUrl
      ? { url: placeOf('TELEMETRY_RECORDING_URL', recordingUrl.replaceAll('{region}', region)), region }
      : undefined,
  };
}
