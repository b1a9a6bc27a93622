/** The public page's check of a credential that the real backend signed: every manipulation is detected. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCredential } from '#src/recognitions/credentials/checkCredential.ts';
import type { CredentialShown } from '#src/recognitions/credentials/credentials.queries.ts';
import { IssueCredentialDocument, PublicCredentialDocument } from '#src/gql/graphql.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { manager, moneyIn } from '#tests/backend/money.ts';

let deployment: TestDeployment;
let shown: CredentialShown;

const dataOf = <T>(answer: { readonly data?: unknown }): T => answer.data as T;

beforeEach(async () => {
  deployment = await openTestDeployment('tab');
  const money = moneyIn(deployment);
  const badge = await money.aBadge(5, { id: 'night', name: 'Noche de inventario', description: 'Guardias' });
  await money.send({
    badge_id: badge,
    post_types: [],
    amount: 0,
    message: 'Por cerrar el inventario en una noche — ¡qué equipo! 🎉',
  });
  await money.publish();
  const [award] = await money.json<{ readonly id: string }[]>('GET /badge/awards', manager);
  const issued = dataOf<{ issueCredential: { credentialId: string } }>(
    await deployment.ask(IssueCredentialDocument.toString(), { as: manager, variables: { id: award?.id } }),
  );
  const id = issued.issueCredential.credentialId;
  shown = dataOf<{ credential: CredentialShown }>(
    await deployment.ask(PublicCredentialDocument.toString(), { variables: { id } }),
  ).credential;
});
afterEach(() => {
  vi.unstubAllGlobals();
  deployment.close();
});

const swapped = (jwt: string, change: (claims: string) => string): string => {
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const text = Buffer.from(claims, 'base64url').toString('utf8');
  return [head, Buffer.from(change(text)).toString('base64url'), signature].join('.');
};

describe('the check of a credential', () => {
  it('a credential signed by the backend is sound, including accents and emoji', async () => {
    expect(await checkCredential(shown)).toBe('sound');
  });

  it.each<[string, (one: CredentialShown) => Partial<CredentialShown>]>([
    ['another holder is shown', () => ({ holder: { name: 'Otra Persona' } })],
    ['another badge is shown', ({ badge }) => ({ badge: { ...badge, name: 'Faro' } })],
    ['another organisation is shown', () => ({ issuer: { name: 'Otra' } })],
    ['other words are shown', () => ({ reason: 'Por nada.' })],
    ['it is shown at the address of another credential', () => ({ id: 'aurora~another' })],
    [
      'the signed claims were changed',
      ({ jwt }) => ({ jwt: swapped(jwt, (text) => text.replace('Noche', 'Tarde')) }),
    ],
    ['it is no signed text at all', () => ({ jwt: 'nothing' })],
    ['the keys are missing', () => ({ keys: [] })],
    ['the keys are no keys', () => ({ keys: [{ kty: 'oct' }] })],
  ])('a credential is reported as altered where %s', async (_what, change) => {
    expect(await checkCredential({ ...shown, ...change(shown) })).toBe('altered');
  });

  it('a credential signed by another issuer is reported as altered', async () => {
    const { generateKeyPair, exportJWK, CompactSign } = await import('jose');
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const claims = Buffer.from(shown.jwt.split('.')[1] ?? '', 'base64url');
    const jwt = await new CompactSign(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
    const key = await exportJWK(publicKey);
    expect(await checkCredential({ ...shown, jwt, keys: [{ ...key, alg: 'ES256' }] })).toBe('altered');
  });

  it('a credential is reported as unchecked where the browser has no cryptography', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(await checkCredential(shown)).toBe('unchecked');
  });
});
