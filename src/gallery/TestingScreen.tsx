/** `/testing`: all UI components in the organisation's colours, for administrators (spec §2). */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Page } from '#src/ui/Page.tsx';
import { ButtonRows, ChipRows, FieldRows } from './ControlRows.tsx';
import { CrashRow, DialogRow, ToastRow } from './OverRows.tsx';
import { PictureRows } from './PictureRows.tsx';
import { TokenRows } from './TokenRows.tsx';

/** The screen of the route `/testing`. */
export function TestingScreen(): ReactElement {
  const { t } = useLingui();
  return (
    <Page
      title={t`Pruebas`}
      lead={
        <Trans>Cada componente como se ve en tu organización. Nada de lo que hagas aquí se guarda.</Trans>
      }
    >
      <div className="flex flex-col gap-12">
        <TokenRows />
        <ButtonRows />
        <ChipRows />
        <FieldRows />
        <DialogRow />
        <ToastRow />
        <PictureRows />
        <CrashRow />
      </div>
    </Page>
  );
}
