/** The channels of notifications outside the product. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { canNotify } from '#src/notifications/device.ts';
import { Failed } from '#src/ui/StateViews.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { BrowserSwitch } from './BrowserSwitch.tsx';
import { channelsQuery } from './channels.queries.ts';
import { useSettingsChange } from './useSettings.ts';

/**
 * E-mail and this browser, as far as the server and the browser have them; each switch takes effect at once. `children`
 * draws what is around them, and is left out with the last of them.
 */
export function Channels({
  settings,
  children,
}: {
  readonly settings: NotificationSettings;
  readonly children: (switches: ReactElement) => ReactNode;
}): ReactNode {
  const change = useSettingsChange();
  const channels = useQuery(channelsQuery());
  const me = useMe();
  if (channels.data === undefined || me === undefined)
    return channels.isError
      ? children(
          <Failed
            what={<Trans>No pudimos cargar por dónde más podemos avisarte.</Trans>}
            onRetry={() => void channels.refetch()}
            busy={channels.isFetching}
          />,
        )
      : null;
  const { email: hasEmail, browser, pushKey } = channels.data;
  const { email } = me;
  const hasBrowser = browser && canNotify(pushKey);
  if (!hasEmail && !hasBrowser) return null;
  return children(
    <div className="flex flex-col gap-3">
      {hasEmail ? (
        <Switch
          label={<Trans>Por correo</Trans>}
          detail={email === '' ? undefined : <Trans>A {email}</Trans>}
          checked={settings.emailEnabled}
          onChange={(emailEnabled) => change({ emailEnabled })}
        />
      ) : null}
      {hasBrowser ? <BrowserSwitch personId={me.id} settings={settings} pushKey={pushKey} /> : null}
    </div>,
  );
}
