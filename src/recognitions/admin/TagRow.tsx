/** One tag of a type as the feed shows it, with its actions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Chip } from '#src/ui/Chip.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { TypeDisc } from '#src/ui/TypeChip.tsx';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import type { AdminTag } from './types.queries.ts';

/** The last active tag of a type cannot be switched off: the type could not be sent without a tag. */
export function TagRow({
  tag,
  isLast,
  isOnly,
  onEdit,
  onTurn,
  onRemove,
}: {
  readonly tag: AdminTag;
  readonly isLast: boolean;
  /** The type has no other tag. */
  readonly isOnly: boolean;
  readonly onEdit: () => void;
  readonly onTurn: (active: boolean) => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 px-5 py-2.5">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className={tag.active ? undefined : 'opacity-70'}>
          <Chip picture={<TypeDisc type={tag} />}>{tag.name}</Chip>
        </span>
        <span className="text-meta text-soft">
          {tag.nameEn === null ? <Trans>Sin nombre en inglés</Trans> : tag.nameEn}
          {isLast && !isOnly ? (
            <>
              {' · '}
              <Trans>La única activa de su tipo</Trans>
            </>
          ) : null}
        </span>
      </span>
      {isOnly && tag.active ? null : (
        <ActiveSwitch name={tag.name} active={tag.active} disabled={isLast} onChange={onTurn} />
      )}
      <Menu
        label={t`Acciones de ${tag.name}`}
        sections={[
          [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: onEdit }],
          [
            {
              id: 'remove',
              label: t`Quitar`,
              icon: Trash2,
              danger: true,
              disabled: isLast,
              ...(isLast ? { detail: t`Desactiva el tipo si ya no se usa.` } : {}),
              onSelect: onRemove,
            },
          ],
        ]}
      />
    </li>
  );
}
