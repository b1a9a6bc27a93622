/** Home where there is no feed: for people from outside, and where recognitions are switched off. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useModule } from '#src/organization/organization.context.ts';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { CelebrationsStrip } from './CelebrationsStrip.tsx';
import { OrganizationRow } from './OrganizationRow.tsx';

/** The organisation does not recognise here. */
export const NoRecognitions = (): ReactElement => (
  <>
    <CelebrationsStrip />
    <OrganizationRow />
    <Empty
      drawing="off"
      text={<Trans>Tu organización no tiene activados los reconocimientos. Lo demás está en el menú.</Trans>}
    />
  </>
);

/** External people have no feed: what they come for is confirming coupons and their own account (design §8 "Roles"). */
export function Outside(): ReactElement {
  const hasCoupons = useModule('catalog');
  return (
    <Card>
      <Empty
        drawing="gift"
        text={
          <Trans>Con tu cuenta puedes confirmar los canjes de tu comercio y mantener tus datos al día.</Trans>
        }
        action={
          <Link href={hasCoupons ? '/cupons' : '/general_settings'} asChild>
            <LinkButton>
              {hasCoupons ? <Trans>Ir a cupones</Trans> : <Trans>Ir a tu cuenta</Trans>}
            </LinkButton>
          </Link>
        }
      />
    </Card>
  );
}
