/** The part of a host's name that tells organisations apart. */
import { hostParts } from '#schema/brand.ts';

/** The first label of a host that has one before its domain, else nothing: "aurora" of aurora.example.com. */
export function subDomain(host: string): string | undefined {
  const { name } = hostParts(host);
  const labels = name.split('.');
  if (/^[\d.]+$/u.test(name) || name.startsWith('[')) return undefined;
  return labels.length > 2 || (labels.length === 2 && labels[1] === 'localhost') ? labels[0] : undefined;
}
