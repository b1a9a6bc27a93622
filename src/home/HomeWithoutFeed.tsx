/** Home without a feed: for external people, and if recognitions are off. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useModule } from '#src/organization/organization.context.ts';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { UnderComposer } from './UnderComposer.tsx';
import { useIsWide } from './useIsWide.ts';

/** Recognitions are off. */
export function NoRecognitions(): ReactElement {
  const isWide = useIsWide();
  return (
    <>
      {isWide ? null : <UnderComposer />}
      <Empty
        drawing="off"
        text={
          <Trans>Tu organización no tiene activados los reconocimientos. Lo demás está en el menú.</Trans>
        }
      />
    </>
  );
}

/** External people have no feed: they confirm coupons and manage their account. */
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
