/** In front of a server that knows the specification alone, people sign in and start; what it lacks is named as such. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createProxy, upstreamTransport } from '#server/upstream.ts';
import {
  BootDocument,
  DeleteCommentDocument,
  ExchangeTeamsTokenDocument,
  FeedDocument,
  LoginDocument,
  LinksDocument,
  ReactToPostDocument,
  VerifyOneTimeCodeDocument,
} from '#src/gql/graphql.ts';
import { may, permissions, type Permission } from '#schema/permissions.ts';
import { serve } from './served.ts';
import { standIn } from './standIn.ts';

let other: Awaited<ReturnType<typeof standIn>>;
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  other = await standIn();
  served = await serve({ rest: createProxy(other.base), transport: upstreamTransport(other.base) });
});
afterAll(async () => {
  await served.stop();
  await other.stop();
});

const Answer = z.object({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.optional(
    z.array(z.object({ path: z.array(z.string()), extensions: z.record(z.string(), z.unknown()) })),
  ),
});
const ask = async (document: { toString(): string }, variables: object = {}) =>
  z.parse(
    Answer,
    await (await served.ask(document.toString(), variables, { authorization: 'Bearer by-password' })).json(),
  );
const refusal = async (document: { toString(): string }, variables: object = {}) =>
  (await ask(document, variables)).errors?.[0]?.extensions;

describe('a server of the specification alone', () => {
  it('a sign-in by password and by Teams reads the token where the specification puts it', async () => {
    const login = await ask(LoginDocument, { email: 'ana@aurora.example', password: 'x' });
    expect(login).toEqual({ data: { login: { authToken: 'by-password', challengeToken: null } } });
    const teams = await ask(ExchangeTeamsTokenDocument, { token: 'chat' });
    expect(teams).toEqual({ data: { exchangeTeamsToken: { authToken: 'by-teams' } } });
  });

  it('the start-up reads user, modules, counts and colours without fields of our own', async () => {
    const { data, errors } = await ask(BootDocument);
    const names = Object.keys(permissions) as Permission[]; // keys of a constant table
    expect(data?.['user']).toMatchObject({
      id: '7',
      language: 'english',
      userType: 'employee',
      permissions: names.filter((name) => may('employee', name)),
      jobPosition: null,
      pointsToGive: 0,
    });
    expect(data?.['modules']).toEqual(
      expect.arrayContaining([
        { flag: 'recognitions', active: true },
        { flag: 'catalog', active: false },
      ]),
    );
    expect(data?.['counts']).toEqual({ notificationCount: 3, pendingSurveys: 2 });
    expect(data?.['settings']).toMatchObject({
      defaultLanguage: 'spanish',
      branding: { banner: { main: '#113355', secondary: '#aa3300' }, logoUrl: null },
    });
    // The list of languages is a call of the specification; this server fails it, and the built-in list applies.
    expect(errors?.map(({ path }) => path[0])).toEqual(['languages']);
  });

  it('a page of the feed without pagination is read, and a write may answer anything', async () => {
    // What a server lists without a state is published, and its people are active.
    const post = { id: '31', message: 'Gracias', state: 'published', sender: { id: '7', takesPoints: true } };
    expect((await ask(FeedDocument, { page: 1 })).data?.['posts']).toMatchObject({ items: [post] });
    expect(await ask(DeleteCommentDocument, { id: '1' })).toMatchObject({ data: {} });
  });

  it('the words of a refused code are kept for the page that shows them', async () => {
    const refused = await refusal(VerifyOneTimeCodeDocument, { email: 'ana@aurora.example', code: '123456' });
    expect(refused).toMatchObject({ code: 'other', status: 400, said: 'Ese código ya venció.' });
  });

  it('a refusal that only our backend would explain is the bare status, and may be repeated', async () => {
    const refused = await refusal(ReactToPostDocument, { postId: '1', reaction: 'like' });
    expect(refused).toMatchObject({ code: 'other', status: 400, message: 'Error 400', recoverable: true });
  });

  it('a feature whose call the specification does not name is off', async () => {
    expect(await refusal(LinksDocument)).toMatchObject({
      code: 'module_off',
      status: 404,
      recoverable: false,
    });
  });
});
