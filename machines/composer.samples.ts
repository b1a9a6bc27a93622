/** Inputs and events of the composer machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { Recognition } from '#schema/recognitions/recognitions.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { composerMachine, type ComposerEvent } from './composer.machine.ts';
import { ana, done, failed, type Samples } from './sample.ts';

const said = <E extends ComposerEvent>(event: E): E => event;

/** Luis, whom Ana thanks in the samples. */
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

/** The type that the samples send. */
export const teamwork: Post['types'][number] = {
  id: '0192f0c1-0000-7000-8000-0000000000f1',
  name: 'Trabajo en equipo',
  nameEn: 'Teamwork',
  color: '#2f855a',
  icon: 'handshake',
};

/** What Ana sends. */
export const sampleWish: Recognition = {
  receiverEmails: [luis.email],
  amount: 50,
  distribution: 'each',
  postTypes: [teamwork.id],
  message: 'Gracias por quedarte hasta cerrar el informe: llegamos a tiempo por ti.',
};

/** What becomes of it. */
export const samplePost: Post = {
  id: '0192f0c1-0000-7000-8000-0000000000e1',
  sender: { ...ana, active: true },
  receivers: [{ user: luis, points: 50 }],
  amount: 50,
  types: [teamwork],
  message: sampleWish.message ?? '',
  likesCount: 0,
  commentsCount: 0,
  myReaction: null,
  topReactions: [],
  createdAt: '2026-03-18T18:00:00.000Z',
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
  },
  events: [
    { label: 'Luis can still be thanked', event: done('lookUp', [luis]) },
    { label: 'Luis has left', event: done('lookUp', [{ ...luis, active: false }]) },
    { label: 'nobody can be looked up', event: failed('lookUp', errorOf('network', defaultLanguage)) },
    { label: 'Send is pressed', event: said({ type: 'submit.pressed', wish: sampleWish }) },
    { label: 'it is published', event: done('send', samplePost) },
    { label: 'the points do not suffice', event: failed('send', pointsGone) },
    { label: 'the purse was emptied meanwhile', event: failed('send', errorOf('conflict', defaultLanguage)) },
    { label: 'the network is away', event: failed('send', errorOf('network', defaultLanguage)) },
    { label: 'the session has ended', event: failed('send', errorOf('unauthorized', defaultLanguage)) },
    { label: 'something is written', event: said({ type: 'draft.changed' }) },
    { label: 'another one is begun', event: said({ type: 'another.requested' }) },
  ],
  ends: [],
  promises: {
    'sent means that there is a post': (snapshot) =>
      snapshot.hasTag('sent') === (snapshot.context.post !== null),
    'an attempt that did not go out says why': (snapshot) =>
      snapshot.hasTag('failed') === (snapshot.context.error !== null),
  },
};
