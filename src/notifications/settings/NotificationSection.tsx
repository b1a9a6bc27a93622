/** The notification section of `/general_settings`: topics and channels. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useModule } from '#src/organization/organization.context.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Channels } from './Channels.tsx';
import { SettingsBoundary } from './SettingsBoundary.tsx';
import { Topics } from './Topics.tsx';

/** Absent while the module is off; each switch saves itself. */
export function NotificationSection(): ReactElement | null {
  const { t } = useLingui();
  if (!useModule('notifications')) return null;
  return (
    <Card as="section" aria-labelledby="notification-settings" className="flex flex-col gap-5">
      <div>
        <CardTitle id="notification-settings">{t`Avisos`}</CardTitle>
        <p className="text-small text-soft">
          <Trans>Cada cambio se guarda al momento.</Trans>
        </p>
      </div>
      <SettingsBoundary lines={7}>
        {(settings) => (
          <>
            <section aria-labelledby="notification-topics" className="flex flex-col gap-3">
              <h3 id="notification-topics" className="text-small font-semibold">
                <Trans>De qué quieres enterarte</Trans>
              </h3>
              <Topics settings={settings} />
            </section>
            <Channels settings={settings}>
              {(switches) => (
                <section aria-labelledby="notification-channels" className="flex flex-col gap-3">
                  <h3 id="notification-channels" className="text-small font-semibold">
                    <Trans>Además de la campana</Trans>
                  </h3>
                  {switches}
                </section>
              )}
            </Channels>
          </>
        )}
      </SettingsBoundary>
    </Card>
  );
}
