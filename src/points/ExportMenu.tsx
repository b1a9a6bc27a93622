/** Taking the statement along: the kinds of file behind one button; what makes them comes when one is chosen. */
import { useLingui } from '@lingui/react/macro';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { usePanel } from '#src/lib/usePanel.ts';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { StatementFilter } from './statementFilter.ts';
import type { FileKind } from './tableFiles.ts';

const ExportDialog = lazy(() =>
  import('./ExportDialog.tsx').then((file) => ({ default: file.ExportDialog })),
);

/** What is filtered leaves, no more. */
export function ExportMenu({
  filter,
  disabled,
}: {
  filter: StatementFilter;
  disabled: boolean;
}): ReactElement {
  const { t } = useLingui();
  const panel = usePanel<{ kind: FileKind; filter: StatementFilter }>();
  const choose = (kind: FileKind) => (): void => panel.open({ kind, filter });
  return (
    <>
      <Menu
        label=""
        triggerClassName={buttonLook('secondary', 'small', false)}
        trigger={
          <>
            <Icon of={Download} size={16} className="-ms-1 shrink-0" />
            {t`Exportar`}
          </>
        }
        sections={[
          [
            {
              id: 'xlsx',
              label: t`Hoja de cálculo (.xlsx)`,
              detail: t`Para Excel, Numbers o LibreOffice`,
              icon: FileSpreadsheet,
              disabled,
              onSelect: choose('xlsx'),
            },
            {
              id: 'csv',
              label: t`Texto separado por comas (.csv)`,
              detail: t`Para cualquier otro programa`,
              icon: FileText,
              disabled,
              onSelect: choose('csv'),
            },
          ],
        ]}
      />
      {panel.about === null ? null : (
        <Suspense>
          <ExportDialog key={panel.opening} {...panel.about} open={panel.isOpen} onClose={panel.close} />
        </Suspense>
      )}
    </>
  );
}
