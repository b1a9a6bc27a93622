/** Inputs and events of the sandbox machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { Sandbox, SandboxPost } from '#schema/publicApi/publicApi.endpoints.ts';
import { done, failed, type Samples } from './sample.ts';
import { sandboxMachine } from './sandbox.machine.ts';
import type { Answered, Ran, SandboxEvent } from './sandbox.setup.ts';

const said = <E extends SandboxEvent>(event: E): E => event;
const id = (number: number): string => `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The sandbox of a visitor. */
export const openSandbox: Sandbox = {
  key: 'apl_5Wl0b2tZQ0xkVjhuR3h4bUpYcTZhTnZtT2FQ',
  expiresAt: '2026-11-20T13:00:00.000Z',
  baseUrl: 'http://localhost:5173/rest',
  senderEmail: 'elena.paz@sandbox.example',
  brokeEmail: 'bruno.gil@sandbox.example',
  receiverEmails: ['marta.rey@sandbox.example', 'jorge.luna@sandbox.example'],
  postType: 'Trabajo en equipo',
  badgeId: id(801),
  revokedKey: 'apl_cmV2b2NhZGEtcmV2b2NhZGEtcmV2b2NhZGEt',
  narrowKey: 'apl_ZXN0cmVjaGEtZXN0cmVjaGEtZXN0cmVjaGE',
  spentKey: 'apl_Z2FzdGFkYS1nYXN0YWRhLWdhc3RhZGEtZ2Fz',
};

/** A received recognition. */
export const sentPost: SandboxPost = {
  id: id(802),
  kind: 'recognition',
  sender: 'Elena Paz',
  receivers: ['Marta Rey', 'Jorge Luna'],
  message: '¡Gracias por sacar adelante la entrega!',
  amount: 20,
  types: ['Trabajo en equipo'],
  badge: null,
  at: '2026-11-20T11:59:30.000Z',
};

/** A received badge. */
export const awardedPost: SandboxPost = {
  id: id(803),
  kind: 'badge',
  sender: null,
  receivers: ['Marta Rey'],
  message: '',
  amount: 0,
  types: [],
  badge: { name: 'Primer proyecto', imageUrl: null },
  at: '2026-11-20T11:58:10.000Z',
};

/** The answer to a successful call. */
export const sentAnswer: Answered = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(
    { posts: openSandbox.receiverEmails.map((email) => ({ id: sentPost.id, reciever_email: email })) },
    null,
    2,
  ),
};

/** The answer to a call with a refused key. */
export const refusedAnswer: Answered = {
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...errorOf('unauthorized', defaultLanguage).facts(), retryable: false }, null, 2),
};

const network = errorOf('network', defaultLanguage);
const nowhere = new ApiError({ ...errorOf('not_found', defaultLanguage).facts(), retryable: false });
const refused = new ApiError({ ...errorOf('unauthorized', defaultLanguage).facts(), retryable: false });
const ran = (answer: Answered, isKeyOver = false): Ran => ({ answer, isKeyOver });

export const sandboxSamples: Samples<typeof sandboxMachine> = {
  machine: sandboxMachine,
  inputs: { 'a page is opened': undefined },
  events: [
    { label: 'keys are there', event: done('ask', openSandbox) },
    { label: 'there is no sandbox here', event: failed('ask', nowhere) },
    { label: 'keys cannot be had', event: failed('ask', network) },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'Run is pressed', event: said({ type: 'run.pressed', call: 'recognition' }) },
    { label: 'it is answered', event: done('run', ran(sentAnswer)) },
    { label: 'the key has ended', event: done('run', ran(refusedAnswer, true)) },
    { label: 'the answer gets lost', event: failed('run', network) },
    { label: 'the feed is read', event: done('read', [sentPost, awardedPost]) },
    { label: 'the feed cannot be read', event: failed('read', network) },
    { label: 'the feed wants another key', event: failed('read', refused) },
    { label: 'some seconds pass', event: { type: 'xstate.after.pause.sandbox.open.feed.resting' } },
    { label: 'some more seconds pass', event: { type: 'xstate.after.pause.sandbox.open.feed.unread' } },
    { label: 'Refresh is pressed', event: said({ type: 'feed.pressed' }) },
    { label: 'the hour is over', event: done('outlive', undefined) },
  ],
  ends: ['"absent"'],
  promises: {
    'without keys nothing is run': (snapshot) =>
      !snapshot.matches('open') || snapshot.context.sandbox !== null,
    'a call under way has a name, and what rests has none': (snapshot) =>
      !snapshot.matches('open') || snapshot.hasTag('runs') === (snapshot.context.pending !== null),
    'what could not be had says why': (snapshot) =>
      !(snapshot.matches('failed') || snapshot.matches('absent')) ||
      (snapshot.context.error !== null && snapshot.context.sandbox === null),
    'what has ended is not under way': (snapshot) =>
      !(snapshot.matches('failed') || snapshot.matches('absent')) || snapshot.context.pending === null,
    'a feed that was not read says why': (snapshot) =>
      !snapshot.matches({ open: { feed: 'unread' } }) || snapshot.context.feedError !== null,
  },
};
