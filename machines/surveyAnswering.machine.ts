/**
 * The surveyAnswering machine: a survey is read, answered page by page, reviewed and sent once, while it may be closed,
 * changed, or answered elsewhere (spec §2 "Surveys").
 */
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { factsOf } from './actorHelpers.ts';
import { countedAnswers } from '#schema/forms/questions.rules.ts';
import { surveyAnsweringSetup, type OfForm, type OfRefusal } from './surveyAnswering.setup.ts';

const arrived = ({ event }: { readonly event: OfForm }): OfForm => ({ form: event.form });
const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfRefusal => ({
  error: factsOf(event.error),
});
const refused = ({ event }: { readonly event: OfRefusal }): OfRefusal => ({ error: event.error });
const answered = ({ event }: { readonly event: { readonly answer: AnswerInput } }) => ({
  answer: event.answer,
});
const pressed = ({ event }: { readonly event: { readonly page: number } }) => ({ page: event.page });
const promised = ({ event }: { readonly event: { readonly points: number } }) => ({ points: event.points });

const take = { type: 'take', params: arrived } as const;
/** The survey was read while the person answers. */
const meanwhile = [
  { guard: { type: 'closes', params: arrived }, target: '#surveyAnswering.closed', actions: take },
  {
    guard: { type: 'isAnsweredElsewhere', params: arrived },
    target: '#surveyAnswering.alreadyAnswered',
    actions: take,
  },
  {
    guard: { type: 'isChanged', params: arrived },
    target: '#surveyAnswering.changed',
    actions: [take, 'fit', 'goFirst', 'dropFaults'],
  },
  { actions: take },
] as const;
const noteRefusal = { type: 'noteRefusal', params: refused } as const;

/**
 * Actors `watch` (sends the survey while it is shown) and `submission` (runs the submission machine), actions `askAgain`,
 * `checkNow`, `takeBack` and `forgetDraft`: `src/surveys/answering/surveyAnswering.actors.ts`.
 */
export const surveyAnsweringMachine = surveyAnsweringSetup.createMachine({
  id: 'surveyAnswering',
  context: ({ input }) => ({ ...input, faults: [], error: null, lost: null, points: null }),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  on: {
    'form.arrived': { actions: take },
    'form.lost': { actions: { type: 'noteLost', params: raised } },
    'reload.pressed': { actions: 'askAgain' },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'waits',
      always: [
        { guard: 'isUnderway', target: 'sending' },
        { guard: 'isAnsweredNow', target: 'alreadyAnswered' },
        { guard: 'isClosedNow', target: 'closed' },
        { guard: 'hasDraft', target: 'answering', actions: ['fit', 'stayInside'] },
        { guard: 'hasForm', target: 'intro', actions: 'takeMine' },
      ],
      on: { 'form.lost': { target: 'unavailable', actions: { type: 'noteLost', params: raised } } },
    },
    unavailable: {
      on: {
        'form.arrived': { target: 'loading', actions: take },
        'reload.pressed': { target: 'loading', actions: 'askAgain' },
      },
    },
    intro: {
      on: {
        'form.arrived': meanwhile,
        'begin.pressed': { target: 'answering', actions: 'stayInside' },
      },
    },
    answering: {
      tags: ['answers', 'drafts'],
      on: {
        'form.arrived': meanwhile,
        'answer.given': { actions: { type: 'give', params: answered } },
        'next.pressed': [
          { guard: 'isPageFaulty', actions: 'noteFaults' },
          { guard: 'isLastPage', target: 'reviewing', actions: 'dropFaults' },
          { actions: ['dropFaults', 'goNext'] },
        ],
        'back.pressed': [
          { guard: 'isFirstPage', target: 'intro', actions: 'dropFaults' },
          { actions: ['dropFaults', 'goBack'] },
        ],
        'drop.pressed': { target: 'intro', actions: ['dropAnswers', 'forgetDraft'] },
      },
    },
    reviewing: {
      tags: 'drafts',
      on: {
        'form.arrived': meanwhile,
        'back.pressed': { target: 'answering', actions: ['dropFaults', 'stayInside'] },
        'page.pressed': { target: 'answering', actions: ['dropFaults', { type: 'goTo', params: pressed }] },
        'send.pressed': [
          { guard: 'isFaulty', target: 'answering', actions: ['goToFault', 'noteFaults'] },
          { target: 'sending', actions: 'dropFaults' },
        ],
      },
    },
    sending: {
      tags: 'underway',
      entry: 'beginUnderway',
      exit: 'endUnderway',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { form, answers }, self }) => ({
          form,
          answers: countedAnswers(form?.questions ?? [], answers),
          tell: (event) => self.send(event),
        }),
        // It could not be begun; nothing was sent.
        onError: { target: 'reviewing', actions: { type: 'noteRefusal', params: raised } },
      },
      on: {
        'submission.queued': '.offline',
        'submission.sending': '.submitting',
        'submission.checking': '.checking',
        'submission.done': { target: 'thanked', actions: { type: 'notePoints', params: promised } },
        'submission.refused': [
          { guard: { type: 'wasAnswered', params: refused }, target: 'alreadyAnswered', actions: 'askAgain' },
          { guard: { type: 'cameTooLate', params: refused }, target: 'closed', actions: 'askAgain' },
          {
            guard: { type: 'wasChanged', params: refused },
            target: 'changed',
            actions: ['goFirst', 'askAgain'],
          },
          { target: 'reviewing', actions: noteRefusal },
        ],
      },
      initial: 'submitting',
      states: {
        submitting: {},
        offline: {
          on: { 'cancel.pressed': { target: '#surveyAnswering.reviewing', actions: 'takeBack' } },
        },
        // The answer was lost: the answers may have arrived or not.
        checking: { on: { 'reload.pressed': { actions: 'checkNow' } } },
      },
    },
    thanked: {
      tags: 'over',
      entry: 'forgetDraft',
      on: {
        'again.pressed': { guard: 'mayAnswerAgain', target: 'intro', actions: 'beginAgain' },
      },
    },
    // The answers stay on the device, so that nothing written is lost.
    closed: {
      tags: 'over',
      on: {
        'form.arrived': [
          { guard: { type: 'closes', params: arrived }, actions: take },
          { target: 'loading', actions: take },
        ],
      },
    },
    changed: {
      tags: 'drafts',
      on: {
        'form.arrived': [
          { guard: { type: 'closes', params: arrived }, target: 'closed', actions: take },
          { actions: [take, 'fit'] },
        ],
        'begin.pressed': { target: 'answering', actions: 'goToFault' },
      },
    },
    alreadyAnswered: { tags: 'over', entry: 'forgetDraft' },
  },
});
