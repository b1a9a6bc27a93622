/** The deployment as it runs reads sheets in a thread: its event loop answers others meanwhile. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTokens } from '#backend/auth/tokens.ts';
import { tables } from '#backend/tables.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { openDeployment, type Deployment } from '#server/deployment.ts';
import { readSettings } from '#server/settings.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { taller } from '#tests/backend/postFixture.ts';
import { manyCells, types } from '#tests/backend/sheets.ts';
import { aFolder, writeBuild } from './served.ts';

const secret = 'what signs the sessions of this one test';
const { folder, remove } = aFolder();
let deployment: Deployment;
let headers: { readonly authorization: string };
beforeAll(async () => {
  writeBuild(path.join(folder, 'dist'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const db = openSqlDatabase({
    file: path.join(data, 'aplauso.sqlite'),
    tables,
    migrations: path.resolve('server/migrations'),
  });
  await seedDatabase(db, [taller]);
  await db.close();
  const settings = readSettings({ DATA_DIR: data, SESSION_SECRET: secret }, []);
  deployment = await openDeployment(settings, () => undefined, path.join(folder, 'dist'));
  const session = { userId: 'diego', org: 'taller', epoch: 0 };
  const token = await createTokens(new TextEncoder().encode(secret), () => 'id').sign(session, Date.now());
  headers = { authorization: `Bearer ${token}` };
  // The code of all calls is loaded.
}, 120_000);
afterAll(async () => {
  await deployment.close();
  remove();
});

const ask = async (route: string, body?: FormData): Promise<unknown> => {
  const [method = 'GET', to = ''] = route.split(' ');
  const request = new Request(new URL(to, 'http://aplauso.test'), {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const answer = await deployment.app.fetch(request);
  return [answer.status, await answer.json()];
};

it('a large sheet is read in a thread that starts for it, and calls made after the start are answered before it', async () => {
  const started = Promise.withResolvers<'thread'>();
  const start = () => started.resolve('thread');
  process.on('worker', start);
  const form = new FormData();
  form.set('file', new File([manyCells(4_000, 59)], 'personas.xlsx', { type: types.xlsx }));
  const order: string[] = [];
  const sheet = ask('POST /rest/validate/excel', form).finally(() => order.push('sheet'));
  expect(await Promise.race([started.promise, sheet])).toBe('thread');
  process.off('worker', start);
  for (let call = 0; call < 10; call += 1) {
    expect(await ask('GET /rest/user')).toMatchObject([200, { email: 'diego@taller.example' }]);
    order.push('user');
  }
  expect(await sheet).toMatchObject([200, { rows: 3_999 }]);
  expect(order).toEqual([...Array.from({ length: 10 }, () => 'user'), 'sheet']);
}, 120_000);
