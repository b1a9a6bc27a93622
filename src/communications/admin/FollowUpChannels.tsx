/** What became of each channel of a communication: how many got it, and why the others did not. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { FollowedCommunication } from './communicationsAdmin.queries.ts';
import { channelIcons, useChannelWords } from './useChannelWords.ts';

export function FollowUpChannels({
  of: { channels, mailReports },
}: {
  readonly of: FollowedCommunication;
}): ReactElement {
  const { t } = useLingui();
  const words = useChannelWords();
  return (
    <Card as="section" className="flex flex-col gap-3">
      <CardTitle>
        <Trans>Por canal</Trans>
      </CardTitle>
      <ul className="divide-y divide-line">
        {channels.map(
          ({ channel, reached, noAddress, optedOut, off, refused, unknown, bounced, complained }) => {
            const why = [
              ...(noAddress > 0 ? [t`${noAddress} sin dirección que funcione`] : []),
              ...(optedOut > 0 ? [t`${optedOut} lo apagaron`] : []),
              ...(off > 0 ? [t`${off} con el canal apagado o ya no están`] : []),
              ...(refused > 0 ? [t`${refused} no los aceptó el servidor`] : []),
              ...(bounced > 0 ? [t`${bounced} volvieron después`] : []),
              ...(complained > 0 ? [t`${complained} lo marcaron como no deseado`] : []),
              ...(unknown > 0 ? [t`de ${unknown} no se sabe: el servidor se detuvo al enviarlos`] : []),
            ];
            return (
              <li key={channel} className="flex flex-wrap items-center gap-3 py-2">
                <Icon of={channelIcons[channel]} size={20} className="text-soft" />
                <span className="font-semibold">{words[channel].name}</span>
                <span className="text-small text-soft">
                  {t`${reached} lo recibieron`}
                  {why.length === 0 ? '' : ` · ${why.join(' · ')}`}
                </span>
              </li>
            );
          },
        )}
      </ul>
      {mailReports || !channels.some(({ channel }) => channel === 'email') ? null : (
        <p className="text-small text-soft">
          <Trans>
            Los correos que vuelven después de salir no se cuentan aquí: el servidor no recibe esos avisos.
          </Trans>
        </p>
      )}
    </Card>
  );
}
