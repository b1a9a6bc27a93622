/** The prompt that offers WhatsApp, or shows that it is on (spec §4 "WhatsApp prompt"). */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { declineWhatsapp } from './declined.ts';
import { SettingsBoundary } from './SettingsBoundary.tsx';
import { WhatsappChoice } from './WhatsappChoice.tsx';

/** A refusal is stored on the device; closing is not a refusal. */
export function WhatsappPrompt({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const decline = (): void => {
    if (me !== undefined) declineWhatsapp(me.id);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t`Avisos por WhatsApp`}
      description={<Trans>Lo mismo que en la campana, como mensaje a tu teléfono.</Trans>}
    >
      <div className="pb-2">
        <SettingsBoundary lines={2}>
          {(settings) => (
            <WhatsappChoice
              settings={settings}
              onDone={onClose}
              decline={
                <Button variant="secondary" onClick={decline}>
                  <Trans>No, gracias</Trans>
                </Button>
              }
            />
          )}
        </SettingsBoundary>
      </div>
    </Dialog>
  );
}
