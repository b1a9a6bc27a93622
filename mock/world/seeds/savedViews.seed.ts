/** Saved views of the charts: one of the employee, and two of the administrator, one of which is mailed each month. */
import { savedViews } from '#backend/analytics/views.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Person } from './users.seed.ts';

type Told = Pick<Row<typeof savedViews>, 'section' | 'period' | 'isCompared' | 'isMailed'> & {
  readonly role: Person['role'];
  readonly name: Readonly<Record<Plan['profile']['words'], string>>;
};

const told: readonly Told[] = [
  {
    role: 'employee',
    name: { es: 'Mi mes', en: 'My month' },
    section: 'overview',
    period: 'month',
    isCompared: false,
    isMailed: false,
  },
  {
    role: 'admin',
    name: { es: 'Para la dirección', en: 'For the board' },
    section: 'overview',
    period: 'quarter',
    isCompared: true,
    isMailed: true,
  },
  {
    role: 'admin',
    name: { es: 'Puntos del año', en: 'Points of the year' },
    section: 'points',
    period: 'usual',
    isCompared: false,
    isMailed: false,
  },
];

export const savedViewsSeed = (
  { profile, size, calendar, newId }: Plan,
  people: readonly Person[],
): RowsByTable =>
  rowsOf(
    savedViews,
    (size.scene === 'newCompany' ? [] : told).flatMap(({ role, name, ...view }) =>
      people
        .filter((one) => one.isPersona && one.role === role)
        .map(({ id }) => ({
          id: newId('saved_views'),
          userId: id,
          name: name[profile.words],
          ...view,
          startDate: null,
          endDate: null,
          departmentId: null,
          countryId: null,
          categoryId: null,
          // The mail of the last month had left before the world began.
          mailedFor: calendar.months[1]?.month ?? '',
          createdAt: instant(calendar.now - 20 * 86_400_000),
        })),
    ),
  );
