/**
 * Invalid tokens: every manipulation of a valid token without the secret, and some tokens that only the deployment
 * could sign.
 */
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { secret, type TestDeployment } from '../support/deployment.ts';

type Words = Readonly<Record<string, unknown>>;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const readPart = (text: string): Words => JSON.parse(Buffer.from(text, 'base64url').toString()) as Words; // of a token of ours
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const hmac = (head: Words, claims: Words, key: string | Uint8Array, hash = 'sha256'): string => {
  const said = `${part(head)}.${part(claims)}`;
  return `${said}.${createHmac(hash, key).update(said).digest('base64url')}`;
};
const jwt = { alg: 'HS256', typ: 'JWT' };

/** The data for the tokens. */
interface Right {
  /** A valid token of a user with all permissions. */
  readonly token: string;
  readonly deployment: TestDeployment;
  readonly ownOrg: string;
  readonly otherOrg: string;
  /** A user of the other organisation. */
  readonly otherUser: string;
}

/** Name → an invalid token. */
export async function forgedTokens({
  token,
  deployment,
  ownOrg,
  otherOrg,
  otherUser,
}: Right): Promise<Readonly<Record<string, string>>> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = readPart(payload);
  const now = Math.floor(deployment.now / 1000);
  const own = (changes: Words, head: Words = jwt): string => hmac(head, { ...claims, ...changes }, secret);
  const without = (name: string): string =>
    hmac(jwt, Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)), secret);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [published = {}] = (await deployment.dependencies.issuer.keys()).keys;
  const link = await deployment.dependencies.tokens.signLink(
    { userId: String(claims['sub']), org: ownOrg, purpose: 'activation', stamp: 'x' },
    deployment.now,
  );
  return {
    'algorithm none': `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'algorithm nOnE with the signature': `${part({ alg: 'nOnE', typ: 'JWT' })}.${payload}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'two parts': `${header}.${payload}`,
    'four parts': `${token}.${signature}`,
    'five parts': `${header}..${payload}.${signature}.${signature}`,
    'another key': hmac(jwt, claims, 'another secret that is long enough too'),
    'an empty key': hmac(jwt, claims, ''),
    'HS512 of the right key': hmac({ ...jwt, alg: 'HS512' }, claims, secret, 'sha512'),
    'RS256 of a key of its own': await new SignJWT({ ...claims })
      .setProtectedHeader({ ...jwt, alg: 'RS256' })
      .sign(rsa.privateKey),
    'ES256 with its key in the header': await new SignJWT({ ...claims })
      .setProtectedHeader({
        ...jwt,
        alg: 'ES256',
        jwk: ec.publicKey.export({ format: 'jwk' }),
      })
      .sign(ec.privateKey),
    'HS256 under the published key': hmac(jwt, claims, JSON.stringify(published)),
    'HS256 under the x of the published key': hmac(
      jwt,
      claims,
      Buffer.from(textOf(published['x']), 'base64url'),
    ),
    'RS256 in name, HS256 in truth': own({}, { ...jwt, alg: 'RS256' }),
    'a critical header that nobody knows': own({}, { ...jwt, crit: ['b64'], b64: false }),
    'another type': own({}, { alg: 'HS256', typ: 'at+jwt' }),
    'no type': own({}, { alg: 'HS256' }),
    'another audience': own({ aud: 'aplauso:public' }),
    'no audience': without('aud'),
    'a mailed link': link,
    'the audience of links': own({ aud: 'aplauso:link' }),
    'another issuer': own({ iss: 'somebody' }),
    'no issuer': without('iss'),
    expired: own({ exp: now - 1 }),
    'the end as text': own({ exp: String(now + 999) }),
    'no end': without('exp'),
    'from the future': own({ iat: now + 3_600, exp: now + 7_200 }),
    'not yet': own({ nbf: now + 3_600 }),
    'no beginning': without('iat'),
    'no number': without('jti'),
    'no person': without('sub'),
    'an unknown person': own({ sub: 'nobody' }),
    'a person of the other organisation': own({ sub: otherUser }),
    'another organisation': own({ org: otherOrg }),
    "the home's own scope": own({ org: 'home' }),
    'no organisation': without('org'),
    'an organisation of both': own({ org: [ownOrg, otherOrg] }),
    'an earlier epoch': own({ epoch: Number(claims['epoch']) - 1 }),
    'a later epoch': own({ epoch: Number(claims['epoch']) + 1 }),
    'no epoch': without('epoch'),
    'the epoch as text': own({ epoch: String(claims['epoch']) }),
    'a changed payload': `${header}.${part({ ...claims, sub: otherUser })}.${signature}`,
    cut: token.slice(0, -1),
    'cut in the middle': token.slice(0, token.length / 2),
    'one letter more': `${token}A`,
    nothing: '',
    nonsense: 'nonsense',
    null: 'null',
    'an API key': 'ak_nobody_has_this_one',
    'very long': `${'a'.repeat(20_000)}.${payload}.${signature}`,
  };
}

