/** Forms, their themes and the question bank (spec §7 "Forms"). */
import { formBank } from '#schema/forms/bank.ts';
import type { Form, formEndpoints } from '#schema/forms/forms.endpoints.ts';
import type { NewQuestion, Section } from '#schema/forms/questions.shapes.ts';
import { formThemes } from '#schema/forms/themes.ts';
import { pageSize } from '#schema/limits.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { emit } from '../http/handling.ts';
import { pageOf } from '../http/pages.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { formRemoving } from './forms.events.ts';
import { forms, surveyQuestions } from './forms.tables.ts';
import { formsOf } from './forms.views.ts';
import { internalForms, type FormProvider } from './provider.ts';
import { checkForm, questionsIn, removeQuestions, sectionsFrom, writeQuestions } from './questions.ts';

const provider: FormProvider = internalForms;

/** A form of the organisation. Throws 404. */
async function formOf({ store, language }: Context, id: string): Promise<Form> {
  const [form] = await formsOf(store, { id });
  if (form === undefined) throw domainError('not_found', language);
  return form;
}

/** Raises 422 for what cannot be asked, and for an unknown theme. */
function expectRight(
  { language }: Context,
  {
    questions,
    sections,
    themeId,
  }: {
    readonly questions: readonly NewQuestion[];
    readonly sections: readonly Section[];
    readonly themeId: string | null;
  },
): void {
  const findings = new ValidationErrors(language);
  if (themeId !== null && !formThemes.some(({ id }) => id === themeId)) findings.add('themeId', 'id_unknown');
  checkForm(questions, sections, findings);
  findings.throwIfAny();
}

export const formService: Service<typeof formEndpoints> = {
  async hosted({ store, language }, { params: { id } }) {
    const form = await provider.form(store, id);
    if (form === undefined) throw domainError('not_found', language);
    return form;
  },

  form: (context, { params: { id } }) => formOf(context, id),

  themes: async (_context, { query: { page } }) => pageOf(formThemes, { page, perPage: pageSize.default }),

  async create(context, { body: { questions, sections, ...body } }) {
    const { store, me, at, newId } = context;
    const row = {
      id: newId(),
      title: body.title,
      titleEn: noneIfEmpty(body.titleEn) ?? null,
      themeId: body.themeId ?? null,
      sections: sectionsFrom(sections),
      thankYouText: noneIfEmpty(body.thankYouText) ?? null,
      thankYouTextEn: noneIfEmpty(body.thankYouTextEn) ?? null,
      createdBy: me.id,
      createdAt: at,
    };
    expectRight(context, { ...row, questions });
    await store.insert(forms, [row]);
    await writeQuestions(context, row.id, questions);
    return formOf(context, row.id);
  },

  async questions(context, { query: { formId } }) {
    if (formId === undefined) return [...formBank];
    const { store, language } = context;
    const findings = new ValidationErrors(language);
    const { rows } = await store.list(forms, { where: { id: formId } });
    if (rows.length === 0) findings.add('formId', 'id_unknown');
    findings.throwIfAny();
    return questionsIn(store, formId);
  },

  async list({ store }) {
    const { rows } = await store.list(forms, { order: [['createdAt', 'desc']] });
    const counted = await store.tally(surveyQuestions, {
      where: { ownerId: { in: rows.map(({ id }) => id) } },
      by: ['ownerId'],
    });
    const counts = new Map(counted.map(({ ownerId, count }) => [ownerId, count]));
    return rows.map(({ id, title, titleEn, themeId, createdAt }) => ({
      id,
      title,
      titleEn,
      questions: counts.get(id) ?? 0,
      themeId,
      createdAt,
    }));
  },

  async update(context, { params: { id }, body }) {
    const { store } = context;
    const before = await formOf(context, id);
    expectBase(context, body, before);
    const { questions, sections, basedOn: _basedOn, ...given } = body;
    const { title, titleEn, themeId, thankYouText, thankYouTextEn } = before;
    const change = {
      ...applyPatch(
        { title, titleEn, themeId, thankYouText, thankYouTextEn },
        {
          ...given,
          titleEn: noneIfEmpty(given.titleEn),
          thankYouText: noneIfEmpty(given.thankYouText),
          thankYouTextEn: noneIfEmpty(given.thankYouTextEn),
        },
      ),
      sections: sectionsFrom(sections ?? before.sections),
    };
    expectRight(context, { ...change, questions: questions ?? before.questions });
    await store.update(forms, { id }, change);
    if (questions !== undefined) await writeQuestions(context, id, questions);
    return formOf(context, id);
  },

  async remove(context, { params: { id } }) {
    const { store } = context;
    await formOf(context, id);
    await emit(context, formRemoving, { id });
    await removeQuestions(store, id);
    await store.remove(forms, { id });
    return { success: true };
  },
};
