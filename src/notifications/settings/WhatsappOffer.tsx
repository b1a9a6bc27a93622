/** Offers WhatsApp once to users without it, on the page of notifications: no dialog opens by itself. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { declineWhatsapp, useWhatsappDeclined } from './declined.ts';
import { settingsQuery } from './settings.queries.ts';
import { useHasWhatsapp } from './useHasWhatsapp.ts';
import { WhatsappPrompt } from './WhatsappPrompt.tsx';

function Offer({ personId }: { readonly personId: string }): ReactElement | null {
  const [isOpen, setIsOpen] = useState(false);
  const isDeclined = useWhatsappDeclined(personId);
  // If the settings cannot be loaded, the offer is left out: it is not essential.
  const { data: settings } = useQuery({ ...settingsQuery(), enabled: !isDeclined });
  const isOffered = !isDeclined && settings?.whatsappEnabled === false;
  return (
    <>
      {isOffered ? (
        <Banner
          onDismiss={() => declineWhatsapp(personId)}
          action={
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              <Trans>Activar WhatsApp</Trans>
            </Button>
          }
        >
          <Trans>¿Prefieres enterarte en tu teléfono? Podemos avisarte por WhatsApp.</Trans>
        </Banner>
      ) : null}
      <WhatsappPrompt open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Nothing if the organisation does not use WhatsApp, for users who have it, and after a refusal. */
export function WhatsappOffer(): ReactElement | null {
  const has = useHasWhatsapp();
  const me = useMe();
  return has && me !== undefined ? <Offer personId={me.id} /> : null;
}
