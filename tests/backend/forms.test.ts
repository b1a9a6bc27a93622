/** Forms: their questions, themes, the question bank and templates (spec §7 "Forms"). */
import { afterEach, describe, expect, it } from 'vitest';
import { originsOf } from '#backend/forms/questions.ts';
import { surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import { formBank, bankTopics } from '#schema/forms/bank.ts';
import { questionFaults } from '#schema/forms/questions.rules.ts';
import { QuestionInput } from '#schema/forms/questions.shapes.ts';
import { evaluationTemplates } from '#schema/forms/evaluationTemplates.ts';
import { surveyTemplates } from '#schema/forms/templates.ts';
import { formThemes } from '#schema/forms/themes.ts';
import { contrast } from '#src/lib/oklch.ts';
import { fieldsOf, openLaunchedFixture, sixKinds, type LaunchedFixture } from './launchedSurveys.ts';
import { storesOf } from '../support/trials.ts';

let fixture: LaunchedFixture | undefined;
afterEach(() => {
  fixture?.deployment.close();
  fixture = undefined;
});

const made = {
  title: ' Cierre ',
  title_en: '',
  theme_id: 'sea',
  thank_you_text: '¡Gracias!',
  questions: sixKinds,
};

describe.each(storesOf(import.meta.url))('forms, %s store', (kind) => {
  it('a form is created, read by both names, listed, changed and removed with its questions', async () => {
    fixture = await openLaunchedFixture(kind);
    const { call, look } = fixture;
    const form = (await call('diego', 'POST /typeform/create', made)).said;
    expect(form).toMatchObject({
      title: 'Cierre',
      title_en: null,
      provider: 'internal',
      theme: { id: 'sea' },
      thank_you_text: '¡Gracias!',
    });
    expect((await call('ana', `GET /forms/${form.id}`)).said).toEqual(form);
    expect((await call('ana', `GET /typeform/${form.id}`)).said).toEqual(form);
    expect((await call('ana', `GET /forms/questions?form_id=${form.id}`)).said).toEqual(form.questions);
    expect((await call('diego', 'GET /org/forms')).said).toMatchObject([{ id: form.id, questions: 6 }]);
    const [first, ...others] = form.questions;
    const change = {
      theme_id: null,
      thank_you_text: '',
      questions: [{ ...first, question: '¿Todo en orden?' }, others[1]],
    };
    const changed = (await call('diego', `PATCH /org/forms/${form.id}`, change)).said;
    expect(changed).toMatchObject({ title: 'Cierre', theme: null, thank_you_text: null });
    expect(changed.questions.map((one: { id: string }) => one.id)).toEqual([first.id, others[1].id]);
    expect((await call('diego', `DELETE /org/forms/${form.id}`)).status).toBe(200);
    expect((await call('ana', `GET /forms/${form.id}`)).status).toBe(404);
    expect((await call('ana', `GET /typeform/${form.id}`)).status).toBe(404);
    const left = await look(async (store) => [
      (await store.list(surveyQuestions, { where: { ownerId: form.id } })).rows.length,
      (await store.list(surveyOptions, { where: { ownerId: form.id } })).rows.length,
    ]);
    expect(left).toEqual([0, 0]);
  });

  it('a survey that begins from a form knows it, and its answers are named as the form names them', async () => {
    fixture = await openLaunchedFixture(kind);
    const { call, look } = fixture;
    const form = (await call('diego', 'POST /typeform/create', made)).said;
    const input = { title: 'Cierre', anonymous: false, questions: form.questions };
    const wrong = await call('diego', 'POST /surveys/create', { ...input, form_id: 'none' });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['form_id']]);
    const survey = (await call('diego', 'POST /surveys/create', { ...input, form_id: form.id })).said;
    expect(survey.form_id).toBe(form.id);
    const origins = await look(async (store) => originsOf(store, [survey.id]));
    expect(survey.questions.map((one: { id: string }) => origins.get(one.id))).toEqual(
      form.questions.map((one: { id: string }) => one.id),
    );
    const apart = (await call('diego', 'POST /surveys/create', input)).said;
    expect(await look(async (store) => [...(await originsOf(store, [apart.id]))])).toEqual([]);
  });

  it('a form that a request asks for is not removed', async () => {
    fixture = await openLaunchedFixture(kind);
    const { call } = fixture;
    const form = (await call('diego', 'POST /typeform/create', made)).said;
    await call('diego', 'POST /org/solicitud', { title: 'Compra', form_id: form.id });
    const refused = await call('diego', `DELETE /org/forms/${form.id}`);
    expect([refused.status, refused.said.code]).toEqual([409, 'in_use']);
    expect((await call('ana', `GET /forms/${form.id}`)).said).toEqual(form);
  });

  it('a form with faulty questions is refused by field, also as a change', async () => {
    fixture = await openLaunchedFixture(kind);
    const { call } = fixture;
    const wrong = {
      theme_id: 'none',
      questions: [{ kind: 'single', question: '', options: [{ text: 'Sí' }] }],
    };
    const fields = ['theme_id', 'questions.0.question', 'questions.0.options'];
    expect(fieldsOf(await call('diego', 'POST /typeform/create', { ...made, ...wrong }))).toEqual(fields);
    const form = (await call('diego', 'POST /typeform/create', made)).said;
    expect(fieldsOf(await call('diego', `PATCH /org/forms/${form.id}`, wrong))).toEqual(fields);
    expect(fieldsOf(await call('diego', `PATCH /org/forms/${form.id}`, { questions: [] }))).toEqual([
      'questions',
    ]);
    expect((await call('ana', `GET /forms/${form.id}`)).said).toEqual(form);
    expect(fieldsOf(await call('ana', 'GET /forms/questions?form_id=unknown'))).toEqual(['form_id']);
  });

  it('a change of a form based on an older version is refused', async () => {
    fixture = await openLaunchedFixture(kind);
    const { call } = fixture;
    const form = (await call('diego', 'POST /typeform/create', made)).said;
    await call('diego', `PATCH /org/forms/${form.id}`, { title: 'Otro' });
    const late = await call('diego', `PATCH /org/forms/${form.id}`, {
      title: 'Tercero',
      based_on: { title: 'Cierre' },
    });
    expect([late.status, fieldsOf(late)]).toEqual([409, ['title']]);
  });

  it('themes of forms and the question bank are read without a form', async () => {
    fixture = await openLaunchedFixture(kind);
    const { call } = fixture;
    expect((await call('diego', 'GET /typeform/themes')).said).toMatchObject({
      items: formThemes.map(({ id }) => ({ id })),
      pagination: { total: 6 },
    });
    const bank = (await call('ana', 'GET /forms/questions')).said;
    expect(bank.map((one: { id: string }) => one.id)).toEqual(formBank.map(({ id }) => id));
  });
});

describe('forms of our own', () => {
  it.each(formThemes)('the theme $id of forms is readable on its background and on white', ({ colors }) => {
    for (const background of [colors.background, '#ffffff'])
      expect(contrast(colors.main, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('the question bank and the templates of surveys and evaluations have no faults, are in both languages, and have stable ids', () => {
    const templates = [...surveyTemplates, ...evaluationTemplates];
    for (const { questions, sections } of [{ questions: formBank, sections: bankTopics }, ...templates]) {
      expect(
        questionFaults(
          questions.map((question) => QuestionInput.parse(question)),
          sections,
        ),
      ).toEqual([]);
      for (const { questionEn, options, scale } of questions)
        expect(
          [questionEn, scale === null || scale.fromLabelEn, ...options.map(({ textEn }) => textEn)].every(
            Boolean,
          ),
        ).toBe(true);
    }
    const ids = [formBank, ...templates.map(({ questions }) => questions)].flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(formBank.length).toBeGreaterThanOrEqual(30);
  });
});
