/** What organisations show of their figures: three charts for everybody, and five for administrators. */
import { customAnalytics } from '#backend/analytics/analytics.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';

type Told = Pick<
  Row<typeof customAnalytics>,
  'name' | 'nameEn' | 'description' | 'descriptionEn' | 'kind' | 'by' | 'plot' | 'period' | 'shownTo'
> & { readonly embedUrl?: string };

const told: readonly Told[] = [
  {
    name: 'Gracias cada mes',
    nameEn: 'Thanks each month',
    description: 'Cuántas veces nos dimos las gracias.',
    descriptionEn: 'How often we thanked one another.',
    kind: 'recognitions',
    by: 'month',
    plot: 'line',
    period: 'usual',
    shownTo: 'employees',
  },
  {
    name: 'Los valores que más vimos',
    nameEn: 'The values we saw most',
    description: 'Por qué valor nos reconocimos.',
    descriptionEn: 'Which value we recognised one another for.',
    kind: 'recognitions',
    by: 'value',
    plot: 'bars',
    period: 'usual',
    shownTo: 'employees',
  },
  {
    name: 'Reconocimientos de este trimestre',
    nameEn: 'Recognition this quarter',
    description: 'Lo que llevamos desde que empezó el trimestre.',
    descriptionEn: 'What we have sent since the quarter began.',
    kind: 'recognitions',
    by: 'month',
    plot: 'number',
    period: 'quarter',
    shownTo: 'employees',
  },
  {
    name: 'Puntos dados por departamento',
    nameEn: 'Points given by department',
    description: 'Para hablarlo en la reunión de cada mes.',
    descriptionEn: 'To talk about in the monthly meeting.',
    kind: 'pointsGiven',
    by: 'department',
    plot: 'bars',
    period: 'last90',
    shownTo: 'administrators',
  },
  {
    name: 'De dónde vienen los puntos',
    nameEn: 'Where points come from',
    description: 'Puntos recibidos, por canal.',
    descriptionEn: 'Points received, by channel.',
    kind: 'pointsEarned',
    by: 'channel',
    plot: 'bars',
    period: 'year',
    shownTo: 'administrators',
  },
  {
    name: 'Personas que entran cada mes',
    nameEn: 'People who come in each month',
    description: 'Si el producto se usa.',
    descriptionEn: 'Whether the product is used.',
    kind: 'activePeople',
    by: 'month',
    plot: 'columns',
    period: 'usual',
    shownTo: 'administrators',
  },
  {
    name: 'Canjes por país',
    nameEn: 'Redemptions by country',
    description: 'Puntos canjeados en cada país.',
    descriptionEn: 'Points redeemed in each country.',
    kind: 'pointsRedeemed',
    by: 'country',
    plot: 'table',
    period: 'usual',
    shownTo: 'administrators',
  },
  {
    name: 'Rotación',
    nameEn: 'Turnover',
    description: 'Vive en otra herramienta.',
    descriptionEn: 'Lives in another tool.',
    kind: 'activePeople',
    by: 'month',
    plot: 'line',
    period: 'usual',
    shownTo: 'administrators',
    embedUrl: 'https://example.com/turnover',
  },
];

/** Of the organisation itself: nobody made them. */
export const ownAnalyticsSeed = ({ begun, newId, size }: Plan): RowsByTable =>
  rowsOf(
    customAnalytics,
    (size.scene === 'newCompany' ? [] : told).map(({ embedUrl = null, ...one }, position) => ({
      ...one,
      id: newId('custom_analytics'),
      embedUrl,
      departmentId: null,
      countryId: null,
      categoryId: null,
      makerId: null,
      position,
      createdAt: instant(begun),
    })),
  );
