/**
 * Changes of one's own pictures over the real backend: sent once, visible everywhere at once, and gone after removal.
 */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { modules } from '#backend/organization/organization.tables.ts';
import { newKey } from '#src/api/newKey.ts';
import { tokenStore } from '#src/api/token.ts';
import { clearImages, imageOf } from '#src/users/photo/images.ts';
import { pictures, spreadPicture } from '#src/users/photo/pictures.ts';
import { profileQueries } from '#src/users/profile/profile.queries.ts';
import { accountQueries } from '#src/users/settings/account.queries.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { employee, moneyIn } from '#tests/backend/money.ts';
import { jpeg, webp } from '#tests/backend/pictures.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';

let deployment: TestDeployment;
let cache: QueryClient;
let id: string;
let calls: string[] = [];
const blobs = new Map<string, Blob>();

const file = (bytes: Uint8Array<ArrayBuffer>, type: string): File => new File([bytes], 'a', { type });
const photo = (): readonly File[] => [file(webp, 'image/webp'), file(jpeg, 'image/jpeg')];

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname !== '/graphql') {
    calls.push(`${request.method} ${pathname}`);
    return deployment.backend.fetch(request);
  }
  const { query, variables } = (await request.json()) as {
    query: string;
    variables: Record<string, unknown>;
  };
  return Response.json(await deployment.ask(query, { as: employee, variables }));
}

const shown = async (): Promise<Uint8Array> => {
  const image = imageOf(id);
  image.send({ type: 'image.wanted', at: Date.now() });
  const now = await waitFor(image, (snapshot) => !snapshot.hasTag('busy'));
  const blob = blobs.get(now.context.url ?? '');
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
};

beforeEach(async () => {
  deployment = await openTestDeployment('tab');
  await moneyIn(deployment).write((store) => store.update(modules, {}, { active: true }));
  calls = [];
  blobs.clear();
  vi.stubGlobal('location', { origin: 'http://home.test' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  URL.createObjectURL = (blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  };
  URL.revokeObjectURL = (url) => void blobs.delete(url);
  tokenStore.write(await deployment.tokenOf(employee));
  cache = new QueryClient();
  const me = await cache.fetchQuery(meQuery());
  id = me?.id ?? '';
  await cache.fetchQuery(profileQueries.person(id));
});
afterEach(() => {
  clearImages();
  tokenStore.forget();
  deployment.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('pictures of one’s own profile', () => {
  test('a photo saved twice with one key is stored once, in both sizes', async () => {
    const key = newKey();
    const first = await pictures.photo.save(photo(), key);
    const again = await pictures.photo.save(photo(), key);
    expect(again).toBe(first);
    const small = await deployment.backend.fetch(new Request(`http://home.test${first}`));
    expect(new Uint8Array(await small.arrayBuffer())).toEqual(jpeg);
    const whole = (await cache.fetchQuery(accountQueries.own())).profileImageUrl;
    const large = await deployment.backend.fetch(new Request(`http://home.test${whole ?? ''}`));
    expect(new Uint8Array(await large.arrayBuffer())).toEqual(webp);
  });

  test('a new photo replaces the cached addresses and the shown bytes at once', async () => {
    spreadPicture(cache, 'photo', id, await pictures.photo.save(photo(), newKey()));
    expect(await shown()).toEqual(jpeg);
    const url = await pictures.photo.save([file(webp, 'image/webp')], newKey());
    spreadPicture(cache, 'photo', id, url);
    expect(cache.getQueryData(meQuery().queryKey)?.profileImageUrl).toBe(url);
    expect(cache.getQueryData(profileQueries.person(id).queryKey)?.user.profileImageUrl).toBe(url);
    expect(await shown()).toEqual(webp);
    expect(blobs.size).toBe(1);
  });

  test('a removed photo is gone from the cache and the account', async () => {
    spreadPicture(cache, 'photo', id, await pictures.photo.save(photo(), newKey()));
    expect(await shown()).toEqual(jpeg);
    await pictures.photo.remove(newKey());
    spreadPicture(cache, 'photo', id, null);
    expect(cache.getQueryData(meQuery().queryKey)?.profileImageUrl).toBeNull();
    // The cached photo goes as soon as the page knows that the account has none.
    await vi.waitFor(() => expect(imageOf(id).getSnapshot().matches('missing')).toBe(true));
    await shown();
    expect(imageOf(id).getSnapshot().context.error).toMatchObject({ code: 'not_found' });
    expect(pictures.photo.of(await cache.fetchQuery(accountQueries.own()))).toBeNull();
  });

  test.each(['cover', 'birthday'] as const)('the %s picture is saved and removed', async (kind) => {
    const picture = pictures[kind];
    const name = kind === 'cover' ? 'backgroundImageUrl' : 'birthdayImageUrl';
    const url = await picture.save([file(webp, 'image/webp')], newKey());
    spreadPicture(cache, kind, id, url);
    expect(cache.getQueryData(profileQueries.person(id).queryKey)?.[name]).toBe(url);
    const kept = picture.of(await cache.fetchQuery(accountQueries.own()));
    expect(kept).not.toBeNull();
    await picture.remove(newKey());
    await cache.invalidateQueries();
    expect(picture.of(await cache.fetchQuery(accountQueries.own()))).toBeNull();
  });
});
