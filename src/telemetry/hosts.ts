/**
 * Facts derived from the host: the measurement id, whether the host is on the list, whether it is a
 * developer's machine (spec §9).
 */
import { subDomain } from '#src/lib/subDomain.ts';
import type { MeasurementIds } from './sink.ts';

/** The allowed domains: a demo host, a development host, localhost. The result is only logged. */
export const allowedDomains = ['demo.aplauso.example', 'dev.aplauso.example', 'localhost'] as const;

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Whether a host, with or without port, is one of the three domains or a subdomain. */
export const isAllowed = (host: string): boolean =>
  allowedDomains.some((domain) => nameOf(host) === domain || nameOf(host).endsWith(`.${domain}`));

/** Whether the page runs on a developer's machine. */
export const isLocal = (host: string): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(nameOf(host));

/** The measurement id of a host: that of its subdomain, otherwise the default. */
export function measurementIdOf(host: string, ids: MeasurementIds): string {
  const name = subDomain(host);
  const own =
    name !== undefined && ids.bySubDomain !== undefined && Object.hasOwn(ids.bySubDomain, name)
      ? ids.bySubDomain[name]
      : undefined;
  return own ?? ids.default;
}
