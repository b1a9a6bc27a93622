/** Rules for pictures of people, and the pictures besides the photo: the cover and the birthday picture. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { html, pdf, png, svg } from '../support/fileSamples.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf, said } from '../support/said.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { jpeg, picturesIn, type Pictures, type Said } from './pictures.ts';
import { storesOf } from '../support/trials.ts';

let deployment: TestDeployment;
let money: Money;
let pictures: Pictures;
afterEach(() => deployment.close());

describe.each(storesOf(import.meta.url))('pictures of people, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
    pictures = picturesIn(deployment, money);
    await money.write((store) => store.update(modules, {}, { active: true }));
  });

  it('a picture is refused and not stored unless its bytes are PNG, JPEG, WebP or GIF of at most 5 MB', async () => {
    const put = vi.spyOn(deployment.dependencies.blobs, 'put');
    const remove = vi.spyOn(deployment.dependencies.blobs, 'remove');
    const large = new Uint8Array(5 * 1_048_576 + 1);
    large.set(png);
    const routes = ['PUT /user/profile-photo', 'POST /user/background-image', 'PATCH /user/birthday-image'];
    for (const route of routes) {
      for (const bytes of [svg, html, pdf, new TextEncoder().encode('GIF')])
        expect(reasonsOf(await pictures.send(route, { file: bytes })), route).toEqual(['file: file_type']);
      expect(reasonsOf(await pictures.send(route, { file: svg }, { type: 'image/svg+xml' }))).toEqual([
        'file: file_type',
      ]);
      // A valid picture with the wrong content type is refused.
      expect(reasonsOf(await pictures.send(route, { file: jpeg }, { type: 'image/png' }))).toEqual([
        'file: file_type',
      ]);
      expect(reasonsOf(await pictures.send(route, { file: new Uint8Array() })), route).toEqual([
        'file: file_empty',
      ]);
      expect(reasonsOf(await pictures.send(route, { picture: png })), route).toEqual(['file: required']);
      const sentences = await Promise.all(
        ['es', 'en'].map(async (language) => {
          const answer = await pictures.send(
            route,
            { file: large },
            {
              headers: { 'accept-language': language },
            },
          );
          expect([answer.status, reasonsOf(answer)]).toEqual([422, ['file: file_too_large']]);
          return answer.body.reasons[0]?.message;
        }),
      );
      expect(sentences).toEqual([
        'El archivo puede pesar 5 MB como máximo.',
        'The file can have 5 MB at most.',
      ]);
    }
    expect(reasonsOf(await pictures.photo({ file: png, small: svg }))).toEqual(['small: file_type']);
    expect(put.mock.calls.map(([, key]) => key)).toEqual(remove.mock.calls.map(([, key]) => key));
    expect(await pictures.row()).toMatchObject({
      photoKey: null,
      backgroundKey: null,
      birthdayImageKey: null,
    });
    const largest = large.slice(0, -1);
    expect((await pictures.photo({ file: largest })).status).toBe(200);
  });

  it('a background picture appears on the profile until it is replaced or removed', async () => {
    const { body } = await pictures.send('POST /user/background-image', { file: png });
    const page = await said<Said>(deployment, `GET /user/${(await pictures.row()).id}/public`, {
      as: manager,
    });
    expect(page.body.background_image_url).toBe(body.background_image_url);
    expect((await pictures.account())['background_image_url']).toBe(body.background_image_url);
    const next = await pictures.send('POST /user/background-image', { file: jpeg });
    expect([
      await pictures.at(body.background_image_url),
      await pictures.at(next.body.background_image_url),
    ]).toEqual([404, jpeg]);
    await said(deployment, 'DELETE /user/background-image', { as: employee });
    expect(await pictures.at(next.body.background_image_url)).toBe(404);
    expect((await pictures.account())['background_image_url']).toBeNull();
  });

  it('a birthday picture is set by its person, or by an administrator for others', async () => {
    const { id } = await pictures.row(manager);
    const put = (as: string, userId?: string) =>
      pictures.send(
        'PATCH /user/birthday-image',
        { file: png, ...(userId === undefined ? {} : { user_id: userId }) },
        { as },
      );
    const take = (as: string, userId: string) =>
      said(deployment, `DELETE /user/birthday-image?user_id=${userId}`, { as });
    const kept = vi.spyOn(deployment.dependencies.blobs, 'put');
    const removed = vi.spyOn(deployment.dependencies.blobs, 'remove');
    expect((await put(employee, id)).status).toBe(403);
    expect((await put(employee, 'nothing')).status).toBe(403);
    expect((await put(admin, 'nothing')).status).toBe(404);
    expect(removed.mock.calls.map(([, key]) => key)).toEqual(kept.mock.calls.map(([, key]) => key));
    const own = await put(manager, id);
    expect((await pictures.account(manager))['birthday_image_url']).toBe(own.body.birthday_image_url);
    const theirs = await put(admin, id);
    expect([
      await pictures.at(own.body.birthday_image_url),
      await pictures.at(theirs.body.birthday_image_url),
    ]).toEqual([404, png]);
    expect((await pictures.row(admin)).birthdayImageKey).toBeNull();
    expect((await take(employee, id)).status).toBe(403);
    expect((await pictures.row(manager)).birthdayImageKey).not.toBeNull();
    expect((await take(admin, 'nothing')).status).toBe(404);
    expect((await take(admin, id)).status).toBe(200);
    expect(await pictures.at(theirs.body.birthday_image_url)).toBe(404);
  });

  it('administrators cannot change birthday pictures of people in another organisation', async () => {
    const org = (await deployment.db.directory.find('email:employee@boreal.example')) ?? '';
    const theirs = await deployment.db.read(
      org,
      async (store) =>
        (await store.list(users, { where: { email: 'employee@boreal.example' } })).rows[0]?.id ?? '',
    );
    const answer = await pictures.send(
      'PATCH /user/birthday-image',
      { file: png, user_id: theirs },
      { as: admin },
    );
    const taken = await said(deployment, `DELETE /user/birthday-image?user_id=${theirs}`, { as: admin });
    expect([answer.status, taken.status]).toEqual([404, 404]);
  });

  it('pictures cannot be changed while their module is off, over REST and GraphQL, and the photo stays readable', async () => {
    await pictures.photo();
    await pictures.send('PATCH /user/birthday-image', { file: png });
    const off = async (flag: 'profile' | 'birthday_img', routes: readonly string[], field: string) => {
      await money.write((store) => store.update(modules, { flag }, { active: false }));
      for (const route of routes)
        expect((await pictures.send(route, { file: png })).body.code, route).toBe('module_off');
      const answer = await deployment.ask(`mutation { ${field} { success } }`, { as: employee });
      expect(answer.errors?.[0]?.extensions['code']).toBe('module_off');
    };
    await off(
      'birthday_img',
      ['PATCH /user/birthday-image', 'DELETE /user/birthday-image'],
      'deleteBirthdayImage',
    );
    expect((await pictures.account())['birthday_image_url']).toBeNull();
    const inProfile = [
      'PUT /user/profile-photo',
      'POST /user/profile-image',
      'DELETE /user/profile_image',
      'POST /user/background-image',
      'DELETE /user/background-image',
    ];
    await off('profile', inProfile, 'deletePhoto');
    const photo = await deployment.rest(`GET /user/profile-photo/downgrade/${(await pictures.row()).id}`, {
      as: manager,
    });
    expect(photo.status).toBe(200);
  });
});
