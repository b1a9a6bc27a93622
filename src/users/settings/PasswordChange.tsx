/** A password change that lives as long as its form is mounted. */
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import type { LinkFacts } from '#schema/auth/auth.endpoints.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import type { Account } from './account.queries.ts';
import { createPasswordChange } from './passwordChange.actors.ts';
import { PasswordChangeView } from './PasswordChangeView.tsx';
import { useUnsaved } from './unsaved.context.tsx';

/** Leaving the page with unsaved input asks for confirmation. */
export function PasswordChange({ account }: { readonly account: Account }): ReactElement {
  const { settings } = useOrganization();
  const [actor] = useState(() => {
    const { firstName, email } = account;
    const owner: LinkFacts = {
      valid: true,
      purpose: null,
      firstName,
      email,
      organization: settings?.name ?? null,
    };
    return createPasswordChange({ owner });
  });
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  useUnsaved(
    'password',
    useSelector(actor, ({ context }) => context.current !== '' || context.next !== ''),
  );
  return <PasswordChangeView actor={actor} />;
}
