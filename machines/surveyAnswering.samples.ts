/** Inputs and events of the surveyAnswering machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { plainQuestion } from '#schema/forms/asked.ts';
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { failed, type Samples } from './sample.ts';
import { surveyAnsweringMachine } from './surveyAnswering.machine.ts';
import type { SurveyAnsweringEvent } from './surveyAnswering.setup.ts';

const said = <E extends SurveyAnsweringEvent>(event: E): E => event;
const id = (number: number): string => `0192f0c1-0000-7000-8000-0000000e${String(number).padStart(4, '0')}`;

const asked = (number: number, kind: Question['kind'], more: Partial<Question>): Question => ({
  ...plainQuestion,
  id: id(number),
  kind,
  question: '',
  questionEn: null,
  ...more,
});

/** An anonymous survey with two sections; one question depends on an answer. */
export const openSurvey: SurveyForm = {
  id: id(1),
  kind: 'survey',
  title: 'Cómo estamos trabajando',
  titleEn: 'How we are working',
  description: 'Tres preguntas sobre tu trabajo de este trimestre.',
  descriptionEn: 'Three questions about your work this quarter.',
  anonymous: true,
  threshold: 5,
  textThreshold: 10,
  sharedWithLeaders: true,
  multiResponse: false,
  points: 20,
  state: 'open',
  startsAt: '2026-11-16',
  endsAt: '2026-11-27',
  answered: false,
  minutes: 1,
  askedBy: 'Personas y Cultura',
  outcome: null,
  seriesId: id(1),
  wave: 3,
  groups: [
    { dimension: 'department', names: ['Operaciones'], people: 43, merged: false },
    { dimension: 'tenure', names: ['12-36'], people: 61, merged: false },
  ],
  createdAt: '2026-11-10T15:00:00.000Z',
  thanks: null,
  thanksEn: null,
  myAnswers: [],
  sections: [
    { title: 'Tu organización', titleEn: 'Your organisation' },
    { title: 'Tu equipo', titleEn: 'Your team' },
  ],
  questions: [
    asked(11, 'scale', {
      question: '¿Qué tan probable es que recomiendes trabajar aquí?',
      questionEn: 'How likely are you to recommend working here?',
      enps: true,
      scale: {
        from: 0,
        to: 10,
        fromLabel: 'Nada probable',
        fromLabelEn: 'Not at all likely',
        toLabel: 'Muy probable',
        toLabelEn: 'Very likely',
      },
    }),
    asked(12, 'single', {
      question: '¿Qué pesa más en tu respuesta?',
      questionEn: 'What weighs most in your answer?',
      section: 1,
      condition: { question: 0, from: 0, to: 6 },
      options: [
        ['La carga de trabajo', 'The workload'],
        ['Mi crecimiento', 'My growth'],
        ['La comunicación', 'Communication'],
      ].map(([text = '', textEn = ''], index) => ({ id: id(20 + index), text, textEn, score: null })),
    }),
    asked(13, 'text', {
      question: '¿Qué cambiarías mañana?',
      questionEn: 'What would you change tomorrow?',
      required: false,
      section: 1,
    }),
  ],
};

/** It has one more question. */
export const changedSurvey: SurveyForm = {
  ...openSurvey,
  questions: [
    ...openSurvey.questions,
    asked(14, 'number', {
      question: '¿Cuántas horas por semana pasas en reuniones?',
      questionEn: 'How many hours a week do you spend in meetings?',
      section: 1,
    }),
  ],
};
export const closedSurvey: SurveyForm = { ...openSurvey, state: 'closed' };
const answeredSurvey: SurveyForm = { ...openSurvey, answered: true };

const nine: AnswerInput = { questionId: id(11), number: 9 };
const three: AnswerInput = { questionId: id(11), number: 3 };
const growth: AnswerInput = { questionId: id(12), optionIds: [id(21)] };

/** A named survey that may be answered again, with the answers of the reader. */
export const repeatedSurvey: SurveyForm = {
  ...openSurvey,
  anonymous: false,
  multiResponse: true,
  answered: true,
  myAnswers: [{ questionId: id(11), optionIds: [], text: null, number: 8, date: null }],
};

const conflict = (code: string, message: string): ApiError =>
  new ApiError({
    ...errorOf('conflict', defaultLanguage).facts(),
    retryable: false,
    reasons: [{ field: 'id', code, message }],
  });
