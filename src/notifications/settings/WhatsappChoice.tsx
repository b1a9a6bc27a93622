/**
 * WhatsApp on or off for the user: the number while it is off or being changed, the way to turn it off while
 * it is on.
 */
import { Trans } from '@lingui/react/macro';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { Button } from '#src/ui/Button.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { useActivation } from './useWhatsapp.ts';
import { WhatsappOn } from './WhatsappOn.tsx';

/** `decline` is drawn beside the button that turns it on. */
export function WhatsappChoice({
  settings: { whatsappEnabled, phone, whatsappFailed },
  onDone,
  decline,
}: {
  readonly settings: NotificationSettings;
  readonly onDone?: (() => void) | undefined;
  readonly decline?: ReactNode;
}): ReactElement {
  const id = useId();
  const [isChanging, setIsChanging] = useState(false);
  const form = useActivation(phone, () => {
    setIsChanging(false);
    onDone?.();
  });
  if (whatsappEnabled && !isChanging)
    return <WhatsappOn phone={phone ?? ''} hasFailed={whatsappFailed} onChange={() => setIsChanging(true)} />;
  return (
    <PhoneForm form={form} id={id}>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {whatsappEnabled ? <Trans>Guardar</Trans> : <Trans>Activar</Trans>}
        </Button>
        {whatsappEnabled ? (
          <Button
            variant="secondary"
            disabled={form.busy}
            onClick={() => {
              form.type(phone ?? '');
              setIsChanging(false);
            }}
          >
            <Trans>Cancelar</Trans>
          </Button>
        ) : (
          decline
        )}
      </div>
    </PhoneForm>
  );
}
