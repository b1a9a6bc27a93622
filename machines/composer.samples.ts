/** Inputs and events of the composer machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { Recognition } from '#schema/recognitions/recognitions.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { composerMachine, type ComposerEvent, type SentRecognition } from './composer.machine.ts';
import { ana, done, failed, type Samples } from './sample.ts';

const said = <E extends ComposerEvent>(event: E): E => event;

/** Luis, the receiver in the samples. */
export const luis: PublicUser = {
  id: '0192f0c1-0000-7000-8000-000000000002',
  firstName: 'Luis',
  lastName: 'Paz',
  email: 'luis.paz@aurora.example',
  jobPosition: 'Analista de datos',
  departmentId: '0192f0c1-0000-7000-8000-0000000000d2',
  departmentName: 'Datos',
  profileImageUrl: null,
  active: true,
  takesPoints: true,
};

/** The recognition type of the samples. */
export const teamwork: Post['types'][number] = {
  id: '0192f0c1-0000-7000-8000-0000000000f1',
  name: 'Trabajo en equipo',
  nameEn: 'Teamwork',
  color: '#2f855a',
  icon: 'handshake',
  iconUrl: null,
};

/** The recognition that Ana sends. */
export const sampleInput: Recognition = {
  receiverEmails: [luis.email],
  amount: 50,
  distribution: 'each',
  postTypes: [teamwork.id],
  message: 'Gracias por quedarte hasta cerrar el informe: llegamos a tiempo por ti.',
};

/** The resulting post, while it can be undone. */
export const samplePost: Post = {
  id: '0192f0c1-0000-7000-8000-0000000000e1',
  kind: 'recognition',
  state: 'pending',
  sender: { ...ana, active: true },
  receivers: [{ user: luis, points: 50 }],
  amount: 50,
  types: [teamwork],
  subType: null,
  values: [],
  badge: null,
  message: sampleInput.message ?? '',
  pollId: null,
  years: null,
  attachments: [],
  isPrivate: false,
  filed: false,
  hidden: false,
  likesCount: 0,
  commentsCount: 0,
  boostPoints: 0,
  boostsCount: 0,
  myReaction: null,
  topReactions: [],
  reportedByMe: false,
  may: ['undo'],
  publishAt: '2026-11-20T17:00:08.000Z',
  editedAt: null,
  createdAt: '2026-11-20T16:59:58.000Z',
};

/** A recognition that was sent and can be undone. */
export const sampleSent: SentRecognition = {
  postId: samplePost.id,
  post: samplePost,
  until: Date.parse('2026-11-20T17:00:08.000Z'),
};

/** A recognition that a server without undo published at once. */
export const publishedAtOnce: SentRecognition = {
  postId: samplePost.id,
  post: { ...samplePost, state: 'published', may: [], publishAt: null },
  until: null,
};

const pointsGone = new ApiError({
  ...errorOf('invalid', defaultLanguage).facts(),
  reasons: [
    { field: 'amount', code: 'points_insufficient', message: 'Tienes 20 puntos para dar y esto cuesta 50.' },
  ],
});

export const composerSamples: Samples<typeof composerMachine> = {
  machine: composerMachine,
  inputs: {
    'nothing was written before': { draftEmails: [] },
    'a draft was kept': { draftEmails: [luis.email] },
    'it was sent before a reload': { draftEmails: [], sent: { ...sampleSent, post: null } },
  },
  events: [
    { label: 'Luis can still be thanked', event: done('lookUp', [luis]) },
    { label: 'Luis has left', event: done('lookUp', [{ ...luis, active: false }]) },
    { label: 'nobody can be looked up', event: failed('lookUp', errorOf('network', defaultLanguage)) },
    { label: 'Send is pressed', event: said({ type: 'submit.pressed', wish: sampleInput }) },
    { label: 'it is sent and waits', event: done('send', sampleSent) },
    { label: 'it is published at once', event: done('send', publishedAtOnce) },
    { label: 'the points do not suffice', event: failed('send', pointsGone) },
    { label: 'the purse was emptied meanwhile', event: failed('send', errorOf('conflict', defaultLanguage)) },
    { label: 'the network is away', event: failed('send', errorOf('network', defaultLanguage)) },
    { label: 'the session has ended', event: failed('send', errorOf('unauthorized', defaultLanguage)) },
    { label: 'something is written', event: said({ type: 'draft.changed' }) },
    { label: 'Undo is pressed', event: said({ type: 'undo.pressed' }) },
    { label: 'the ten seconds are over', event: done('waitForPublishing', undefined) },
    {
      label: 'the ten seconds cannot be waited for',
      event: failed('waitForPublishing', new Error('no clock')),
    },
    { label: 'it is undone', event: done('undo', undefined) },
    { label: 'it had gone out before', event: failed('undo', errorOf('conflict', defaultLanguage)) },
    {
      label: 'undoing does not reach the server',
      event: failed('undo', errorOf('network', defaultLanguage)),
    },
    { label: 'the server has it', event: done('isGone', false) },
    { label: 'the server no longer has it', event: done('isGone', true) },
    { label: 'the server does not say', event: failed('isGone', errorOf('network', defaultLanguage)) },
  ],
  ends: ['"sent"'],
  promises: {
    'sent means that there is a recognition': (snapshot) =>
      snapshot.hasTag('sent') === (snapshot.context.sent !== null),
    'an attempt that did not work says why': (snapshot) =>
      snapshot.hasTag('failed') === (snapshot.context.error !== null),
    'what can be undone has an end to it': (snapshot) =>
      !snapshot.hasTag('undoable') || snapshot.context.sent?.until !== null,
    'too late is only said of what is out': (snapshot) =>
      !snapshot.context.isTooLate || snapshot.value === 'sent',
  },
};
