/** What telemetry makes of the host: which measurement id counts, whether it is on the list, whether it is somebody's own machine (spec §9). */
import { subDomain } from '#src/lib/subDomain.ts';
import type { MeasurementIds } from './sink.ts';

/** The allowed domains: a demo host, a development host, localhost. Whether a host is on the list is only logged. */
export const allowedDomains = ['demo.aplauso.example', 'dev.aplauso.example', 'localhost'] as const;

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Whether a host, with or without its port, is one of the three or below one of them. */
export const isAllowed = (host: string): boolean =>
  allowedDomains.some((domain) => nameOf(host) === domain || nameOf(host).endsWith(`.${domain}`));

/** Whether the page runs on the developer's own machine. */
export const isLocal = (host: string): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(nameOf(host));

/** The measurement id of a host: that of its sub-domain, else the default. */
export function measurementIdOf(host: string, ids: MeasurementIds): string {
  const name = subDomain(host);
  const own =
    name !== undefined && ids.bySubDomain !== undefined && Object.hasOwn(ids.bySubDomain, name)
      ? ids.bySubDomain[name]
      : undefined;
  return own ?? ids.default;
}
