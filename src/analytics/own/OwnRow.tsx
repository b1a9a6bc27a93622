/** One own analytic in the list of administrators: what it shows, who sees it, and why they do not. */
import { useLingui } from '@lingui/react/macro';
import { Eye, Pencil, Trash2, UserCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { readerGroups, type ReaderGroup } from '#schema/analytics/own.rules.ts';
import type { RowMovers } from '#src/admin/OrderedList.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { Menu } from '#src/ui/Menu.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { WarningLine } from '#src/ui/WarningLine.tsx';
import type { OwnAnalytic } from './own.queries.ts';
import { useOwnWords } from './useOwnWords.ts';

export function OwnRow({
  row,
  movers,
  onEdit,
  onShow,
  onRemove,
}: {
  readonly row: OwnAnalytic;
  readonly movers: RowMovers;
  readonly onEdit: () => void;
  readonly onShow: (to: ReaderGroup) => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { t } = useLingui();
  const words = useOwnWords();
  const name = useWording()(row.name, row.nameEn);
  const { shownTo, problem } = row;
  return (
    <div className="flex items-center gap-3 p-3 wide:gap-4 wide:px-4">
      {movers.handle}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <button
          type="button"
          onClick={onEdit}
          className="target rounded-control text-start font-semibold wrap-anywhere hover:text-link hover:underline"
        >
          {name}
        </button>
        <p className="text-small text-soft">{words.about(row)}</p>
        <StatusTag
          severity={problem !== null ? 'warning' : shownTo === 'administrators' ? 'info' : 'success'}
        >
          {words.shownTo[shownTo]}
        </StatusTag>
        {problem === null ? null : <WarningLine>{words.problem[problem]}</WarningLine>}
      </div>
      {movers.arrows}
      <Menu
        label={t`Acciones de ${name}`}
        sections={[
          [
            { id: 'edit', label: t`Editar`, icon: Pencil, onSelect: onEdit },
            ...(problem === 'maker'
              ? [{ id: 'take', label: t`Hacerlo mío`, icon: UserCheck, onSelect: () => onShow(shownTo) }]
              : []),
          ],
          readerGroups.map((to) => ({
            id: to,
            label: words.shownTo[to],
            icon: Eye,
            checked: to === shownTo,
            onSelect: () => onShow(to),
          })),
          [{ id: 'delete', label: t`Eliminar`, icon: Trash2, danger: true, onSelect: onRemove }],
        ]}
      />
    </div>
  );
}
