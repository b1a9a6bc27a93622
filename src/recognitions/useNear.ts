/** The people closest to the person, for suggestions before anything is searched. */
import { useQuery } from '@tanstack/react-query';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { writingQueries } from './writing.queries.ts';

/** The closest first; empty while it is unknown. */
export function useNear(): readonly PublicUser[] {
  const { data = [] } = useQuery(writingQueries.colleagues());
  return data.map(({ person }) => person);
}
