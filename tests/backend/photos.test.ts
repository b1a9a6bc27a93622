/** Photos of people: who may change them, who sees them, and that no file is left over. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import { badges } from '#backend/program/program.tables.ts';
import { png } from '../support/fileSamples.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf, said } from '../support/said.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { jpeg, picturesIn, webp, type Pictures, type Said } from './pictures.ts';
import { storesOf } from '../support/trials.ts';

const external = 'external@aurora.example';
let deployment: TestDeployment;
let money: Money;
let pictures: Pictures;
afterEach(() => deployment.close());

const small = async (id: string, as = manager): Promise<Response> =>
  deployment.rest(`GET /user/profile-photo/downgrade/${id}`, { as });
const use = (key: string, as = employee) =>
  said<Said>(deployment, 'POST /user/profile-image', { as, body: { key } });

describe.each(storesOf(import.meta.url))('profile photos, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
    pictures = picturesIn(deployment, money);
    await money.write((store) => store.update(modules, {}, { active: true }));
  });

  it('the small profile photo appears wherever people are shown, by signed links that need no token', async () => {
    const { id } = await pictures.row();
    const { status, body } = await pictures.photo({ file: png, small: jpeg });
    expect([status, await pictures.at(body.profile_image_url)]).toEqual([200, jpeg]);
    expect((await pictures.me()).profile_image_url).toBe(body.profile_image_url);
    const seen = await Promise.all([
      said(deployment, `GET /user/${id}/public`, { as: manager }),
      said(deployment, 'POST /user/search', { as: manager, body: { emails: [employee] } }),
      said(deployment, 'GET /all_users', { as: manager }),
    ]);
    for (const answer of seen) expect(JSON.stringify(answer.body)).toContain(body.profile_image_url);
    const post = await money.send();
    expect(JSON.stringify(post.said)).toContain(body.profile_image_url);
    expect(await pictures.account()).toMatchObject({ has_photo: true });
    expect(await pictures.at((await pictures.account())['profile_image_url'])).toEqual(png);
    // A link of another file or a changed link opens nothing.
    expect(await pictures.at(body.profile_image_url.replace('call/', 'call/x'))).toBe(403);
  });

  it('a profile photo without a small version is served whole', async () => {
    const { body } = await pictures.photo({ file: webp });
    expect(await pictures.at(body.profile_image_url)).toEqual(webp);
    const answer = await small((await pictures.row()).id);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(webp);
  });

  it.each(['undefined', 'null', '%20'])('a photo of the id "%s" is refused as an invalid id', async (id) => {
    const answer = await small(id);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      message: 'ID de usuario inválido',
      error: 'ID de usuario inválido',
      reasons: [{ field: 'id', code: 'user_id' }],
    });
  });

  it('the drawn portrait of a persona is served like a photo', async () => {
    const { id, profileImageUrl } = await pictures.row();
    const answer = await small(id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await answer.text()).toBe(decodeURIComponent((profileImageUrl ?? '').replace(/^[^,]*,/u, '')));
  });

  it('the small profile photo is served to colleagues only and revalidated by caches', async () => {
    const { id } = await pictures.row();
    await pictures.change(manager, { profileImageUrl: null });
    const unknown = await small('nothing');
    const missing = await small((await pictures.row(manager)).id);
    expect([unknown.status, missing.status]).toEqual([404, 404]);
    expect(await missing.text()).toBe(await unknown.text());
    await pictures.photo({ file: png, small: jpeg });
    const outside = await small(id, external);
    expect([outside.status, await outside.text()]).toEqual([404, await (await small('nothing')).text()]);
    const answer = await small(id, manager);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(jpeg);
    expect((await deployment.rest(`GET /user/profile-photo/downgrade/${id}`)).status).toBe(401);
    const theirs = await small(id, 'employee@boreal.example');
    expect([theirs.status, await theirs.text()]).toEqual([404, await (await small('nothing')).text()]);
  });

  it('a profile photo whose bytes are lost answers 404', async () => {
    await pictures.photo();
    const { id, photoKey } = await pictures.row();
    const org = (await deployment.db.directory.find(`email:${employee}`)) ?? '';
    await deployment.dependencies.blobs.remove(org, photoKey ?? '');
    expect((await small(id)).status).toBe(404);
  });

  it('a replaced or removed profile photo is deleted', async () => {
    const first = (await pictures.photo({ file: png, small: jpeg })).body.profile_image_url;
    const whole = (await pictures.account())['profile_image_url'];
    const second = (await pictures.photo({ file: webp })).body.profile_image_url;
    expect([await pictures.at(first), await pictures.at(whole), await pictures.at(second)]).toEqual([
      404,
      404,
      webp,
    ]);
    expect((await said(deployment, 'DELETE /user/profile_image', { as: employee })).body).toEqual({
      success: true,
    });
    expect(await pictures.at(second)).toBe(404);
    expect((await pictures.me()).profile_image_url).toBeNull();
    expect((await pictures.account())['has_photo']).toBe(false);
    expect((await said(deployment, 'DELETE /user/profile_image', { as: employee })).status).toBe(200);
  });

  it('removing a profile photo also removes a portrait that was never uploaded', async () => {
    expect((await pictures.account(manager))['has_photo']).toBe(
      (await pictures.me(manager)).profile_image_url !== null,
    );
    await pictures.change(manager, { profileImageUrl: '/portraits/one.svg' });
    expect((await pictures.me(manager)).profile_image_url).toBe('/portraits/one.svg');
    await said(deployment, 'DELETE /user/profile_image', { as: manager });
    expect((await pictures.me(manager)).profile_image_url).toBeNull();
  });

  it('a profile photo may be a finished upload of the caller made for that purpose, and no other', async () => {
    const right = await pictures.upload('right');
    const wrong = [
      await pictures.upload('cut', { uploadedAt: null }),
      await pictures.upload('theirs', {}, manager),
      await pictures.upload('other', { type: 'post-attachments' }),
      'user-profile-picture/none',
      (await pictures.row(manager)).id,
    ];
    for (const key of wrong) expect(reasonsOf(await use(key)), key).toEqual(['key: file_unknown']);
    const { status, body } = await use(right);
    expect([status, await pictures.at(body.profile_image_url)]).toEqual([200, png]);
    // A repeat is the same photo, so the file is not removed.
    expect(await pictures.at((await use(right)).body.profile_image_url)).toEqual(png);
    const answer = await deployment.ask(
      'mutation ($key: String!) { uploadPhoto(key: $key) { profileImageUrl } }',
      {
        as: employee,
        variables: { key: right },
      },
    );
    expect(answer.data).toEqual({ uploadPhoto: { profileImageUrl: body.profile_image_url } });
    await pictures.photo();
    expect(await pictures.at(body.profile_image_url)).toBe(404);
    expect(reasonsOf(await use(right))).toEqual(['key: file_unknown']);
  });

  it('removing a profile photo keeps its file while a badge uses the file', async () => {
    const key = await pictures.upload('both', {}, admin);
    const { body } = await use(key, admin);
    await money.write(async (store) => {
      const [badge] = (await store.list(badges)).rows;
      await store.update(badges, { id: badge?.id ?? '' }, { imageKey: key });
    });
    await said(deployment, 'DELETE /user/profile_image', { as: admin });
    expect((await pictures.me(admin)).profile_image_url).toBeNull();
    expect(await pictures.at(body.profile_image_url)).toEqual(png);
  });

  it('a repeated photo upload with one key stores the photo once', async () => {
    const again = () =>
      pictures.send(
        'PUT /user/profile-photo',
        { file: png, small: jpeg },
        {
          headers: { 'idempotency-key': 'the same' },
        },
      );
    const first = await again();
    const second = await again();
    expect(second).toEqual(first);
    expect(await pictures.at(second.body.profile_image_url)).toEqual(jpeg);
    expect(await pictures.at((await pictures.account())['profile_image_url'])).toEqual(png);
  });
});
