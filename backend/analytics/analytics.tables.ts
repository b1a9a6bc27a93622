/** Charts that an organisation put together. */
import type { ChartDimension, FigureKind } from '#schema/analytics/analytics.rules.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

export const customAnalytics = table(
  'custom_analytics',
  {
    name: text(),
    nameEn: orNull(text()),
    description: text(),
    descriptionEn: orNull(text()),
    kind: text<FigureKind>(),
    by: text<ChartDimension>(),
    /** A page elsewhere, opened beside the product. */
    embedUrl: orNull(text()),
    isPublic: bool(),
    position: int(),
    createdAt: text(),
  },
  { indexes: [['position']] },
);
