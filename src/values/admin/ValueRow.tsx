/** One value with its position, its texts and its actions. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { typeIcon } from '#src/ui/typeIcons.ts';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { AdminValue } from './values.queries.ts';

interface ValueRowProps {
  readonly value: AdminValue;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onDrag: () => void;
  readonly onDragEnd: () => void;
  readonly onEdit: () => void;
  readonly onTurn: (active: boolean) => void;
  readonly onRemove: () => void;
}

/** The drag handle is for the pointer only. The arrows serve the keyboard and touch. */
export function ValueRow({
  value,
  isFirst,
  isLast,
  onUp,
  onDown,
  onDrag,
  onDragEnd,
  onEdit,
  onTurn,
  onRemove,
}: ValueRowProps): ReactElement {
  const { t } = useLingui();
  const { name } = value;
  return (
    <div className="flex items-center gap-3 p-3 wide:gap-4 wide:px-4">
      <span
        aria-hidden
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          const row = event.currentTarget.closest('li');
          if (row !== null) event.dataTransfer.setDragImage(row, 16, 16);
          onDrag();
        }}
        onDragEnd={onDragEnd}
        className="hidden cursor-grab py-3 text-soft active:cursor-grabbing sm:inline-flex pointer-coarse:hidden"
      >
        <Icon of={GripVertical} />
      </span>
      <span
        className={`inline-flex size-10 shrink-0 items-center justify-center rounded-control ${value.active ? 'bg-brand-tint text-link' : 'bg-subtle text-soft'}`}
      >
        <Icon of={typeIcon(value.icon)} />
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
      <span className="flex flex-col items-center gap-1 sm:flex-row">
        <IconButton
          icon={ChevronUp}
          size="small"
          label={t`Subir ${name}`}
          data-move="up"
          disabled={isFirst}
          onClick={onUp}
        />
        <IconButton
          icon={ChevronDown}
          size="small"
          label={t`Bajar ${name}`}
          data-move="down"
          disabled={isLast}
          onClick={onDown}
        />
      </span>
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
