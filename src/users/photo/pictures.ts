/** The three pictures of a person: crop, upload, removal and display (spec §7 "Photos"). */
import type { QueryClient } from '@tanstack/react-query';
import { photoEndpoints } from '#schema/users/photos.endpoints.ts';
import { request } from '#src/api/client.ts';
import { restCall } from '#src/api/rest.ts';
import { DeleteBirthdayImageDocument, DeleteCoverDocument, DeletePhotoDocument } from '#src/gql/graphql.ts';
import { changePerson } from '#src/people/people.cache.ts';
import { profileQueries } from '#src/users/profile/profile.queries.ts';
import { refreshAccount, type Account } from '#src/users/settings/account.queries.ts';
import { cut, type Part, type Size } from './cut.ts';
import { clearImage } from './images.ts';

/** Photo, cover, and birthday picture. */
export type PictureKind = 'photo' | 'cover' | 'birthday';

/** The crop of a chosen file. */
export interface Choice {
  readonly file: File;
  readonly part: Part;
}

interface Picture {
  /** Width divided by height. */
  readonly aspect: number;
  readonly sizes: readonly [Size, ...Size[]];
  /** Returns the new URL; `key` is an idempotency key. */
  readonly save: (files: readonly File[], key: string) => Promise<string>;
  readonly remove: (key: string) => Promise<unknown>;
  /** The current picture. */
  readonly of: (account: Account) => string | null;
}

const first = (files: readonly File[]): File => files[0] ?? new File([], '');

/** Sizes in pixels. */
export const pictures: Readonly<Record<PictureKind, Picture>> = {
  photo: {
    aspect: 1,
    sizes: [
      { width: 512, height: 512 },
      { width: 192, height: 192 },
    ],
    save: async (files, key) => {
      const body = { file: first(files), small: files[1] };
      return (await restCall(photoEndpoints.replacePhoto, 'users.replacePhoto', { body }, { key }))
        .profileImageUrl;
    },
    remove: (key) => request(DeletePhotoDocument, {}, { key }),
    of: ({ profileImageUrl }) => profileImageUrl,
  },
  cover: {
    aspect: 4,
    sizes: [{ width: 1_600, height: 400 }],
    save: async (files, key) => {
      const body = { file: first(files) };
      return (await restCall(photoEndpoints.uploadBackground, 'users.uploadBackground', { body }, { key }))
        .backgroundImageUrl;
    },
    remove: (key) => request(DeleteCoverDocument, {}, { key }),
    of: ({ backgroundImageUrl }) => backgroundImageUrl,
  },
  birthday: {
    aspect: 1,
    sizes: [{ width: 512, height: 512 }],
    save: async (files, key) => {
      const body = { file: first(files) };
      const operation = 'users.updateBirthdayImage';
      return (await restCall(photoEndpoints.updateBirthdayImage, operation, { body }, { key }))
        .birthdayImageUrl;
    },
    remove: (key) => request(DeleteBirthdayImageDocument, {}, { key }),
    of: ({ birthdayImageUrl }) => birthdayImageUrl,
  },
};

/** Crops and uploads. Raises `Unreadable` or `ApiError`. */
export async function savePicture(kind: PictureKind, { file, part }: Choice, key: string): Promise<string> {
  const { sizes, save } = pictures[kind];
  return save(await cut(file, part, sizes), key);
}

/** Updates the caches with a new or removed picture. */
export function spreadPicture(
  cache: QueryClient,
  kind: PictureKind,
  userId: string,
  url: string | null,
): void {
  if (kind === 'photo') {
    changePerson(cache, userId, { profileImageUrl: url });
    // After a removal the photo is cleared later, once every cache knows: a component with the old URL would
    // request it again.
    if (url !== null) clearImage(userId);
  } else {
    const name = kind === 'cover' ? 'backgroundImageUrl' : 'birthdayImageUrl';
    cache.setQueryData(profileQueries.person(userId).queryKey, (page) =>
      page === undefined ? page : { ...page, [name]: url },
    );
  }
  void Promise.all([
    refreshAccount(cache),
    cache.invalidateQueries({ queryKey: profileQueries.person(userId).queryKey }),
  ]).finally(() => {
    if (kind === 'photo' && url === null) clearImage(userId);
  });
  if (kind === 'birthday') void cache.invalidateQueries({ queryKey: ['celebrations'] });
}
