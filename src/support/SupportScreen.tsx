/**
 * `/support`: short answers first, then the support channels (spec §2 "support", modules `support_channel`
 * and `whatsapp`).
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Channels } from './Channels.tsx';
import { Questions } from './Questions.tsx';

/** The screen of the route `/support`. */
export function SupportScreen(): ReactElement {
  const { t } = useLingui();
  return (
    <Page
      title={t`Soporte`}
      lead={<Trans>Respuestas cortas a lo que más se pregunta, y quién te ayuda con lo demás.</Trans>}
      actions={
        <Link href="/clip_guide" asChild>
          <LinkButton>
            <Trans>Ver la guía</Trans>
          </LinkButton>
        </Link>
      }
    >
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem] wide:gap-8">
        <Questions />
        <Channels />
      </div>
    </Page>
  );
}
