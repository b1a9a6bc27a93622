/** `/admin/pages`: the custom pages of the organisation and their menu order (spec §7 "Custom pages"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useOrderColumn } from '#src/admin/useOrderColumn.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { AdminList } from '#src/admin/AdminList.tsx';
import { pageAddress } from '#schema/pages/featured.rules.ts';
import { DeletePage } from './DeletePage.tsx';
import { newPageMark, PagePlace } from './PagePlace.tsx';
import { pageResource, type KeptPage } from './pagesAdmin.queries.ts';
import { usePageColumns } from './usePageColumns.tsx';

function PageList({ onOpen }: { readonly onOpen: (id: string) => void }): ReactElement {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const query = useQuery(pageResource.list());
  const publish = useSwitching(pageResource);
  const { said, order } = useOrderColumn<KeptPage>(pageResource, query.data ?? [], ({ title }) => title);
  const columns = usePageColumns(order, ({ id }, active) => publish({ id, active }));
  return (
    <>
      <output className="sr-only">{said}</output>
      <AdminList
        of={[query]}
        rows={query.data}
        failed={t`No pudimos cargar las páginas.`}
        label={t`Páginas`}
        memory="pages"
        nameOf={({ title }) => title}
        columns={columns}
        menu={(row, { edit, remove }) => [
          [
            edit,
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
          remove,
        ]}
        add={<Trans>Nueva página</Trans>}
        none={{
          text: (
            <Trans>
              Beneficios, políticas, bienvenida: escribe aquí lo que tu equipo busca una y otra vez. Todavía
              no hay ninguna página.
            </Trans>
          ),
          add: <Trans>Escribir la primera página</Trans>,
        }}
        onEdit={(page) => onOpen(page?.id ?? newPageMark)}
        remove={(page, tie) => <DeletePage page={page} {...tie} />}
      />
    </>
  );
}

/** The section; `?page=<id>` or `?page=new` opens the editor. */
export function PagesSection(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const id = search.get('page');
  if (id === null) return <PageList onOpen={(page) => setSearch({ page })} />;
  return <PagePlace key={id} id={id} onClose={() => setSearch({})} />;
}
