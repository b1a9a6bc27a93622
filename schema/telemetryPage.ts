/**
 * What a page knows about the operator's telemetry: the server writes it into the HTML, `src/telemetry` reads it. A page
 * without it loads and sends nothing.
 */
import { hostParts } from './brand.ts';

/** Name of the `<meta>` element whose `data-…` attributes hold `TelemetryPlaces`. */
export const telemetryMeta = 'aplauso-telemetry';

/** Where a page may send; a missing part is off. */
export interface TelemetryPlaces {
  /** The collect endpoint of analytics, with the measurement id of the host; both or neither. */
  readonly analyticsUrl?: string | undefined;
  readonly measurementId?: string | undefined;
  /** `https://key@host/project`. */
  readonly errorsDsn?: string | undefined;
  /** Address of the region that stores recordings, and the region's name; both or neither. */
  readonly recordingUrl?: string | undefined;
  readonly recordingRegion?: string | undefined;
}

/** Measurement ids: a default, and others by sub-domain (spec §9). */
export interface MeasurementIds {
  readonly default: string;
  readonly bySubDomain: ReadonlyMap<string, string>;
}

/** The first label of a host with a sub-domain, otherwise undefined: "aurora" for aurora.example.com. */
export function subDomain(host: string): string | undefined {
  const { name } = hostParts(host);
  const labels = name.split('.');
  if (/^[\d.]+$/u.test(name) || name.startsWith('[')) return undefined;
  return labels.length > 2 || (labels.length === 2 && labels[1] === 'localhost') ? labels[0] : undefined;
}

/** The measurement id of a host: that of its sub-domain, otherwise the default. */
export const measurementIdOf = (host: string, ids: MeasurementIds): string =>
  ids.bySubDomain.get(subDomain(host) ?? '') ?? ids.default;

/** The address that takes error reports, and the public key in it; undefined if the text is no DSN. */
export function readDsn(text: string): { readonly address: string; readonly key: string } | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [, folder = '', project = ''] = /^(.*)\/([\w-]+)\/?$/u.exec(url?.pathname ?? '') ?? [];
  if (url === undefined || url.username === '' || url.password !== '' || url.search !== '' || project === '')
    return undefined;
  return { address: `${url.origin}${folder}/api/${project}/envelope/`, key: url.username };
}
