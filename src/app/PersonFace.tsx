/** The user's photo as the button of the person menu. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { useShell } from './shell.context.ts';
import { useMe } from '#src/session/me.queries.ts';
import { nameOf } from '#src/people/personName.ts';

/** Classes of the button around the photo. */
export const personTrigger =
  'target inline-flex size-10 items-center justify-center rounded-full transition-colors duration-120 hover:bg-subtle data-open:bg-subtle';

/** 32 px; the text is for screen readers, because initials do not name a menu. */
export function PersonFace(): ReactElement {
  const { user: loaded } = useShell();
  // Current values: a new photo or name appears at once.
  const user = useMe() ?? loaded;
  return (
    <>
      <Avatar name={nameOf(user)} src={user.profileImageUrl} size={32} />
      <span className="sr-only">
        <Trans>Tu menú</Trans>
      </span>
    </>
  );
}
