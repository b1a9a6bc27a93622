/** Inputs and events of the profile-image machine, for stories, walks and tests. */
import { errorOf } from '#schema/errors.ts';
import { defaultLanguage, profileImageMs } from '#schema/limits.ts';
import { profileImageMachine, type LoadedImage, type ProfileImageEvent } from './profileImage.machine.ts';
import { ana, done, failed, type Samples } from './sample.ts';

const said = <E extends ProfileImageEvent>(event: E): E => event;

/** Noon of a Friday. */
export const photoAt = Date.UTC(2026, 10, 20, 12);

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d8e9fd"/><circle cx="48" cy="38" r="18" fill="#3a71b5"/><path d="M12 96a36 32 0 0 1 72 0z" fill="#3a71b5"/></svg>';

/** A loaded photo; drawn as SVG, so that stories need no file. */
export const sampleImage: LoadedImage = {
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  size: 4_096,
  at: photoAt,
};

export const profileImageSamples: Samples<typeof profileImageMachine> = {
  machine: profileImageMachine,
  inputs: { 'Ana is known': { userId: ana.id }, 'nobody is named': { userId: '' } },
  events: [
    { label: 'a face is shown', event: said({ type: 'image.wanted', at: photoAt }) },
    { label: 'the photo arrives', event: done('load', sampleImage) },
    { label: 'an empty photo arrives', event: done('load', { ...sampleImage, size: 0 }) },
    { label: 'there is no photo', event: failed('load', errorOf('not_found', defaultLanguage)) },
    { label: 'it takes over 10 seconds', event: failed('load', errorOf('timeout', defaultLanguage)) },
    { label: 'half an hour passes', event: { type: 'xstate.after.lifetime.profileImage.cached' } },
    {
      label: 'a face is shown half an hour later',
      event: said({ type: 'image.wanted', at: photoAt + profileImageMs }),
    },
    { label: 'the photo is changed', event: said({ type: 'image.cleared' }) },
    { label: 'the person signs out', event: said({ type: 'images.cleared' }) },
  ],
  ends: [],
  reasons: {
    isOld: 'The picture is younger than half an hour.',
    isSomebody: 'There is no person whose picture could be asked for.',
  },
  promises: {
    'what is shown has an address and an age': (snapshot) =>
      !snapshot.hasTag('shown') || (snapshot.context.url !== null && snapshot.context.timestamp !== null),
    'an address is held only while it is shown': (snapshot) =>
      snapshot.hasTag('shown') || (snapshot.context.url === null && snapshot.context.timestamp === null),
    'what failed says why, and nothing else does': (snapshot) =>
      snapshot.hasTag('failed') === (snapshot.context.error !== null),
    'nobody is never asked for': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.userId !== '',
  },
};
