/** Open Badges credentials: issued to the holder, verifiable with the issuer's keys, and revoked permanently. */
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
} from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contexts } from '#backend/recognitions/credentials.rules.ts';
import { badges } from '#backend/program/program.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { png } from '../support/fileSamples.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf, said, type Refused } from '../support/said.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { storesOf } from '../support/trials.ts';

interface Award {
  readonly id: string;
  readonly credential_id: string | null;
  readonly credential_revoked: boolean;
}
interface Credential {
  readonly id: string;
  readonly state: string;
  readonly jwt: string;
  readonly keys: JSONWebKeySet['keys'];
  readonly badge: { readonly name: string; readonly image_url: string | null };
  readonly holder: { readonly name: string };
  readonly issuer: { readonly name: string };
  readonly reason: string;
  readonly awarded_at: string;
  readonly issued_at: string;
  readonly revoked_at: string | null;
}
interface Verifiable {
  readonly '@context': readonly string[];
  readonly id: string;
  readonly type: readonly string[];
  readonly issuer: { readonly id: string; readonly type: readonly string[]; readonly name: string };
  readonly validFrom: string;
  readonly credentialSubject: {
    readonly id: string;
    readonly type: readonly string[];
    readonly identifier: readonly { readonly identityHash: string }[];
    readonly achievement: {
      readonly id: string;
      readonly type: readonly string[];
      readonly name: string;
      readonly description: string;
      readonly criteria: { readonly narrative: string };
      readonly image?: { readonly id: string };
    };
  };
  readonly credentialStatus?: { readonly id: string; readonly type: string };
}

const words = 'Por cerrar el inventario en una noche — ¡qué equipo! 🎉';
let deployment: TestDeployment;
let money: Money;
let awardId: string;
let postId: string;
afterEach(() => deployment.close());

const as = (email: string, route: string) => said<Refused & Award>(deployment, route, { as: email });
const issue = (email = manager, id = awardId) => as(email, `POST /badge/award/${id}/credential`);
const revoke = (email = manager, id = awardId) => as(email, `DELETE /badge/award/${id}/credential`);
const check = (id: string | null, origin?: string) =>
  said<Refused & Credential>(deployment, `GET /credential/${id ?? ''}`, {
    headers: origin === undefined ? {} : { 'x-page-origin': origin },
  });
const opened = async ({ jwt, keys }: Credential, now = deployment.now) =>
  jwtVerify<JWTPayload & { vc: Verifiable }>(jwt, createLocalJWKSet({ keys }), {
    algorithms: ['ES256'],
    currentDate: new Date(now),
  });

