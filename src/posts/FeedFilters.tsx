/** What the feed is narrowed to, as chips: types at once, departments on demand (experience.md: never a wall of checkboxes). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Building2, ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { recognitionQueries } from '#src/recognitions/recognitions.queries.ts';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { peopleQueries } from '#src/users/people.queries.ts';
import { useLanguage } from '#src/users/useLanguage.ts';
import type { FeedFilter } from './posts.queries.ts';
import { typeIcon } from './typeIcons.ts';
import { typeName } from './TypeChip.tsx';

export interface FeedFiltersProps {
  value: FeedFilter;
  onChange: (value: FeedFilter) => void;
}

/** Chips in one line that scrolls sideways where it must; keyboard and readers see a plain group. */
const Line = ({ label, children }: { label: string; children: ReactNode }): ReactElement => (
  <div
    role="group"
    aria-label={label}
    className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 wide:mx-0 wide:flex-wrap wide:overflow-visible wide:px-0"
  >
    {children}
  </div>
);

const Placeholder = (): ReactElement => (
  <>
    <Skeleton className="h-10 w-32 shrink-0 animate-late" />
    <Skeleton className="h-10 w-28 shrink-0 animate-late" />
    <Skeleton className="h-10 w-36 shrink-0 animate-late" />
  </>
);

function Departments({ value, onChange }: FeedFiltersProps): ReactElement {
  const { t } = useLingui();
  const departments = useQuery(peopleQueries.departments());
  if (departments.isError)
    return (
      <p role="alert" className="flex items-center gap-2 py-1 text-small">
        <Trans>No pudimos cargar los departamentos.</Trans>
        <button
          type="button"
          className="target rounded-control px-2 font-semibold text-link"
          onClick={() => void departments.refetch()}
        >
          <Trans>Reintentar</Trans>
        </button>
      </p>
    );
  return (
    <Line label={t`Departamento de quien recibe`}>
      {departments.data === undefined ? <Placeholder /> : null}
      {departments.data?.map(({ id, name }) => (
        <ToggleChip
          key={id}
          pressed={value.departmentId === id}
          onPress={() => onChange({ ...value, departmentId: value.departmentId === id ? undefined : id })}
        >
          {name}
        </ToggleChip>
      ))}
    </Line>
  );
}

/** One type and one department at most; pressing a pressed chip takes it back. Failing to load the types hides only their chips. */
export function FeedFilters({ value, onChange }: FeedFiltersProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const types = useQuery(recognitionQueries.types());
  const [open, setOpen] = useState(value.departmentId !== undefined);
  return (
    <div className="flex flex-col gap-1">
      <Line label={t`Filtrar publicaciones`}>
        <ToggleChip
          pressed={value.postType === undefined && value.departmentId === undefined}
          onPress={() => onChange({})}
        >
          <Trans>Todo</Trans>
        </ToggleChip>
        {types.isPending ? <Placeholder /> : null}
        {types.data?.map((type) => (
          <ToggleChip
            key={type.id}
            icon={typeIcon(type.icon)}
            pressed={value.postType === type.id}
            onPress={() => onChange({ ...value, postType: value.postType === type.id ? undefined : type.id })}
          >
            {typeName(type, language)}
          </ToggleChip>
        ))}
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="inline-flex h-10 items-center gap-2 rounded-card border border-line bg-card px-3 text-small font-semibold whitespace-nowrap transition-colors duration-120 ease-out hover:bg-subtle pointer-coarse:h-11"
        >
          <Building2 size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <Trans>Departamento</Trans>
          {open ? (
            <ChevronUp size={16} strokeWidth={1.75} aria-hidden />
          ) : (
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          )}
        </button>
      </Line>
      {open ? <Departments value={value} onChange={onChange} /> : null}
    </div>
  );
}
