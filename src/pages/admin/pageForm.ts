/** A page as it is written: its fields, what is sent of them, and the unsaved text that this device keeps. */
import * as z from 'zod/mini';
import type { RichText } from '#schema/kit/richText.ts';
import { CustomPageInput } from '#schema/pages/pages.endpoints.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { keepText, readText } from '#src/lib/storedText.ts';
import { normalText, sentText } from '#src/richText/normalText.ts';
import { readRichText } from '#src/richText/readRichText.ts';
import type { Me } from '#src/session/me.queries.ts';
import type { PageToEdit } from './pagesAdmin.queries.ts';

/** What is filled in. */
export interface PageFields {
  title: string;
  slug: string;
  content: RichText;
  icon: string | null;
  published: boolean;
}

/** A page of which nothing is written. */
export const newPage: PageFields = {
  title: '',
  slug: '',
  content: [],
  icon: 'file-text',
  published: false,
};

/** The fields of a page that is there. */
export const fieldsOf = ({ title, slug, content, icon, published }: PageToEdit): PageFields => ({
  title,
  slug,
  content,
  icon,
  published,
});

/** The fields as the row takes them. */
export const toInput = (fields: PageFields) => ({
  ...fields,
  title: fields.title.trim(),
  slug: fields.slug.trim(),
  content: sentText(fields.content),
});

/** How the form and the row belong together. */
export const pageForm: RowForm<PageFields> = { schema: CustomPageInput, toInput };

/** What differs between two states of a page, as the row takes it. */
export function changeOf(before: PageFields, after: PageFields): Partial<ReturnType<typeof toInput>> {
  const old = new Map(Object.entries(toInput(before)).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(toInput(after)).filter(([name, value]) => old.get(name) !== JSON.stringify(value)),
  );
}

/** Whether two states of a page say the same. */
export const isSame = (one: PageFields, other: PageFields): boolean =>
  Object.keys(changeOf(one, other)).length === 0;

/** A page that was not saved yet. */
export interface PageDraft {
  readonly fields: PageFields;
  /** What it was begun on; of a new page nothing. */
  readonly base: PageFields;
  /** The address was typed and is no longer made of the title. */
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

/** Where a person's unsaved page is kept; null is a new page. */
export const pageDraftPlace = ({ orgId, id }: Pick<Me, 'orgId' | 'id'>, page: string | null): string =>
  `draft:page:${orgId}:${id}:${page ?? 'new'}`;

/** What was kept; null where nothing is, or where it can no longer be read. Never raises. */
export function readPageDraft(place: string): PageDraft | null {
  const text = readText(place);
  if (text === null) return null;
  try {
    const read = z.safeParse(Draft, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

// The address of a picture that was chosen just now ends with the page.
const kept = (text: RichText): RichText =>
  normalText(text).map((block) =>
    block.url?.startsWith('blob:') === true ? { ...block, url: null } : block,
  );

/** Keeps an unsaved page; null forgets it. Never raises. */
export const keepPageDraft = (place: string, draft: PageDraft | null): void =>
  keepText(
    place,
    draft === null
      ? null
      : JSON.stringify({ ...draft, fields: { ...draft.fields, content: kept(draft.fields.content) } }),
  );
