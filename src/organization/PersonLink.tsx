/** The name of a person, which opens the person's card where the reader may see one. */
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { nameOf } from '#src/people/personName.ts';
import { useMeAsKnown } from '#src/session/me.queries.ts';
import { useModule } from './organization.context.ts';

/** Children stand in place of the name. */
export function PersonLink({
  user,
  children = nameOf(user),
}: {
  readonly user: Parameters<typeof nameOf>[0] & { readonly id: string };
  readonly children?: ReactNode;
}): ReactElement {
  const mayFind = useMeAsKnown()?.permissions.includes('people.search') === true;
  const hasCards = useModule('profile') && mayFind;
  if (!hasCards) return <>{children}</>;
  return (
    <Link href={`/user?id=${user.id}`} className="rounded-control hover:underline">
      {children}
    </Link>
  );
}