const tooLate = conflict('survey_closed', 'La encuesta ya está cerrada.').facts();
const repeated = conflict(
  'survey_answered',
  'Ya respondiste esta encuesta y solo se responde una vez.',
).facts();
const invalid = errorOf('invalid', defaultLanguage).facts();
const forbidden = errorOf('forbidden', defaultLanguage).facts();
const network = errorOf('network', defaultLanguage);

const unread = { form: null, answers: [], page: 0, isUnderway: false } as const;

export const surveyAnsweringSamples: Samples<typeof surveyAnsweringMachine> = {
  machine: surveyAnsweringMachine,
  inputs: {
    'nothing is read': unread,
    'the survey is known': { ...unread, form: openSurvey },
    'a draft was left': { ...unread, answers: [three], page: 1 },
    'the answers were left underway': { ...unread, answers: [nine], page: 1, isUnderway: true },
  },
  events: [
    { label: 'the survey arrives', event: said({ type: 'form.arrived', form: openSurvey }) },
    { label: 'its questions change', event: said({ type: 'form.arrived', form: changedSurvey }) },
    { label: 'it is closed', event: said({ type: 'form.arrived', form: closedSurvey }) },
    { label: 'it is answered elsewhere', event: said({ type: 'form.arrived', form: answeredSurvey }) },
    { label: 'it may be answered again', event: said({ type: 'form.arrived', form: repeatedSurvey }) },
    { label: 'it cannot be read', event: said({ type: 'form.lost', error: network }) },
    { label: 'Retry is pressed', event: said({ type: 'reload.pressed' }) },
    { label: 'Begin is pressed', event: said({ type: 'begin.pressed' }) },
    { label: 'a nine is given', event: said({ type: 'answer.given', answer: nine }) },
    { label: 'a three is given', event: said({ type: 'answer.given', answer: three }) },
    { label: 'an option is chosen', event: said({ type: 'answer.given', answer: growth }) },
    { label: 'Next is pressed', event: said({ type: 'next.pressed' }) },
    { label: 'Back is pressed', event: said({ type: 'back.pressed' }) },
    { label: 'the first page is pressed', event: said({ type: 'page.pressed', page: 0 }) },
    { label: 'Send is pressed', event: said({ type: 'send.pressed' }) },
    { label: 'there is no network', event: said({ type: 'submission.queued' }) },
    { label: 'the network returns', event: said({ type: 'submission.sending' }) },
    { label: 'the answer gets lost', event: said({ type: 'submission.checking' }) },
    { label: 'the answers are stored', event: said({ type: 'submission.done', points: 20 }) },
    { label: 'they come too late', event: said({ type: 'submission.refused', error: tooLate }) },
    { label: 'they came before', event: said({ type: 'submission.refused', error: repeated }) },
    { label: 'they do not fit', event: said({ type: 'submission.refused', error: invalid }) },
    { label: 'they are not allowed', event: said({ type: 'submission.refused', error: forbidden }) },
    { label: 'they cannot be stored on the device', event: failed('submission', network) },
    { label: 'Cancel is pressed', event: said({ type: 'cancel.pressed' }) },
    { label: 'the draft is deleted', event: said({ type: 'drop.pressed' }) },
    { label: 'Again is pressed', event: said({ type: 'again.pressed' }) },
  ],
  // A survey that is answered once is over.
  runs: [
    'intro',
    'answering',
    'reviewing before Send is pressed (isFaulty)',
    'sending offline',
    'sending checking',
    'thanked',
    'changed',
    'alreadyAnswered',
  ],
  ends: ['"alreadyAnswered"', '"thanked"'],
  reasons: {
    mayAnswerAgain: 'The button is shown only where the survey may be answered again.',
  },
  promises: {
    'questions are shown only of a survey that is there': (snapshot) =>
      snapshot.hasTag('waits') || snapshot.value === 'unavailable' || snapshot.context.form !== null,
    'what is underway is marked for the next page': (snapshot) =>
      !snapshot.hasTag('underway') || snapshot.context.isUnderway,
    'thanks come with what was promised': ({ value, context }) =>
      value !== 'thanked' || context.points !== null,
    'a page has no number below the first': ({ context }) => context.page >= 0,
  },
};
