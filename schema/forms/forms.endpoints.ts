/** Calls about forms: questions that surveys, programs, requests and benefits are made from (spec §7 "Forms"). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Color, Count, Done, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { hostedFormModules } from './forms.rules.ts';
import { Question, Questions, Section, Sections } from './questions.shapes.ts';

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const English = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name))));
const Thanks = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.terms))));

/** Colours of a form (contract entity `form_theme`). */
export const FormTheme = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  colors: z.object({ main: Color, background: Color }),
});
export type FormTheme = z.output<typeof FormTheme>;

/** A form (contract entity `form`). */
export const Form = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.nullable(z.string()),
  /** Who serves it; `internal` is the product itself. */
  provider: z.enum(['internal', 'typeform']),
  themeId: z.nullable(Id),
  theme: z.nullable(FormTheme),
  sections: z.array(Section),
  questions: z.array(Question),
  thankYouText: z.nullable(z.string()),
  thankYouTextEn: z.nullable(z.string()),
  createdAt: Instant,
});
export type Form = z.output<typeof Form>;

export const FormSummary = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.nullable(z.string()),
  questions: Count,
  themeId: z.nullable(Id),
  createdAt: Instant,
});
export type FormSummary = z.output<typeof FormSummary>;

const written = {
  titleEn: English,
  themeId: z.optional(z.nullable(Id)),
  thankYouText: Thanks,
  thankYouTextEn: Thanks,
} as const;

const see = { can: 'surveys.answer', module: hostedFormModules } as const;
const make = { can: 'surveys.manage', module: hostedFormModules } as const;

export const formEndpoints = endpoints({
  /** A form by its name at a form provider. */
  hosted: {
    route: 'GET /typeform/{id}',
    // No screen: `GET /forms/{id}` answers the same form.
    reply: Form,
    ...see,
    origin: 'spec',
  },
  form: { route: 'GET /forms/{id}', reply: Form, ...see, origin: 'spec' },
  themes: {
    route: 'GET /typeform/themes',
    query: z.object({ page: PageNumber }),
    reply: page(FormTheme),
    ...make,
    origin: 'spec',
  },
  create: {
    route: 'POST /typeform/create',
    body: z.object({ title: Title, ...written, sections: z._default(Sections, []), questions: Questions }),
    reply: Form,
    ...make,
    origin: 'spec',
  },
  /** Questions of a form; without one, the question bank. */
  questions: {
    route: 'GET /forms/questions',
    query: z.object({ formId: z.optional(Id) }),
    reply: z.array(Question),
    ...see,
    origin: 'spec',
  },
  list: { route: 'GET /org/forms', reply: z.array(FormSummary), ...make, origin: 'ours' },
  update: {
    route: 'PATCH /org/forms/{id}',
    body: edit(
      z.object({
        title: z.optional(Title),
        ...written,
        sections: z.optional(Sections),
        questions: z.optional(Questions),
      }),
    ),
    reply: Form,
    ...make,
    origin: 'ours',
  },
  /** Surveys made from it keep their own questions. */
  remove: { route: 'DELETE /org/forms/{id}', reply: Done, ...make, origin: 'ours' },
});
