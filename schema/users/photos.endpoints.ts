/** Calls about images of people: photo, background, birthday (spec §7 "Photos"). */
import * as z from 'zod/mini';
import { FileKey } from '../files/files.endpoints.ts';
import { fileRules } from '../files/files.rules.ts';
import { endpoints } from '../kit/endpoint.ts';
import { file } from '../kit/files.ts';
import { Done, Id } from '../kit/shapes.ts';
import { timeoutMs } from '../limits.ts';

const Picture = file(fileRules['user-profile-picture']);
const upload = { can: 'account.edit', module: 'profile', timeout: timeoutMs.upload } as const;
const OfWhom = z.object({
  /** Another person; only for administrators. */
  userId: z.optional(Id),
});

export const photoEndpoints = endpoints({
  /**
   * The small version of a photo; 404 for a person without a photo, and for an external user who requests another
   * person's photo.
   */
  photo: {
    route: 'GET /user/profile-photo/downgrade/{id}',
    answer: 'blob',
    can: 'session.use',
    timeout: timeoutMs.profilePhoto,
    origin: 'spec',
  },
  replacePhoto: {
    route: 'PUT /user/profile-photo',
    body: z.object({
      file: Picture,
      /** The small version, scaled by the client; without it the full image serves as both. */
      small: z.optional(Picture),
    }),
    encoding: 'multipart',
    reply: z.object({ profileImageUrl: z.string() }),
    origin: 'spec',
    ...upload,
  },
  uploadPhoto: {
    route: 'POST /user/profile-image',
    // No screen: The editor of the photo sends both sizes with PUT /user/profile-photo.
    body: z.object({ key: FileKey }),
    reply: z.object({ profileImageUrl: z.string() }),
    can: 'account.edit',
    module: 'profile',
    origin: 'spec',
  },
  deletePhoto: {
    route: 'DELETE /user/profile_image',
    reply: Done,
    can: 'account.edit',
    module: 'profile',
    origin: 'spec',
  },
  uploadBackground: {
    route: 'POST /user/background-image',
    body: z.object({ file: Picture }),
    encoding: 'multipart',
    reply: z.object({ backgroundImageUrl: z.string() }),
    origin: 'spec',
    ...upload,
  },
  deleteBackground: {
    route: 'DELETE /user/background-image',
    reply: Done,
    can: 'account.edit',
    module: 'profile',
    origin: 'ours',
  },
  updateBirthdayImage: {
    route: 'PATCH /user/birthday-image',
    body: z.extend(OfWhom, { file: Picture }),
    encoding: 'multipart',
    reply: z.object({ birthdayImageUrl: z.string() }),
    origin: 'spec',
    ...upload,
    module: 'birthday_img',
  },
  deleteBirthdayImage: {
    route: 'DELETE /user/birthday-image',
    query: OfWhom,
    reply: Done,
    can: 'account.edit',
    module: 'birthday_img',
    origin: 'spec',
  },
});
