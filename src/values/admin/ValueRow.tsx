/** One value with its position, its texts and its actions. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { TypeIcon } from '#src/ui/TypeIcon.tsx';
import type { RowMovers } from '#src/admin/OrderedList.tsx';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { AdminValue } from './values.queries.ts';

interface ValueRowProps {
  readonly value: AdminValue;
  readonly movers: RowMovers;
  readonly onEdit: () => void;
  readonly onTurn: (active: boolean) => void;
  readonly onRemove: () => void;
}

export function ValueRow({ value, movers, onEdit, onTurn, onRemove }: ValueRowProps): ReactElement {
  const { t } = useLingui();
  const { name } = value;
  return (
    <div className="flex items-center gap-3 p-3 wide:gap-4 wide:px-4">
      {movers.handle}
      <span
        className={`inline-flex size-10 shrink-0 items-center justify-center rounded-control ${value.active ? 'bg-brand-tint text-link' : 'bg-subtle text-soft'}`}
      >
        <TypeIcon type={value} size={20} fills />
      </span>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onEdit}
          className="target rounded-control text-start font-semibold wrap-anywhere hover:text-link hover:underline"
        >
          {name}
        </button>
        <p className="line-clamp-2 text-small text-soft">{value.description}</p>
        <p className="text-meta text-soft">
          <Plural
            value={value.recognitions}
            _0="Nadie lo ha nombrado todavía"
            one="# reconocimiento lo nombra"
            other="# reconocimientos lo nombran"
          />
          {value.active ? null : (
            <>
              {' · '}
              <Trans>Desactivado</Trans>
            </>
          )}
        </p>
      </div>
      {movers.arrows}
      <span className="flex flex-col items-center gap-2 sm:flex-row">
        <ActiveSwitch name={name} active={value.active} onChange={onTurn} />
        <Menu
          label={t`Acciones de ${name}`}
          sections={[
            [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: onEdit }],
            [{ id: 'delete', label: t`Eliminar`, icon: Trash2, danger: true, onSelect: onRemove }],
          ]}
        />
      </span>
    </div>
  );
}
