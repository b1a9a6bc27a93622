/** The form of a page: its fields, the input of the call, and the draft on this device. */
import * as z from 'zod/mini';
import type { RichText } from '#schema/kit/richText.ts';
import { CustomPageInput } from '#schema/pages/pages.endpoints.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { readValue } from '#src/lib/storedValue.ts';
import { keepValue } from '#src/lib/storedText.ts';
import { normalText, sentText } from '#src/richText/normalText.ts';
import { readRichText } from '#src/richText/readRichText.ts';
import type { Me } from '#src/session/me.queries.ts';
import type { PageToEdit } from './pagesAdmin.queries.ts';

/** The fields of the form. */
export interface PageFields {
  title: string;
  slug: string;
  content: RichText;
  icon: string | null;
  published: boolean;
}

/** The initial fields of a new page. */
export const newPage: PageFields = {
  title: '',
  slug: '',
  content: [],
  icon: 'file-text',
  published: false,
};

/** The fields of an existing page. */
export const fieldsOf = ({ title, slug, content, icon, published }: PageToEdit): PageFields => ({
  title,
  slug,
  content,
  icon,
  published,
});

/** Converts the fields to the input of the call. */
export const toInput = (fields: PageFields) => ({
  ...fields,
  title: fields.title.trim(),
  slug: fields.slug.trim(),
  content: sentText(fields.content),
});

/** The schema and mapping of the form. */
export const pageForm: RowForm<PageFields> = { schema: CustomPageInput, toInput };

/** The changed fields between two states of a page, as input of the call. */
export function changeOf(before: PageFields, after: PageFields): Partial<ReturnType<typeof toInput>> {
  const old = new Map(Object.entries(toInput(before)).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(toInput(after)).filter(([name, value]) => old.get(name) !== JSON.stringify(value)),
  );
}

/** Whether two states of a page are equal. */
export const isSame = (one: PageFields, other: PageFields): boolean =>
  Object.keys(changeOf(one, other)).length === 0;

/** An unsaved page. */
export interface PageDraft {
  readonly fields: PageFields;
  /** The fields before the edit; the empty fields for a new page. */
  readonly base: PageFields;
  /** The user edited the slug, so the slug no longer follows the title. */
  readonly isOwnSlug: boolean;
}

const content = z.pipe(
  z.unknown(),
  z.transform((kept: unknown) => readRichText(kept)),
);
const Fields = z.object({
  title: z.string(),
  slug: z.string(),
  content,
  icon: z.nullable(z.string()),
  published: z.boolean(),
});
const Draft = z.object({
  fields: Fields,
  base: Fields,
  isOwnSlug: z.boolean(),
});

/** The storage key of a user's draft of a page; null is a new page. */
export const pageDraftPlace = ({ orgId, id }: Pick<Me, 'orgId' | 'id'>, page: string | null): string =>
  `draft:page:${orgId}:${id}:${page ?? 'new'}`;

/** The stored draft; null if there is none or it is invalid. Never throws. */
export const readPageDraft = (place: string): PageDraft | null => readValue(place, Draft);

// A `blob:` URL is valid only until the page is closed.
const kept = (text: RichText): RichText =>
  normalText(text).map((block) =>
    block.url?.startsWith('blob:') === true ? { ...block, url: null } : block,
  );

/** Stores a draft; null removes it. Never throws. */
export const keepPageDraft = (place: string, draft: PageDraft | null): void =>
  keepValue(place, draft && { ...draft, fields: { ...draft.fields, content: kept(draft.fields.content) } });
