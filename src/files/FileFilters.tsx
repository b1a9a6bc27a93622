/** The filters of the documents: search, folder, and pending acknowledgements. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileCheck, Folder } from 'lucide-react';
import type { ReactElement } from 'react';
import { SearchField } from '#src/admin/SearchField.tsx';
import type { ListFilter } from '#src/admin/useListFilter.ts';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { fileQueries } from './files.queries.ts';
import type { FilesFilter } from './filesSearch.ts';

type FileFiltersProps = Pick<ListFilter<FilesFilter>, 'filter' | 'typed' | 'onType' | 'onFilter'>;

/** If the folders cannot be loaded, only their filter is hidden. */
export function FileFilters({ filter, typed, onType, onFilter }: FileFiltersProps): ReactElement {
  const { t } = useLingui();
  const folders = useQuery(fileQueries.folders()).data ?? [];
  // A single folder is no useful filter, but a folder in the URL stays visible, so that it can be deselected.
  const isUseful = folders.length > 1 || filter.folder !== undefined || filter.unfiled === true;
  return (
    <>
      <SearchField label={t`Buscar documentos`} value={typed} onChange={onType} />
      <ToggleChip
        icon={FileCheck}
        pressed={filter.pending === true}
        onPress={() => onFilter({ pending: filter.pending === true ? undefined : true })}
      >
        <Trans>Por confirmar</Trans>
      </ToggleChip>
      {isUseful ? (
        <div role="group" aria-label={t`Carpetas`} className="flex flex-wrap gap-2">
          {folders.map(({ name, count }) => {
            const isPressed = name === null ? filter.unfiled === true : filter.folder === name;
            return (
              <ToggleChip
                key={name ?? ''}
                icon={Folder}
                pressed={isPressed}
                onPress={() =>
                  onFilter({
                    folder: isPressed ? undefined : (name ?? undefined),
                    unfiled: name === null && !isPressed ? true : undefined,
                  })
                }
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
