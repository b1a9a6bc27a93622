/**
 * The profile-image machine connected to the API: the bytes come by REST, because GraphQL cannot carry them,
 * and get an object URL.
 */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { profileImageMachine, type LoadedImage } from '#machines/profileImage.machine.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { photoEndpoints } from '#schema/users/photos.endpoints.ts';
import { pageLanguage } from '#src/api/language.ts';
import { restCall } from '#src/api/rest.ts';
import { inspect } from '#src/lib/recorder.ts';

/** Creates and revokes object URLs; tests count the revocations. */
export interface ImageAddresses {
  readonly make: (image: Blob) => string;
  readonly revoke: (url: string) => void;
}

const ofThePage: ImageAddresses = {
  make: (image) => URL.createObjectURL(image),
  revoke: (url) => URL.revokeObjectURL(url),
};

/** An interrupted body raises an `ApiError` like any failed call. */
async function bytesOf(answer: Response): Promise<Blob> {
  try {
    return await answer.blob();
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ApiError(errorOf(isLate ? 'timeout' : 'network', pageLanguage()).facts(), 'users.photo');
  }
}

/** The machine of a photo; the contract row has a timeout of 10 s (spec §9). */
export const profileImageWith = (addresses: ImageAddresses = ofThePage, now: () => number = Date.now) =>
  profileImageMachine.provide({
    actors: {
      load: fromPromise<LoadedImage, { readonly userId: string }>(async ({ input, signal }) => {
        const params = { id: input.userId };
        const options = { signal, pass: 'request' } as const;
        const answer = await restCall(photoEndpoints.photo, 'users.photo', { params }, options);
        const image = await bytesOf(answer);
        // After an abort no one would revoke the URL.
        signal.throwIfAborted();
        return { url: image.size === 0 ? '' : addresses.make(image), size: image.size, at: now() };
      }),
    },
    actions: {
      release: (_, { url }) => {
        if (url !== null && url !== '') addresses.revoke(url);
      },
    },
  });

/** The photo actor of one person. */
export type ProfileImageActor = ActorRefFrom<typeof profileImageMachine>;

/** A started actor. */
export const startProfileImage = (userId: string): ProfileImageActor =>
  createActor(profileImageWith(), { input: { userId }, inspect }).start();
