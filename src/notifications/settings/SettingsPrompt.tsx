/**
 * The prompt with the short settings (spec §4 "settings prompt"): the notification settings, without leaving
 * the page.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Channels } from './Channels.tsx';
import { SettingsBoundary } from './SettingsBoundary.tsx';
import { Topics } from './Topics.tsx';

/** Each switch saves itself; a link leads to all settings. */
export function SettingsPrompt({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t`Tus avisos`}
      description={<Trans>Cada cambio se guarda al momento.</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Listo</Trans>
          </Button>
          <Link href="/general_settings" asChild>
            <LinkButton onClick={onClose}>
              <Trans>Toda la configuración</Trans>
            </LinkButton>
          </Link>
        </>
      }
    >
      <SettingsBoundary lines={7}>
        {(settings) => (
          <div className="flex flex-col gap-5">
            <Topics settings={settings} />
            <Channels settings={settings}>
              {(switches) => <div className="border-t border-line pt-4">{switches}</div>}
            </Channels>
          </div>
        )}
      </SettingsBoundary>
    </Dialog>
  );
}
