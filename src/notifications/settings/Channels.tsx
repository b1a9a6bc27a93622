/** The channels of notifications outside the product. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { Switch } from '#src/ui/Switch.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { BrowserSwitch } from '#src/notifications/push/BrowserSwitch.tsx';
import { canNotify } from '#src/notifications/push/device.ts';
import { useChannels } from './channels.queries.ts';
import { useSettingsChange } from './useSettings.ts';

/** E-mail and this browser, as far as the server and the browser have them; each switch takes effect at once. */
export function Channels({ settings }: { readonly settings: NotificationSettings }): ReactElement {
  const change = useSettingsChange();
  const channels = useChannels();
  const me = useMe();
  const email = me?.email ?? '';
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
      {channels?.browser === true && me !== undefined && canNotify(channels.pushKey) ? (
        <BrowserSwitch personId={me.id} settings={settings} pushKey={channels.pushKey} />
      ) : null}
    </div>
  );
}
