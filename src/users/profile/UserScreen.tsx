/**
 * `/user?id=`: a person's profile; without an id or with the reader's own id, the reader's profile (spec §2).
 */
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Profile } from './Profile.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The screen of the route `/user`. */
export function UserScreen(): ReactElement {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id === null || id === '' ? <ProfileScreen /> : <Profile key={id} userId={id} />;
}
