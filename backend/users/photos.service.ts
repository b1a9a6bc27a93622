/** Pictures of people (spec §7 "Photos"; A25). */
import type { photoEndpoints } from '#schema/users/photos.endpoints.ts';
import type { Service } from '../http/context.ts';

export const photoService: Service<typeof photoEndpoints> = {
  photo: () => Promise.reject(new Error('not yet')),
  replacePhoto: () => Promise.reject(new Error('not yet')),
  uploadPhoto: () => Promise.reject(new Error('not yet')),
  deletePhoto: () => Promise.reject(new Error('not yet')),
  uploadBackground: () => Promise.reject(new Error('not yet')),
  deleteBackground: () => Promise.reject(new Error('not yet')),
  updateBirthdayImage: () => Promise.reject(new Error('not yet')),
  deleteBirthdayImage: () => Promise.reject(new Error('not yet')),
};
