/** The part of a host name that identifies the organisation. */
import { hostParts } from '#schema/brand.ts';

/** The first label of a host with a subdomain, otherwise undefined: "aurora" for aurora.example.com. */
export function subDomain(host: string): string | undefined {
  const { name } = hostParts(host);
  const labels = name.split('.');
  if (/^[\d.]+$/u.test(name) || name.startsWith('[')) return undefined;
  return labels.length > 2 || (labels.length === 2 && labels[1] === 'localhost') ? labels[0] : undefined;
}
