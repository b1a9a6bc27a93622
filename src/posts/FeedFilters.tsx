/**
 * The filters of the feed as chips: types always, values and departments on demand, so that the row stays
 * short.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  Archive,
  Building2,
  ChevronDown,
  ChevronUp,
  ClipboardList,
  Gem,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { postTypeQueries } from '#src/feed/postTypes.queries.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { FeedFilter } from '#src/feed/feedSearch.ts';
import { TypeIcon } from '#src/ui/TypeIcon.tsx';
import { typeName } from '#src/ui/TypeChip.tsx';

export interface FeedFiltersProps {
  value: FeedFilter;
  onChange: (value: FeedFilter) => void;
}

/** Chips in one line that scrolls sideways if needed; for keyboard and screen readers it is a plain group. */
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

/** An additional row of chips, opened on demand: at most one is pressed. */
function Choices({
  label,
  failed,
  asked,
  chosen,
  onChoose,
}: {
  label: string;
  failed: ReactNode;
  asked: UseQueryResult<readonly { readonly id: string; readonly name: string }[] | null>;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}): ReactElement {
  if (asked.isError && asked.data === undefined)
    return (
      <p role="alert" className="flex items-center gap-2 py-1 text-small">
        {failed}
        <button
          type="button"
          className="target rounded-control px-2 font-semibold text-link"
          onClick={() => void asked.refetch()}
        >
          <Trans>Reintentar</Trans>
        </button>
      </p>
    );
  return (
    <Line label={label}>
      {asked.isPending ? <Placeholder /> : null}
      {asked.data?.map(({ id, name }) => (
        <ToggleChip key={id} pressed={chosen === id} onPress={() => onChoose(chosen === id ? undefined : id)}>
          {name}
        </ToggleChip>
      ))}
    </Line>
  );
}

/** A button that opens a row of chips; marked while one of them is chosen. */
const Opener = ({
  icon,
  open,
  marked,
  onPress,
  children,
}: {
  icon: LucideIcon;
  open: boolean;
  marked: boolean;
  onPress: () => void;
  children: ReactNode;
}): ReactElement => (
  <button
    type="button"
    aria-expanded={open}
    onClick={onPress}
    className={classes(
      'inline-flex h-10 items-center gap-2 rounded-card border px-3 text-small font-semibold whitespace-nowrap transition-colors duration-120 ease-out hover:bg-subtle pointer-coarse:h-11',
      marked ? 'border-brand-edge bg-brand-tint' : 'border-line bg-card',
    )}
  >
    <Icon of={icon} size={16} className="shrink-0" />
    {children}
    <Icon of={open ? ChevronUp : ChevronDown} size={16} />
  </button>
);

function Departments({ value, onChange }: FeedFiltersProps): ReactElement {
  const { t } = useLingui();
  return (
    <Choices
      label={t`Departamento de quien recibe`}
      failed={<Trans>No pudimos cargar los departamentos.</Trans>}
      asked={useQuery(departmentQueries.list())}
      chosen={value.departmentId}
      onChoose={(departmentId) => onChange({ ...value, departmentId })}
    />
  );
}

function Values({ value, onChange }: FeedFiltersProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const values = useQuery({
    ...postTypeQueries.values(),
    select: (all) => all?.map((one) => ({ id: one.id, name: typeName(one, language) })) ?? null,
  });
  return (
    <Choices
      label={t`Valor que se reconoce`}
      failed={<Trans>No pudimos cargar los valores.</Trans>}
      asked={values}
      chosen={value.valueId}
      onChoose={(valueId) => onChange({ ...value, valueId })}
    />
  );
}

/**
 * At most one of each kind; a second press clears it. The archive excludes the other filters. A failure to
 * load the types hides only their chips.
 */
export function FeedFilters({ value: all, onChange }: FeedFiltersProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const types = useQuery(postTypeQueries.types());
  const { filed, polls, ...value } = all;
  const hasPolls = useModule('surveys');
  const isAll = Object.values(all).every((one) => one === undefined);
  const [open, setOpen] = useState<'values' | 'departments' | null>(
    value.valueId !== undefined ? 'values' : value.departmentId !== undefined ? 'departments' : null,
  );
  const turn = (row: 'values' | 'departments'): void => setOpen(open === row ? null : row);
  return (
    <div className="flex flex-col gap-1">
      <Line label={t`Filtrar publicaciones`}>
        <ToggleChip pressed={isAll} onPress={() => onChange({})}>
          <Trans>Todo</Trans>
        </ToggleChip>
        {types.isPending ? <Placeholder /> : null}
        {types.data?.map((type) => (
          <ToggleChip
            key={type.id}
            picture={<TypeIcon type={type} />}
            pressed={value.postType === type.id}
            onPress={() => onChange({ ...value, postType: value.postType === type.id ? undefined : type.id })}
          >
            {typeName(type, language)}
          </ToggleChip>
        ))}
        <Opener
          icon={Gem}
          open={open === 'values'}
          marked={value.valueId !== undefined}
          onPress={() => turn('values')}
        >
          <Trans>Valor</Trans>
        </Opener>
        <Opener
          icon={Building2}
          open={open === 'departments'}
          marked={value.departmentId !== undefined}
          onPress={() => turn('departments')}
        >
          <Trans>Departamento</Trans>
        </Opener>
        {hasPolls ? (
          <ToggleChip
            icon={ClipboardList}
            pressed={polls === true}
            onPress={() => onChange(polls === true ? {} : { polls: true })}
          >
            <Trans context="poll">Encuestas</Trans>
          </ToggleChip>
        ) : null}
        <ToggleChip
          icon={Archive}
          pressed={filed === true}
          onPress={() => onChange(filed === true ? {} : { filed: true })}
        >
          <Trans>Archivadas</Trans>
        </ToggleChip>
      </Line>
      {open === 'values' ? <Values value={value} onChange={onChange} /> : null}
      {open === 'departments' ? <Departments value={value} onChange={onChange} /> : null}
    </div>
  );
}
