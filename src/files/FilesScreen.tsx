/** `/files`: the documents of the organisation; filters and the open document are in the URL. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { isNarrowed as isNarrowedBy } from '#src/api/searchOf.ts';
import { useAddressLayer } from '#src/lib/useAddressLayer.ts';
import { useAddressPanel } from '#src/lib/useAddressPanel.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { MenuItem } from '#src/ui/Menu.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { actsFor, fileActs, type AskedFileAct } from './admin/fileActs.ts';
import { FileFilters } from './FileFilters.tsx';
import { FilePanel } from './FilePanel.tsx';
import { filesSearch } from './filesSearch.ts';
import { fileQueries, type SharedFile } from './files.queries.ts';
import { PendingStrip } from './PendingStrip.tsx';
import { useFileColumns } from './useFileColumns.tsx';

// Lazy: most people never manage documents.
const AddFiles = lazy(() => import('./admin/AddFiles.tsx').then((file) => ({ default: file.AddFiles })));
const FileActDialog = lazy(() =>
  import('./admin/FileActDialog.tsx').then((file) => ({ default: file.FileActDialog })),
);

/** The screen of the route `/files`. */
export function FilesScreen(): ReactElement {
  const { t, i18n } = useLingui();
  const manages = useMe()?.permissions.includes('files.manage') === true;
  const [fileId, setFile] = useAddressLayer('file');
  const { isNarrowed, clear, ...filters } = useListFilter(filesSearch);
  const { filter, onFilter } = filters;
  const query = useInfiniteQuery({ ...fileQueries.list(filter), placeholderData: keepPreviousData });
  const panel = useAddressPanel(fileId);
  const adding = usePanel<string | null>();
  const act = usePanel<AskedFileAct>();
  const columns = useFileColumns(manages);
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const isOnlyPending = filter.pending === true && !isNarrowedBy({ ...filter, pending: undefined });
  const add = (): void => adding.open(filter.folder ?? null);
  const itemsFor = (file: SharedFile): readonly (readonly MenuItem[])[] =>
    actsFor(file).map((one) => [
      {
        id: one,
        label: i18n._(fileActs[one].label),
        icon: fileActs[one].icon,
        danger: one === 'remove',
        onSelect: () => {
          setFile(null);
          act.open({ act: one, file });
        },
      },
    ]);
  const upload = (
    <Button variant="primary" icon={Upload} onClick={add}>
      <Trans>Subir documentos</Trans>
    </Button>
  );
  return (
    <Page
      title={t`Archivos`}
      lead={<Trans>Los documentos de tu organización, siempre en su última versión.</Trans>}
      actions={manages ? upload : undefined}
    >
      {filter.pending === true ? null : (
        <PendingStrip
          onOpen={setFile}
          onAll={() => onFilter({ folder: undefined, unfiled: undefined, pending: true })}
        />
      )}
      <AdminTable
        of={[query]}
        rows={rows}
        failed={t`No pudimos cargar los documentos.`}
        label={t`Documentos`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        memory={manages ? 'files-kept' : 'files'}
        onOpen={({ id }) => setFile(id)}
        filters={{
          tools: <FileFilters {...filters} />,
          isNarrowed: isNarrowed && !isOnlyPending,
          onClear: clear,
        }}
        actions={manages ? itemsFor : undefined}
        none={
          isOnlyPending ? (
            <Empty
              drawing="bell"
              text={<Trans>Estás al día: no te falta ningún documento por confirmar.</Trans>}
              action={
                <Button variant="secondary" onClick={clear}>
                  <Trans>Ver todos</Trans>
                </Button>
              }
            />
          ) : (
            <Empty
              drawing="message"
              text={
                manages ? (
                  <Trans>Aquí van reglamentos, guías y formatos. Todavía no hay ninguno.</Trans>
                ) : (
                  <Trans>Tu organización todavía no ha publicado documentos.</Trans>
                )
              }
              action={manages ? upload : undefined}
            />
          )
        }
        footer={<MoreRows of={query} />}
      />
      {panel.id === null ? null : (
        <FilePanel
          key={panel.opening}
          id={panel.id}
          name={rows?.find(({ id }) => id === panel.id)?.name}
          open={panel.isOpen}
          onClose={() => setFile(null)}
          manages={manages}
          acts={
            manages
              ? (file) => <Menu label={t`Acciones de ${file.name}`} sections={itemsFor(file)} />
              : undefined
          }
        />
      )}
      <Suspense>
        {adding.opening === 0 ? null : (
          <AddFiles
            key={`add-${adding.opening}`}
            folder={adding.about}
            open={adding.isOpen}
            onClose={adding.close}
          />
        )}
        {act.about === null ? null : (
          <FileActDialog key={`act-${act.opening}`} asked={act.about} open={act.isOpen} onClose={act.close} />
        )}
      </Suspense>
    </Page>
  );
}
