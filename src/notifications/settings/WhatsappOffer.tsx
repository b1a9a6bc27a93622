/** Offers WhatsApp once to people without it, where they read what they were told: no dialog opens by itself. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { declineWhatsapp, useWhatsappDeclined } from './declined.ts';
import { settingsQuery } from './settings.queries.ts';
import { useHasWhatsapp } from './useWhatsapp.ts';
import { WhatsappPrompt } from './WhatsappPrompt.tsx';

function Offer({ personId }: { readonly personId: string }): ReactElement | null {
  const [isOpen, setIsOpen] = useState(false);
  const isDeclined = useWhatsappDeclined(personId);
  // An offer that cannot be made now is left out: nobody waits for it.
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

/** Nothing while the organisation does not use WhatsApp, for people who have it, and after they said no. */
export function WhatsappOffer(): ReactElement | null {
  const has = useHasWhatsapp();
  const me = useMe();
  return has && me !== undefined ? <Offer personId={me.id} /> : null;
}
