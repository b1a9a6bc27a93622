/** Pictures of people: profile photo, background, birthday picture (spec §7 "Photos"). */
import { may } from '#schema/permissions.ts';
import { isNoId, photoSentence } from '#schema/users/photos.rules.ts';
import type { photoEndpoints } from '#schema/users/photos.endpoints.ts';
import { fileAnswer } from '../files/files.answer.ts';
import type { FileReader } from '../files/files.readers.ts';
import { filesByKey } from '../files/files.rules.ts';
import { files } from '../files/files.tables.ts';
import type { Context, Service, StoredFile } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { badges } from '../program/program.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';

type Pictures = Partial<
  Pick<UserRow, 'photoKey' | 'photoSmallKey' | 'backgroundKey' | 'birthdayImageKey' | 'profileImageUrl'>
>;

/** Deletes a file that the person no longer uses. An upload that became the picture of a badge is kept. */
async function forget(context: Context, key: string): Promise<void> {
  const { store, discard } = context;
  const { rows: others } = await store.list(badges, { where: { imageKey: key }, limit: 1 });
  if (others.length > 0) return;
  // The upload cannot be used again, because its bytes are deleted.
  await store.remove(files, { id: key });
  discard(key);
}

/** Replaces pictures and deletes the old files. */
export async function put(context: Context, user: UserRow, pictures: Pictures): Promise<void> {
  const keysOf = (row: UserRow): readonly string[] =>
    [row.photoKey, row.photoSmallKey, row.backgroundKey, row.birthdayImageKey].filter((key) => key !== null);
  await context.store.update(users, { id: user.id }, pictures);
  const kept = new Set(keysOf({ ...user, ...pictures }));
  for (const key of new Set(keysOf(user))) if (!kept.has(key)) await forget(context, key);
}

/** The user whose picture is meant: the caller, or for administrators any person of the organisation. */
async function whose({ store, me, language }: Context, userId: string | undefined): Promise<UserRow> {
  if (userId === undefined || userId === me.id) return me;
  if (!may(me.userType, 'admin.see')) throw domainError('forbidden', language);
  const {
    rows: [user],
  } = await store.list(users, { where: { id: userId } });
  if (user === undefined) throw domainError('not_found', language);
  return user;
}

/** The photo of a person is for everyone who may search for people; an upload that is no photo belongs to no record. */
export const photoReader: FileReader = async (store, me, { id, uploaderId }) => {
  const { rows } = await store.list(users, { where: { id: uploaderId, photoKey: id } });
  return rows.length === 0 ? undefined : uploaderId === me.id || may(me.userType, 'people.search');
};

/** The picture inside of a `data:` URL, which the demo's people have before they upload a photo. */
function drawnIn(url: string): StoredFile | undefined {
  const [, contentType, text] = /^data:(image\/[\w+.-]+),(.+)$/su.exec(url) ?? [];
  if (contentType === undefined || text === undefined) return undefined;
  return { bytes: new TextEncoder().encode(decodeURIComponent(text)), contentType, name: '' };
}

export const photoService: Service<typeof photoEndpoints> = {
  async photo({ store, me, language, answerFile }, { params }) {
    if (isNoId(params.id))
      throw domainError('invalid', language, [
        { field: 'id', code: 'user_id', message: photoSentence('user_id', language) },
      ]);
    // Roles that may not search for people do not see their photos.
    if (params.id !== me.id && !may(me.userType, 'people.search')) throw domainError('not_found', language);
    const {
      rows: [user],
    } = await store.list(users, { where: { id: params.id } });
    const key = user?.photoSmallKey ?? user?.photoKey;
    // The URL does not change with the photo, so caches must revalidate.
    const revalidated = (file: StoredFile): Response => {
      const answer = fileAnswer(file, 0);
      answer.headers.set('cache-control', 'private, no-cache');
      return answer;
    };
    const drawn = key === undefined || key === null ? drawnIn(user?.profileImageUrl ?? '') : undefined;
    if (drawn !== undefined) return revalidated(drawn);
    if (key === undefined || key === null) throw domainError('not_found', language);
    return answerFile(key, revalidated);
  },

  async replacePhoto(context, { body: { file, small } }) {
    await put(context, context.me, { photoKey: file.key, photoSmallKey: small?.key ?? null });
    return { profileImageUrl: await context.linkTo(small?.key ?? file.key) };
  },

  async uploadPhoto(context, { body: { key } }) {
    const { store, me, language, linkTo } = context;
    const upload = (await filesByKey(store, [key])).get(key);
    const findings = new ValidationErrors(language);
    if (upload?.uploaderId !== me.id || upload.type !== 'user-profile-picture')
      findings.add('key', 'file_unknown');
    findings.throwIfAny();
    await put(context, me, { photoKey: key, photoSmallKey: null });
    return { profileImageUrl: await linkTo(key) };
  },

  async deletePhoto(context) {
    await put(context, context.me, { photoKey: null, photoSmallKey: null, profileImageUrl: null });
    return { success: true };
  },

  async uploadBackground(context, { body: { file } }) {
    await put(context, context.me, { backgroundKey: file.key });
    return { backgroundImageUrl: await context.linkTo(file.key) };
  },

  async deleteBackground(context) {
    await put(context, context.me, { backgroundKey: null });
    return { success: true };
  },

  async updateBirthdayImage(context, { body: { userId, file } }) {
    await put(context, await whose(context, userId), { birthdayImageKey: file.key });
    return { birthdayImageUrl: await context.linkTo(file.key) };
  },

  async deleteBirthdayImage(context, { query: { userId } }) {
    await put(context, await whose(context, userId), { birthdayImageKey: null });
    return { success: true };
  },
};
