/** The columns of the table of pages. */
import { useLingui } from '@lingui/react/macro';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { pageAddress } from '#schema/pages/featured.rules.ts';
import { pageIcon } from '#src/pages/pageIcons.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import type { KeptPage } from './pagesAdmin.queries.ts';

/** In the user's language. `order` is the column of the arrows. */
export function usePageColumns(
  order: Column<KeptPage>,
  onPublish: (page: KeptPage, published: boolean) => void,
): readonly Column<KeptPage>[] {
  const { t } = useLingui();
  return [
    {
      id: 'title',
      header: t`Página`,
      cell: ({ title, icon }) => (
        <span className="inline-flex min-w-0 items-center gap-2.5">
          <Icon of={pageIcon(icon)} className="shrink-0 text-soft" />
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
      ),
    },
    { id: 'slug', header: t`Dirección`, cell: ({ slug }) => pageAddress(slug) },
    { id: 'updatedAt', header: t`Cambiada`, cell: ({ updatedAt }) => createdVariant(updatedAt) },
    order,
    {
      id: 'published',
      header: t`Publicada`,
      align: 'end',
      width: '6rem',
      fixed: true,
      cell: (row) => (
        <ActiveSwitch
          name={row.title}
          active={row.published}
          onChange={(published) => onPublish(row, published)}
        />
      ),
    },
  ];
}
