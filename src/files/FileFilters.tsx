/** The filters of the documents: search, folder, and pending acknowledgements. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileCheck, Folder } from 'lucide-react';
import type { ReactElement } from 'react';
import { SearchField } from '#src/admin/SearchField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { fileQueries } from './files.queries.ts';
import type { FilesScope } from './filesAddress.ts';

/** If the folders cannot be loaded, only their filter is hidden. */
export function FileFilters({
  typed,
  onType,
  scope,
  onScope,
}: {
  readonly typed: string;
  readonly onType: (words: string) => void;
  readonly scope: FilesScope;
  readonly onScope: (next: FilesScope) => void;
}): ReactElement {
  const { t } = useLingui();
  const folders = useQuery(fileQueries.folders()).data ?? [];
  // A single folder is no useful filter, but a folder in the URL stays visible, so that it can be deselected.
  const isUseful = folders.length > 1 || scope.folder !== null;
  return (
    <>
      <SearchField label={t`Buscar documentos`} value={typed} onChange={onType} />
      <ToggleChip
        icon={FileCheck}
        pressed={scope.pending}
        onPress={() => onScope({ ...scope, pending: !scope.pending })}
      >
        <Trans>Por confirmar</Trans>
      </ToggleChip>
      {isUseful ? (
        <div role="group" aria-label={t`Carpetas`} className="flex flex-wrap gap-2">
          {folders.map(({ name, count }) => {
            const value = name ?? '';
            const isPressed = scope.folder === value;
            return (
              <ToggleChip
                key={value}
                icon={Folder}
                pressed={isPressed}
                onPress={() => onScope({ ...scope, folder: isPressed ? null : value })}
              >
                {name ?? <Trans>Sin carpeta</Trans>}
                <span className="font-normal text-soft tabular-nums">{count}</span>
              </ToggleChip>
            );
          })}
        </div>
      ) : null}
    </>
  );
}
