/** A menu of file kinds. */
import { useLingui } from '@lingui/react/macro';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { FileKind } from '#src/lib/tableFiles.ts';

/** Calls back with the chosen kind. */
export function FileMenu({
  disabled,
  onChoose,
}: {
  disabled: boolean;
  onChoose: (kind: FileKind) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
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
            onSelect: () => onChoose('xlsx'),
          },
          {
            id: 'csv',
            label: t`Texto separado por comas (.csv)`,
            detail: t`Para cualquier otro programa`,
            icon: FileText,
            disabled,
            onSelect: () => onChoose('csv'),
          },
        ],
      ]}
    />
  );
}