/** Name → headers and query that carry a valid token in a wrong way. */
export const wrongCarriage = (
  token: string,
): Readonly<Record<string, { readonly headers?: Record<string, string>; readonly search?: string }>> => {
  const said = (authorization: string) => ({ headers: { authorization } });
  return {
    'no scheme': said(token),
    'lower case': said(`bearer ${token}`),
    'upper case': said(`BEARER ${token}`),
    'another scheme': said(`Token ${token}`),
    basic: said(`Basic ${btoa(`bearer:${token}`)}`),
    'no space': said(`Bearer${token}`),
    'two spaces': said(`Bearer  ${token}`),
    'a tab': said(`Bearer\t${token}`),
    'a space that does not break': said(`Bearer\u00a0${token}`),
    'a space within': said(`Bearer ${token.slice(0, 30)} ${token.slice(30)}`),
    'a tab within': said(`Bearer ${token.slice(0, 30)}\t${token.slice(30)}`),
    'a word after': said(`Bearer ${token} x`),
    'a comma after': said(`Bearer ${token},`),
    quoted: said(`Bearer "${token}"`),
    doubled: said(`Bearer ${token}, Bearer ${token}`),
    'after another': said(`Bearer nonsense, Bearer ${token}`),
    'before another': said(`Bearer ${token}, Basic YTpi`),
    'in another header': { headers: { 'x-authorization': `Bearer ${token}`, 'x-access-token': token } },
    'in a cookie': {
      headers: { cookie: `authorization=Bearer ${token}; auth_token=${token}; token=${token}` },
    },
    'in the query': {
      search: `token=${token}&access_token=${token}&auth_token=${token}&authorization=Bearer+${token}`,
    },
  };
};

/** Name → an invalid key of the public API. */
export const forgedKeys = (key: string): Readonly<Record<string, string>> => ({
  'another prefix': `ak_${key.slice(4)}`,
  'no prefix': key.slice(4),
  cut: key.slice(0, -1),
  'one sign more': `${key}A`,
  'another sign': `${key.slice(0, -1)}Z`,
  'upper case': key.toUpperCase(),
  'its prefix in upper case': `APL_${key.slice(4)}`,
  'only what is shown of it': key.slice(0, 12),
  'a sign that no key has': `${key.slice(0, -1)}+`,
  nothing: '',
  nonsense: 'nonsense',
  'very long': key.repeat(500),
});

/** Name → headers and query that carry a valid key in a wrong way. */
export const wrongKeyCarriage = (
  key: string,
): Readonly<Record<string, { readonly headers?: Record<string, string>; readonly search?: string }>> => {
  const said = (authorization: string) => ({ headers: { authorization } });
  return {
    'lower case': said(`bearer ${key}`),
    'upper case': said(`BEARER ${key}`),
    basic: said(`Basic ${btoa(`${key}:`)}`),
    'another scheme': said(`ApiKey ${key}`),
    'two spaces': said(`Bearer  ${key}`),
    'two headers': said(`${key}, ${key}`),
    'beside a session': said(`Bearer ${key}, Bearer nonsense`),
    quoted: said(`"${key}"`),
    'a word after': said(`${key} x`),
    'in another header': { headers: { 'x-api-key': key, 'api-key': key } },
    'in a cookie': { headers: { cookie: `authorization=${key}; api_key=${key}` } },
    'in the query': { search: `authorization=${key}&api_key=${key}&key=${key}` },
  };
};
