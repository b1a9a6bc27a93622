/** A person in a table: the face and the name. */
import type { ReactElement } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';

export const PersonCell = ({
  user,
}: {
  readonly user: Pick<PublicUser, 'firstName' | 'lastName' | 'profileImageUrl'>;
}): ReactElement => (
  <span className="inline-flex items-center gap-2.5 py-1">
    <Avatar name={nameOf(user)} src={user.profileImageUrl} size={32} />
    <span className="wrap-anywhere">{nameOf(user)}</span>
  </span>
);
