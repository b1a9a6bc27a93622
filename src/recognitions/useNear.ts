/** The people closest to the person, for suggestions before anything is searched. */
import { useQuery } from '@tanstack/react-query';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { colleaguesQuery } from '#src/feed/colleagues.queries.ts';

/** The closest first; empty while it is unknown. */
export function useNear(): readonly PublicUser[] {
  const { data = [] } = useQuery(colleaguesQuery());
  return data.map(({ person }) => person);
}
