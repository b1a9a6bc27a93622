/** The people of the directory with their state in Aplauso: search, and selection of some or all. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { formatTotal } from '#src/lib/totals.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { directoryQueries, isUnconnected, type SyncInput } from './directory.queries.ts';
import { Unconnected } from './Unconnected.tsx';
import { nameIn, useDirectoryColumns } from './useDirectoryColumns.tsx';

interface DirectoryListProps {
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onRehearse: (wish: SyncInput) => void;
}

/** Changes nothing: every action leads to a rehearsal. */
export function DirectoryList({ chosen, onChosen, onRehearse }: DirectoryListProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const keywords = useDebounced(typed.trim(), () => undefined);
  const query = useInfiniteQuery({
    ...directoryQueries.people(keywords),
    placeholderData: keepPreviousData,
  });
  const columns = useDirectoryColumns();
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  if (isUnconnected(query.error)) return <Unconnected />;
  const why = whyFailed(query.error);
  return (
    <>
      <SectionActions>
        {rows.length === 0 ? null : (
          <Button variant="primary" onClick={() => onRehearse({ ids: null, deactivateMissing: false })}>
            <Trans>Ver qué cambiaría con todas</Trans>
          </Button>
        )}
      </SectionActions>
      <AdminTable
        of={[query]}
        rows={rows}
        failed={why ?? t`No pudimos cargar el directorio.`}
        label={t`Personas del directorio`}
        columns={columns}
        keyOf={({ ldapId }) => ldapId}
        nameOf={nameIn}
        memory="directory"
        chosen={chosen}
        onChosen={onChosen}
        bulk={
          <Button
            variant="primary"
            onClick={() => onRehearse({ ids: [...chosen], deactivateMissing: false })}
          >
            <Plural value={chosen.size} one="Ver qué cambiaría con una" other="Ver qué cambiaría con #" />
          </Button>
        }
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar en el directorio`} value={typed} onChange={setTyped} />
              {query.data === undefined ? null : (
                <p role="status" className="pb-2.5 text-small text-soft tabular-nums">
                  <Plural
                    value={total}
                    _0="Nadie"
                    one="Una persona"
                    other={`${formatTotal(total, language)} personas`}
                  />
                </p>
              )}
            </>
          ),
          isNarrowed: keywords !== '',
          onClear: () => setTyped(''),
        }}
        none={
          <Empty
            drawing="people"
            text={
              <Trans>
                El directorio respondió, pero no tiene a nadie. Revisa el filtro con que está conectado.
              </Trans>
            }
          />
        }
        footer={<MoreRows of={query} />}
      />
    </>
  );
}
