/** Charts that an organisation put together. */
import type { FigureKind } from '#schema/analytics/analytics.rules.ts';
import type { ReaderGroup, OwnDimension, OwnPeriod, OwnPlot } from '#schema/analytics/own.rules.ts';
import { int, orNull, table, text } from '../store/table.ts';

export const customAnalytics = table(
  'custom_analytics',
  {
    name: text(),
    nameEn: orNull(text()),
    description: text(),
    descriptionEn: orNull(text()),
    kind: text<FigureKind>(),
    by: text<OwnDimension>(),
    /** A page elsewhere, opened beside the product. */
    embedUrl: orNull(text()),
    position: int(),
    createdAt: text(),
    plot: text<OwnPlot>(),
    period: text<OwnPeriod>(),
    departmentId: orNull(text()),
    countryId: orNull(text()),
    categoryId: orNull(text()),
    shownTo: text<ReaderGroup>(),
    /** Who changed it last, and must be allowed to read its figure while others see it; null for the organisation's. */
    makerId: orNull(text()),
  },
  { indexes: [['position']] },
);
