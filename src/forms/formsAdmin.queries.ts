/** Calls of forms for administrators: the list, one form, its theme, and the question bank. */
import { adminResource, adminStaleMs } from '#src/admin/adminResource.ts';
import { creating, reading, readingPages, sending } from '#src/api/documents.ts';
import {
  CreateFormDocument,
  FormDocument,
  FormQuestionsDocument,
  FormResponsesDocument,
  FormsDocument,
  FormThemesDocument,
  OrgSurveysDocument,
  RemoveFormDocument,
  UpdateFormDocument,
  type FormQuery,
  type FormResponsesQuery,
  type FormsQuery,
} from '#src/gql/graphql.ts';

/** A form with its questions. */
export type AdminForm = FormQuery['form'];
/** A form in the list. */
export type ListedForm = FormsQuery['forms'][number];

const all = ['forms', 'admin'] as const;
/** Themes rarely change, in ms. */
const themeStaleMs = 300_000;

export type FormResponsePage = FormResponsesQuery['formResponses'];

export const formResource = {
  ...adminResource(
    [...all, 'list'],
    FormsDocument,
    (cache) => void cache.invalidateQueries({ queryKey: all }),
  ),
  /** Never cached: the editor must start with the current questions. */
  one: (id: string) => ({ ...reading([...all, 'one', id], FormDocument, { id }, 0), gcTime: 0 }),
  bank: () => reading([...all, 'bank'], FormQuestionsDocument, {}, adminStaleMs),
  themes: () => reading([...all, 'themes'], FormThemesDocument, { page: 1 }, themeStaleMs),
  /** All surveys, each with the form that it was made from. Not kept: surveys change on another page. */
  surveys: () => reading([...all, 'surveys'], OrgSurveysDocument, {}, 0),
  responses: (id: string) =>
    readingPages([...all, 'responses', id], FormResponsesDocument, (page) => ({ id, page }), adminStaleMs),
  create: creating(CreateFormDocument),
  update: sending(UpdateFormDocument),
  remove: sending(RemoveFormDocument),
} as const;
