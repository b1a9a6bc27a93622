/** The channels of notifications outside the product. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { Switch } from '#src/ui/Switch.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useChannels } from './channels.queries.ts';
import { useSettingsChange } from './useSettings.ts';

/** E-mail and push, as far as the server has them; each switch takes effect at once. */
export function Channels({ settings }: { readonly settings: NotificationSettings }): ReactElement {
  const change = useSettingsChange();
  const channels = useChannels();
  const email = useMe()?.email ?? '';
  return (
    <div className="flex flex-col gap-3">
      {channels?.email === true ? (
        <Switch
          label={<Trans>Por correo</Trans>}
          detail={email === '' ? undefined : <Trans>A {email}</Trans>}
          checked={settings.emailEnabled}
          onChange={(emailEnabled) => change({ emailEnabled })}
        />
      ) : null}
      {channels?.browser === true ? (
        <Switch
          label={<Trans>En este y otros dispositivos</Trans>}
          detail={<Trans>Como notificación del navegador</Trans>}
          checked={settings.pushEnabled}
          onChange={(pushEnabled) => change({ pushEnabled })}
        />
      ) : null}
    </div>
  );
}
