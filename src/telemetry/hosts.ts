/** Facts derived from the host: whether it is on the list, and whether it is a developer's machine (spec §9). */

/** The allowed domains: a demo host, a development host, localhost. The result is only logged. */
export const allowedDomains = ['demo.aplauso.example', 'dev.aplauso.example', 'localhost'] as const;

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Whether a host, with or without port, is one of the three domains or a subdomain. */
export const isAllowed = (host: string): boolean =>
  allowedDomains.some((domain) => nameOf(host) === domain || nameOf(host).endsWith(`.${domain}`));

/** Whether the page runs on a developer's machine. */
export const isLocal = (host: string): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(nameOf(host));
