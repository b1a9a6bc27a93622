/** Receivers who were chosen together: one line that opens to remove single people. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Building2, ChevronDown, ListChecks, Users, X, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { RemovableChip } from '#src/ui/RemovableChip.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { Crowd } from './draft.ts';
import { nameOf } from '#src/people/personName.ts';

const icons: Readonly<Record<Crowd['kind'], LucideIcon>> = {
  department: Building2,
  group: Users,
  list: ListChecks,
};

export interface CrowdLineProps {
  crowd: Crowd;
  /** The people of the crowd who are still receivers. */
  people: readonly PublicUser[];
  onRemove: (people: readonly PublicUser[]) => void;
}

/** "Ventas · 12 personas". */
export function CrowdLine({ crowd, people, onRemove }: CrowdLineProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = crowd.kind === 'list' ? t`Tu lista` : crowd.name;
  return (
    <div className="rounded-card border border-brand-tint-hover bg-brand-tint">
      <div className="flex items-center gap-1 ps-1 pe-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex h-10 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-start text-small font-semibold pointer-coarse:h-11"
        >
          <Icon of={icons[crowd.kind]} size={16} className="shrink-0" />
          <span className="truncate">
            {name} · <Plural value={people.length} one="# persona" other="# personas" />
          </span>
          <Icon
            of={ChevronDown}
            size={16}
            className={classes('shrink-0 transition-transform duration-120', isOpen && 'rotate-180')}
          />
        </button>
        <IconButton
          icon={X}
          size="small"
          label={t`Quitar a todos: ${name}`}
          onClick={() => onRemove(people)}
        />
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-brand-tint-hover p-3">
        {isOpen ? (
          <>
            <p className="mb-2 text-small text-soft">
              <Trans>Quita a quien no quieras incluir.</Trans>
            </p>
            <ul className="flex max-h-60 flex-wrap gap-1.5 overflow-y-auto">
              {people.map((person) => (
                <li key={person.id} className="max-w-full">
                  <RemovableChip
                    picture={<Avatar name={nameOf(person)} src={person.profileImageUrl} size={24} />}
                    removeLabel={t`Quitar a ${nameOf(person)}`}
                    onRemove={() => onRemove([person])}
                  >
                    {nameOf(person)}
                  </RemovableChip>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
