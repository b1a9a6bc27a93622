/** `/admin/pages`: the pages that the organisation writes itself, and their order in the menu (spec §7 "Custom pages"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { pageAddress } from '#schema/pages/featured.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { DeletePage } from './DeletePage.tsx';
import { newPageMark, PagePlace } from './PagePlace.tsx';
import { pageAdminQueries, type KeptPage } from './pagesAdmin.queries.ts';
import { usePageColumns } from './usePageColumns.tsx';
import { usePageOrder } from './usePageOrder.ts';
import { usePublishing } from './usePublishing.ts';

function PageList({ onOpen }: { readonly onOpen: (id: string) => void }): ReactElement {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const query = useQuery(pageAdminQueries.list());
  const toDelete = usePanel<KeptPage>();
  const publish = usePublishing();
  const move = usePageOrder();
  const [said, setSaid] = useState('');
  const rows = query.data ?? [];
  const add = (): void => onOpen(newPageMark);
  const step = (page: KeptPage, by: -1 | 1): void => {
    const from = rows.findIndex(({ id }) => id === page.id);
    const to = from + by;
    if (to < 0 || to >= rows.length) return;
    move(from, to);
    const { title } = page;
    const place = to + 1;
    const count = rows.length;
    setSaid(t`${title}: puesto ${place} de ${count}.`);
    // At an end the pressed arrow cannot go on: the other one takes the focus.
    const end = to === 0 ? 'down' : to === rows.length - 1 ? 'up' : undefined;
    if (end !== undefined)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-order="${page.id}"] [data-move="${end}"]`)?.focus(),
      );
  };
  const columns = usePageColumns({
    rows,
    onMove: step,
    onPublish: ({ id }, active) => publish({ id, active }),
  });
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nueva página</Trans>
        </Button>
      </SectionActions>
      <output className="sr-only">{said}</output>
      <ListBoundary of={[query]} what={t`No pudimos cargar las páginas.`}>
        <DataTable
          label={t`Páginas`}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          memory="pages"
          state={query.isPending ? 'loading' : 'ready'}
          onOpen={({ id }) => onOpen(id)}
          actions={(row) => [
            [
              { id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => onOpen(row.id) },
              ...(row.published
                ? [
                    {
                      id: 'see',
                      label: t`Ver página`,
                      icon: Eye,
                      onSelect: () => navigate(pageAddress(row.slug)),
                    },
                  ]
                : []),
            ],
            [
              {
                id: 'delete',
                label: t`Eliminar`,
                icon: Trash2,
                danger: true,
                onSelect: () => toDelete.open(row),
              },
            ],
          ]}
          empty={
            <Card>
              <Empty
                text={
                  <Trans>
                    Beneficios, políticas, bienvenida: escribe aquí lo que tu equipo busca una y otra vez.
                    Todavía no hay ninguna página.
                  </Trans>
                }
                action={
                  <Button variant="primary" onClick={add}>
                    <Trans>Escribir la primera página</Trans>
                  </Button>
                }
              />
            </Card>
          }
        />
      </ListBoundary>
      {toDelete.about === null ? null : (
        <DeletePage
          key={toDelete.opening}
          page={toDelete.about}
          open={toDelete.isOpen}
          onClose={toDelete.close}
        />
      )}
    </>
  );
}

/** The section; `?page=<id>` or `?page=new` writes one. */
export function PagesSection(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const id = search.get('page');
  if (id === null) return <PageList onOpen={(page) => setSearch({ page })} />;
  return <PagePlace key={id} id={id} onClose={() => setSearch({})} />;
}