describe.each(storesOf(import.meta.url))('credentials, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
    const badge = await money.aBadge(5, {
      id: 'night',
      name: 'Noche de inventario',
      description: 'Guardias',
    });
    await thank({ badge_id: badge });
  });
  async function thank(body: Record<string, unknown>): Promise<void> {
    const { said: post } = await money.send({
      badge_id: 'night',
      post_types: [],
      amount: 0,
      message: words,
      ...body,
    });
    await money.publish();
    postId = post.id;
    const awards = await money.json<Award[]>('GET /badge/awards', manager);
    awardId = awards[0]?.id ?? '';
  }

  it('a credential is issued only to the holder of the badge, and only once', async () => {
    for (const email of [employee, admin]) expect((await issue(email)).status, email).toBe(404);
    expect((await issue(manager, 'nothing')).status).toBe(404);
    const first = await issue();
    expect(first.body.credential_id).toMatch(/^[^~]+~[^~]+$/);
    deployment.now += 60_000;
    expect((await issue()).body).toEqual(first.body);
    const { body } = await check(first.body.credential_id);
    expect(body.issued_at).toBe(new Date(deployment.now - 60_000).toISOString());
  });

  it('a credential shows anyone its holder, badge, issuer and reason without addresses or private keys', async () => {
    const id = (await issue()).body.credential_id;
    const { status, body } = await check(id);
    const { rows } = await money.look((store) => store.list(organizations));
    const me = await money.json<{ first_name: string; last_name: string }>('GET /user', manager);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      state: 'valid',
      badge: { name: 'Noche de inventario' },
      holder: { name: `${me.first_name} ${me.last_name}` },
      issuer: { name: rows[0]?.name },
      reason: words,
      revoked_at: null,
    });
    const text = JSON.stringify(body);
    expect([text.includes(manager), text.includes('"d"')]).toEqual([false, false]);
  });

  it('a credential is signed as Open Badges 3.0 requires, with registered claims repeating its content', async () => {
    const { body } = await check((await issue()).body.credential_id, 'https://aurora.example');
    const { payload, protectedHeader } = await opened(body);
    const { vc } = payload;
    expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: body.keys[0]?.kid });
    expect(vc['@context']).toEqual(contexts);
    expect(vc.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential']);
    expect([payload.iss, payload.jti, payload.sub]).toEqual([vc.issuer.id, vc.id, vc.credentialSubject.id]);
    expect(new Date((payload.nbf ?? 0) * 1_000).toISOString()).toBe(vc.validFrom);
    for (const id of [payload.iss, payload.jti, payload.sub, vc.credentialSubject.achievement.id])
      expect(URL.canParse(id ?? '')).toBe(true);
    expect(vc.credentialSubject).toMatchObject({
      type: ['AchievementSubject'],
      identifier: [{ identityHash: body.holder.name }],
      achievement: {
        type: ['Achievement'],
        name: 'Noche de inventario',
        description: 'Guardias',
        criteria: { narrative: words },
      },
    });
    expect(vc.credentialStatus?.id).toBe(`https://aurora.example/rest/credential/${body.id}`);
  });

  it('a credential names as issuer the key that signed it', async () => {
    const { body } = await check((await issue()).body.credential_id);
    const { payload } = await opened(body);
    const key: unknown = JSON.parse(
      Buffer.from((payload.iss ?? '').replace('did:jwk:', ''), 'base64url').toString(),
    );
    const own = await importJWK(key as Parameters<typeof importJWK>[0], 'ES256');
    expect((await jwtVerify(body.jwt, own, { currentDate: new Date(deployment.now) })).payload.jti).toBe(
      payload.jti,
    );
  });

  it('a changed credential, or one checked against another key, fails verification', async () => {
    const { body } = await check((await issue()).body.credential_id);
    const [header = '', claims = '', signature = ''] = body.jwt.split('.');
    const said2 = Buffer.from(claims, 'base64url').toString().replace('Noche', 'Día');
    const forged = [header, Buffer.from(said2).toString('base64url'), signature].join('.');
    await expect(opened({ ...body, jwt: forged })).rejects.toThrow('signature verification failed');
    const other = await openTestDeployment('tab');
    const { keys } = await other.dependencies.issuer.keys();
    other.close();
    const strangers = keys.map((key) => ({ ...key, kid: decodeProtectedHeader(body.jwt).kid }));
    await expect(opened({ ...body, keys: strangers as Credential['keys'] })).rejects.toThrow(
      'signature verification failed',
    );
  });

  it('a credential never contains an address named by a foreign page origin', async () => {
    const id = (await issue()).body.credential_id;
    for (const origin of [
      'https://evil.example',
      'https://boreal.example',
      'http://aurora.example',
      'nonsense',
      undefined,
    ]) {
      const { payload } = await opened((await check(id, origin)).body);
      expect(payload.vc.credentialStatus, origin).toBe(undefined);
      expect(JSON.stringify(payload)).not.toContain('evil');
    }
  });

  it.each([
    ['their holder', manager],
    ['an administrator', admin],
  ])('a credential is revoked permanently and visibly by %s', async (_who, email) => {
    expect((await revoke(email)).status).toBe(404);
    const id = (await issue()).body.credential_id;
    expect((await revoke(employee)).status).toBe(404);
    const { body } = await revoke(email);
    expect([body.credential_id, body.credential_revoked]).toEqual([id, true]);
    const ended = new Date(deployment.now).toISOString();
    deployment.now += 60_000;
    expect((await revoke(email)).status).toBe(200);
    const seen = (await check(id)).body;
    expect([seen.state, seen.revoked_at]).toEqual(['revoked', ended]);
    expect(reasonsOf(await issue())).toEqual([': credential_revoked']);
    expect((await check(id)).body.state).toBe('revoked');
  });

  it('a credential is revoked with its badge award and with the post that brought it', async () => {
    const withdrawn = (await issue()).body.credential_id;
    await as(admin, `DELETE /org/badge/award/${awardId}`);
    expect((await check(withdrawn)).body.state).toBe('revoked');
    expect((await issue()).status).toBe(404);
    expect((await revoke()).status).toBe(404);
    await thank({});
    const removed = (await issue()).body.credential_id;
    await as(employee, `DELETE /post/${postId}`);
    expect((await check(removed)).body.state).toBe('revoked');
  });

  it('a credential omits the message of a private recognition and of a hidden post', async () => {
    await thank({ is_private: true });
    const hushed = (await check((await issue()).body.credential_id)).body;
    expect([hushed.state, hushed.reason]).toEqual(['valid', '']);
    expect(JSON.stringify((await opened(hushed)).payload)).not.toContain('inventario en');
    await thank({});
    const id = (await issue()).body.credential_id;
    await money.write((store) => store.update(posts, { id: postId }, { hidden: true }));
    expect((await check(id)).body.reason).toBe('');
  });

  it('a credential embeds the uploaded picture of its badge, and its page shows it', async () => {
    const org = (await deployment.db.directory.find(`email:${manager}`)) ?? '';
    await deployment.dependencies.blobs.put(org, 'call/a', {
      bytes: png,
      contentType: 'image/png',
      name: 'a.png',
    });
    await money.write((store) => store.update(badges, { id: 'night' }, { imageKey: 'call/a' }));
    const { body } = await check((await issue()).body.credential_id);
    const image = (await opened(body)).payload.vc.credentialSubject.achievement.image?.id ?? '';
    expect(image).toBe(`data:image/png;base64,${Buffer.from(png).toString('base64')}`);
    const shown = await deployment.backend.fetch(
      new Request(`http://home.test${body.badge.image_url ?? ''}`),
    );
    expect(shown.status).toBe(200);
  });

  it('unknown credential ids of every kind answer the same 404', async () => {
    const id = (await issue()).body.credential_id ?? '';
    const [org = '', own = ''] = id.split('~');
    const boreal = await deployment.db.directory.find('email:employee@boreal.example');
    const answers = await Promise.all(
      [`nobody~${own}`, `${org}~nothing`, `${boreal ?? ''}~${own}`, own, '~', 'x', `*~${own}`].map(
        async (one) => {
          const answer = await deployment.rest(`GET /credential/${one}`);
          return [answer.status, await answer.text()];
        },
      ),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
  });
});
