/** Notifications of this browser, in the settings. */
import { Trans } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import type { ReactElement } from 'react';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useDevice } from './useDevice.ts';

/** A switch, or how to lift the block of the browser. */
export function BrowserSwitch({
  personId,
  settings,
  pushKey,
}: {
  readonly personId: string;
  readonly settings: NotificationSettings;
  readonly pushKey: string | null;
}): ReactElement {
  const { isBlocked, isOn, isBusy, turn } = useDevice(personId, settings, pushKey);
  if (isBlocked)
    return (
      <p className="flex items-start gap-2.5 rounded-control bg-subtle px-3 py-2.5 text-small">
        <Icon of={BellOff} className="shrink-0 text-soft" />
        <span>
          <Trans>
            Tu navegador bloquea las notificaciones de este sitio. Para recibirlas en este dispositivo, abre
            los permisos del sitio junto a la dirección, permite las notificaciones y vuelve aquí.
          </Trans>
        </span>
      </p>
    );
  return (
    <Switch
      label={<Trans>En este dispositivo</Trans>}
      detail={
        pushKey === null ? (
          <Trans>Como notificación del navegador, mientras la página está abierta</Trans>
        ) : (
          <Trans>Como notificación del navegador, también con la página cerrada</Trans>
        )
      }
      checked={isOn}
      disabled={isBusy}
      onChange={turn}
    />
  );
}
