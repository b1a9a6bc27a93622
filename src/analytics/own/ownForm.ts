/** The form of an own analytic. */
import * as z from 'zod/mini';
import { figureKinds } from '#schema/analytics/analytics.rules.ts';
import {
  measures,
  ownDimensions,
  ownPeriods,
  ownPlots,
  plotsOf,
  readerGroups,
} from '#schema/analytics/own.rules.ts';
import { CustomAnalyticInput } from '#schema/analytics/own.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import type { OwnAnalytic, OwnAsk } from './own.queries.ts';

/** What the chart is made of: figures of the product, or a page elsewhere. */
export const sources = ['figure', 'page'] as const;

export const OwnFields = z.object({
  name: z.string(),
  nameEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  source: z.enum(sources),
  embedUrl: z.string(),
  kind: z.enum(figureKinds),
  by: z.enum(ownDimensions),
  plot: z.enum(ownPlots),
  period: z.enum(ownPeriods),
  departmentId: z.nullable(z.string()),
  countryId: z.nullable(z.string()),
  categoryId: z.nullable(z.string()),
  shownTo: z.enum(readerGroups),
});
export type OwnFields = z.output<typeof OwnFields>;

const orNone = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What has to follow when the figure or its division changes, so that the form always fits together. */
export function fitting({
  kind,
  by,
  plot,
}: Pick<OwnFields, 'kind' | 'by' | 'plot'>): Pick<OwnFields, 'by' | 'plot'> {
  const divided = measures[kind].by.includes(by) ? by : 'month';
  return { by: divided, plot: plotsOf(divided).includes(plot) ? plot : (plotsOf(divided)[0] ?? 'table') };
}

/** Only what the figure can have: what another figure left behind in the form is not sent. */
export function askOf(fields: OwnFields): OwnAsk {
  const { kind, period, departmentId, countryId, categoryId, shownTo } = fields;
  const { by, plot } = fitting(fields);
  const isTagged = by === 'type' || by === 'value' || by === 'category';
  return {
    kind,
    by,
    plot,
    period,
    departmentId,
    countryId,
    categoryId: measures[kind].hasCategory && !isTagged ? categoryId : null,
    shownTo,
  };
}

export const ownForm = {
  schema: CustomAnalyticInput,
  toInput: (fields) => ({
    ...askOf(fields),
    name: fields.name.trim(),
    nameEn: fields.nameEn.trim(),
    description: fields.description.trim(),
    descriptionEn: orNone(fields.descriptionEn),
    embedUrl: fields.source === 'page' ? fields.embedUrl.trim() : null,
  }),
} satisfies RowForm<OwnFields>;

export const knownFields = [
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'embedUrl',
  'kind',
  'by',
  'plot',
  'period',
  'departmentId',
  'countryId',
  'categoryId',
  'shownTo',
] as const satisfies readonly (keyof OwnFields)[];

/** A new one is recognitions by month, for administrators alone. */
export const fieldsOf = (row: OwnAnalytic | null): OwnFields => ({
  name: row?.name ?? '',
  nameEn: row?.nameEn ?? '',
  description: row?.description ?? '',
  descriptionEn: row?.descriptionEn ?? '',
  source: (row?.embedUrl ?? null) === null ? 'figure' : 'page',
  embedUrl: row?.embedUrl ?? '',
  kind: row?.kind ?? 'recognitions',
  by: row?.by ?? 'month',
  plot: row?.plot ?? 'line',
  period: row?.period ?? 'usual',
  departmentId: row?.departmentId ?? null,
  countryId: row?.countryId ?? null,
  categoryId: row?.categoryId ?? null,
  shownTo: row?.shownTo ?? 'administrators',
});

export const ownDraftPlace = ({ orgId, id }: DraftOwner, row: string | null): string =>
  `draft:own-analytic:${orgId}:${id}:${row ?? 'new'}`;
