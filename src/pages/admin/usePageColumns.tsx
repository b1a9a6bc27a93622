/** The columns of the table of pages. */
import { useLingui } from '@lingui/react/macro';
import { MoveButtons } from '#src/admin/MoveButtons.tsx';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { pageAddress } from '#schema/pages/featured.rules.ts';
import { pageIcon } from '#src/pages/pageIcons.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import type { KeptPage } from './pagesAdmin.queries.ts';

/** The data and callbacks of the columns. */
export interface PageColumns {
  readonly rows: readonly KeptPage[];
  /** Moves a page one place up or down. */
  readonly onMove: (page: KeptPage, step: -1 | 1) => void;
  readonly onPublish: (page: KeptPage, published: boolean) => void;
}

/** In the user's language. */
export function usePageColumns({ rows, onMove, onPublish }: PageColumns): readonly Column<KeptPage>[] {
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
    {
      id: 'order',
      header: t`Orden`,
      width: '6rem',
      fixed: true,
      cell: (row) => (
        <MoveButtons
          id={row.id}
          name={row.title}
          isFirst={row.id === rows[0]?.id}
          isLast={row.id === rows.at(-1)?.id}
          onStep={(by) => onMove(row, by)}
        />
      ),
    },
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
