/** `/profile`: the reader's own profile (spec §2). */
import type { ReactElement } from 'react';
import { useMe } from '#src/session/me.queries.ts';
import { HeaderSkeleton } from './ProfileHeader.tsx';
import { Profile } from './Profile.tsx';

/** The screen of the route `/profile`. */
export function ProfileScreen(): ReactElement {
  const me = useMe();
  return me === undefined ? <HeaderSkeleton /> : <Profile key={me.id} userId={me.id} />;
}
