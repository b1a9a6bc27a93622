/** A row of a person: photo, name, position, and the person's answer. */
import type { ReactElement, ReactNode } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { nameOf } from './personName.ts';

export const PersonRow = ({ user, children }: { user: PublicUser; children: ReactNode }): ReactElement => (
  <li className="flex items-center gap-3 py-2">
    <Avatar name={nameOf(user)} src={user.profileImageUrl} size={40} />
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="truncate font-semibold">{nameOf(user)}</span>
      {user.jobPosition === null ? null : (
        <span className="truncate text-small text-soft">{user.jobPosition}</span>
      )}
    </span>
    {children}
  </li>
);

/** The skeleton of the rows. */
export const PersonRows = (): ReactElement => (
  <div>
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex items-center gap-3 py-2">
        <Skeleton round className="size-10" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    ))}
  </div>
);
