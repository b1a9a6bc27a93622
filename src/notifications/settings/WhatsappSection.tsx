/** The section of `/general_settings` about WhatsApp. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { SettingsBoundary } from './SettingsBoundary.tsx';
import { useHasWhatsapp } from './useHasWhatsapp.ts';
import { WhatsappChoice } from './WhatsappChoice.tsx';

/** Absent if the organisation does not use WhatsApp or notifications. */
export function WhatsappSection(): ReactElement | null {
  const { t } = useLingui();
  if (!useHasWhatsapp()) return null;
  return (
    <Card as="section" aria-labelledby="whatsapp-settings" className="flex flex-col gap-5">
      <div>
        <CardTitle id="whatsapp-settings">{t`Avisos por WhatsApp`}</CardTitle>
        <p className="text-small text-soft">
          <Trans>Lo mismo que en la campana, como mensaje a tu teléfono.</Trans>
        </p>
      </div>
      <SettingsBoundary lines={2}>{(settings) => <WhatsappChoice settings={settings} />}</SettingsBoundary>
    </Card>
  );
}
