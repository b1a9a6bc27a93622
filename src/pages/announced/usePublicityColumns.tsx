/** The columns of the announcements table. */
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import type { Switching } from '#src/api/useSwitching.ts';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import type { AdminPublicity } from './announced.queries.ts';
import { placementWords } from './placementWords.ts';
import { stateOf, stateWords } from './publicityState.ts';

// Maximum number of names; the rest becomes a count.
const namesShown = 2;

/** Today in the organisation's time zone. */
function useToday(): string {
  const { settings } = useOrganization();
  const now = useNow();
  return dayAt(now, settings?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The columns in the person's language. */
export function usePublicityColumns(turn: (change: Switching) => void): readonly Column<AdminPublicity>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const today = useToday();
  const departments = useQuery(departmentQueries.list());
  // A date has no time zone: UTC is used for parsing and for formatting.
  const day = (of: string): string =>
    formatter(localeOf(language), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${of}T12:00:00Z`));
  const dates = ({ startsAt, endsAt }: AdminPublicity): string => {
    const from = startsAt === null ? '' : day(startsAt);
    const until = endsAt === null ? '' : day(endsAt);
    if (from === '') return until === '' ? t`Siempre` : t`Hasta el ${until}`;
    return until === '' ? t`Desde el ${from}` : t`${from} – ${until}`;
  };
  const names = (ids: readonly string[]): readonly string[] =>
    (departments.data ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return [
    {
      id: 'title',
      header: t`Anuncio`,
      cell: (row) => (
        <span className="block min-w-0 py-1">
          <span className="block wrap-anywhere">{row.title}</span>
          {row.text === null ? null : (
            <span className="line-clamp-1 text-meta font-normal text-soft">{row.text}</span>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      header: t`Estado`,
      cell: (row) => {
        const { label, severity } = stateWords[stateOf(row, today)];
        return <StatusTag severity={severity}>{i18n._(label)}</StatusTag>;
      },
    },
    {
      id: 'placement',
      header: t`Dónde se ve`,
      cell: ({ placement }) => i18n._(placementWords[placement].label),
    },
    { id: 'dates', header: t`Fechas`, cell: dates },
    {
      id: 'audience',
      header: t`Quién lo ve`,
      cell: ({ departmentIds }) => {
        if (departmentIds.length === 0) return t({ message: 'Todos', context: 'people' });
        const known = names(departmentIds);
        return known.length === departmentIds.length && known.length <= namesShown ? (
          new Intl.ListFormat(language, { type: 'conjunction' }).format(known)
        ) : (
          <Plural value={departmentIds.length} one="# departamento" other="# departamentos" />
        );
      },
    },
    {
      id: 'active',
      header: t`Activo`,
      align: 'end',
      width: '5rem',
      fixed: true,
      cell: (row) => (
        <ActiveSwitch
          name={row.title}
          active={row.active}
          onChange={(active) => turn({ id: row.id, active })}
        />
      ),
    },
  ];
}
