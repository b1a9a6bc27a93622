/** Who is suggested before anything is searched: people one works with or thanked lately; never the alphabet. */
import { fold } from './words.rules.ts';

/** Why a person is suggested. */
export const closeness = ['thanked', 'manager', 'team', 'report', 'department'] as const;
export type Closeness = (typeof closeness)[number];

/** Suggested people in all, and how many of those thanked lately come before the others. */
export const mostColleagues = 24;
const thankedFirst = 3;

/** Ids of people around a person; each list has its most likely first. */
export interface Around {
  readonly myId: string;
  readonly managerId: string | null;
  /** Whom the person thanked lately. */
  readonly thanked: readonly string[];
  /** With the same manager. */
  readonly team: readonly string[];
  readonly reports: readonly string[];
  readonly department: readonly string[];
}

/** The people around a person, each once with the first reason: the last ones thanked, the manager, the team, the rest. */
export function nearest({
  myId,
  managerId,
  thanked,
  team,
  reports,
  department,
}: Around): readonly { readonly id: string; readonly why: Closeness }[] {
  const of = (ids: readonly string[], why: Closeness) => ids.map((id) => [id, why] as const);
  const all = [
    ...of(thanked.slice(0, thankedFirst), 'thanked'),
    ...of(managerId === null ? [] : [managerId], 'manager'),
    ...of(team, 'team'),
    ...of(reports, 'report'),
    ...of(thanked.slice(thankedFirst), 'thanked'),
    ...of(department, 'department'),
  ];
  const first = new Map<string, Closeness>();
  for (const [id, why] of all) if (id !== myId && !first.has(id)) first.set(id, why);
  return [...first].map(([id, why]) => ({ id, why })).slice(0, mostColleagues);
}

/** Whether each typed word is the beginning of a word of a name. */
function fits(name: string, typed: string): boolean {
  const names = fold(name).split(/[\s@.-]+/u);
  return fold(typed)
    .split(/[\s@.-]+/u)
    .every((start) => names.some((one) => one.startsWith(start)));
}

/**
 * The suggestions for typed words: close people whom they fit, then what the search found, names that begin so first, each
 * once, without those who are chosen already. Without words only the close people.
 */
export function suggested<
  P extends { readonly id: string; readonly firstName: string; readonly lastName: string },
>(
  typed: string,
  {
    near,
    found,
    taken,
  }: Readonly<Record<'near' | 'found', readonly P[]>> & { readonly taken: readonly string[] },
  most: number,
): readonly P[] {
  const isNamed = ({ firstName, lastName }: P): boolean => fits(`${firstName} ${lastName}`, typed);
  const close = near.filter(isNamed);
  // The search also finds "Alejandra" for "andr".
  const all =
    typed.trim() === ''
      ? close
      : [...close, ...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
  return [...new Map(all.map((person) => [person.id, person])).values()]
    .filter(({ id }) => !taken.includes(id))
    .slice(0, most);
}
