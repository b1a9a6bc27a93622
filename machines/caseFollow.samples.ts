/** Events of the caseFollow machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { caseCodePattern } from '#schema/feedback/cases.rules.ts';
import type { CaseFollowed } from '#schema/feedback/cases.shapes.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { caseFollowMachine } from './caseFollow.machine.ts';
import type { CaseFollowEvent } from './caseFollow.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends CaseFollowEvent>(event: E): E => event;
const network = errorOf('network', defaultLanguage);
const tooMany = new ApiError({ ...errorOf('too_many', defaultLanguage).facts(), retryAfter: 600 });
const closedMeanwhile = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: '', code: 'case_closed', message: 'Este caso está cerrado.' }],
});

/** A case that was answered. */
export const followedCase: CaseFollowed = {
  kind: 'complaint',
  subject: 'Turnos sin descanso en bodega',
  category: 'conditions',
  anonymous: true,
  state: 'answered',
  reason: null,
  receivedOn: '2026-11-02',
  answeredOn: '2026-11-09',
  closedOn: null,
  answerBy: '2027-01-31',
  text: 'Desde octubre los turnos de noche no tienen la pausa de media hora.',
  files: [],
  thread: [
    {
      place: 1,
      from: 'organization',
      text: 'Gracias por contarlo. ¿En qué días pasó?',
      files: [],
      on: '2026-11-09',
      user: null,
    },
  ],
  mayAdd: true,
};
const closedCase: CaseFollowed = {
  ...followedCase,
  state: 'closed',
  reason: 'La pausa está otra vez en los turnos desde el 16 de noviembre.',
  closedOn: '2026-11-20',
  mayAdd: false,
};

export const caseFollowSamples: Samples<typeof caseFollowMachine> = {
  machine: caseFollowMachine,
  inputs: { 'no code yet': undefined },
  events: [
    { label: 'a code is given', event: said({ type: 'code.given', code: '7h3k-q9wd-2mxa-4tbn' }) },
    { label: 'half a code is given', event: said({ type: 'code.given', code: '7h3k' }) },
    { label: 'the case opens', event: done('open', followedCase) },
    { label: 'a closed case opens', event: done('open', closedCase) },
    { label: 'the code is unknown', event: failed('open', errorOf('not_found', defaultLanguage)) },
    { label: 'too many codes were tried', event: failed('open', tooMany) },
    { label: 'there is no network', event: failed('open', network) },
    { label: 'the wait is over', event: { type: 'xstate.after.wait.caseFollow.tooManyTries' } },
    { label: 'Add is pressed', event: said({ type: 'add.pressed' }) },
    { label: 'it is added', event: done('add', followedCase) },
    { label: 'it is not added', event: failed('add', network) },
    { label: 'it was closed meanwhile', event: failed('add', closedMeanwhile) },
    { label: 'it is read again', event: said({ type: 'again.pressed' }) },
    { label: 'the case is left', event: said({ type: 'case.left' }) },
  ],
  ends: [],
  runs: ['wrongCode', 'tooManyTries', 'unavailable', 'open', 'closed'],
  promises: {
    'only a whole code opens a case': (snapshot) =>
      !(snapshot.hasTag('busy') || snapshot.hasTag('shows')) || caseCodePattern.test(snapshot.context.code),
    'a case is shown only with its code': ({ context }) => context.opened === null || context.code !== '',
    'a wrong code is not kept': ({ value, context }) => value !== 'wrongCode' || context.code === '',
  },
};
