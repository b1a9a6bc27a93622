/** Inputs and events of the caseReport machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { caseCodePattern } from '#schema/feedback/cases.rules.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { caseReportMachine } from './caseReport.machine.ts';
import type { CaseReceipt, CaseReportEvent, LeftCode } from './caseReport.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends CaseReportEvent>(event: E): E => event;
const network = errorOf('network', defaultLanguage);
const code = '7H3KQ9WD2MXA4TBN';
const receipt: CaseReceipt = { id: null, answerBy: '2027-02-25' };
const left = (of: CaseReceipt | null): { readonly left: LeftCode | null } => ({
  left: { code, receipt: of },
});
const refused = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [
    {
      field: '',
      code: 'feedback_nobody_reads',
      message: 'Ahora nadie puede leer lo que envíes, así que no se envió.',
    },
  ],
});

export const caseReportSamples: Samples<typeof caseReportMachine> = {
  machine: caseReportMachine,
  inputs: {
    'nothing is sent': { left: null },
    'this tab lost the answer': left(null),
    'this tab shows a code': left(receipt),
  },
  events: [
    { label: 'without a name', event: said({ type: 'how.chosen', how: 'anonymous' }) },
    { label: 'with the name', event: said({ type: 'how.chosen', how: 'named' }) },
    { label: 'the promise is read', event: said({ type: 'promise.read' }) },
    { label: 'Back is pressed', event: said({ type: 'back.pressed' }) },
    { label: 'files are chosen', event: said({ type: 'files.chosen' }) },
    { label: 'the files are ready', event: done('prepare', []) },
    { label: 'a picture cannot be read', event: done('prepare', ['foto.heic']) },
    { label: 'the files cannot be prepared', event: failed('prepare', new Error('no canvas')) },
    { label: 'Review is pressed', event: said({ type: 'review.pressed' }) },
    { label: 'Edit is pressed', event: said({ type: 'edit.pressed' }) },
    { label: 'Send is pressed', event: said({ type: 'send.pressed', code }) },
    { label: 'it is sent', event: done('send', receipt) },
    { label: 'it is refused', event: failed('send', refused) },
    { label: 'the answer gets lost', event: failed('send', network) },
    { label: 'a second passes', event: { type: 'xstate.after.pause.caseReport.checking.waiting' } },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'it had arrived', event: done('check', { receipt }) },
    { label: 'it had not arrived', event: done('check', { receipt: null, isHere: true }) },
    {
      label: 'it had not arrived, and its files are gone',
      event: done('check', { receipt: null, isHere: false }),
    },
    { label: 'it cannot be checked', event: failed('check', network) },
    { label: 'I have kept it', event: said({ type: 'kept.pressed' }) },
    { label: 'another one', event: said({ type: 'another.pressed' }) },
  ],
  ends: [],
  runs: [
    'choosing',
    'promising',
    'writing',
    'confirming',
    'checking waiting',
    'codeShown',
    'codeKept',
    'refused',
  ],
  promises: {
    'a code is shown only of a case without a name': ({ value, context }) =>
      value !== 'codeShown' || (context.how === 'anonymous' && caseCodePattern.test(context.code ?? '')),
    'a case with a name has no code': ({ context }) => context.how !== 'named' || context.code === null,
    'a code that was kept is gone': ({ value, context }) => value !== 'codeKept' || context.code === null,
    'what is refused says why': ({ value, context }) => value !== 'refused' || context.error !== null,
    'what was left is taken up once': ({ value, context }) => value === 'choosing' || context.left === null,
  },
};
