/** Changes one person everywhere in the query cache: a new photo or name appears in every view at once. */
import type { QueryClient } from '@tanstack/react-query';
import type { PublicUser } from '#schema/users/users.shapes.ts';

/** The public fields that the person can change. */
export type PersonChange = Partial<Pick<PublicUser, 'firstName' | 'lastName' | 'profileImageUrl'>>;

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isPerson = (value: Plain, id: string): boolean => value['id'] === id && 'profileImageUrl' in value;

/**
 * The same data with the person changed; unaffected parts keep their identity, so that they do not render
 * again.
 */
function withPerson(data: unknown, id: string, change: PersonChange): unknown {
  if (Array.isArray(data)) {
    const next = data.map((one: unknown) => withPerson(one, id, change));
    return next.some((one, index) => one !== data[index]) ? next : data;
  }
  if (!isPlain(data)) return data;
  const own: Plain = isPerson(data, id)
    ? Object.fromEntries(Object.entries(change).filter(([name]) => name in data))
    : {};
  const entries = Object.entries(data).map(
    ([name, value]) => [name, name in own ? own[name] : withPerson(value, id, change)] as const,
  );
  return entries.some(([name, value]) => value !== data[name]) ? Object.fromEntries(entries) : data;
}

/** Changes a person everywhere in the cache, without updating the age of the data. */
export function changePerson(cache: QueryClient, id: string, change: PersonChange): void {
  for (const [key, data] of cache.getQueriesData({})) {
    const next = withPerson(data, id, change);
    if (next === data) continue;
    const updatedAt = cache.getQueryState(key)?.dataUpdatedAt;
    cache.setQueryData(key, next, updatedAt === undefined ? {} : { updatedAt });
  }
}
