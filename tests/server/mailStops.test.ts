/** Addresses that stop a mail act by POST alone: who opens one in a browser comes to its switch. */
import { expect, it } from 'vitest';
import { createHttp } from '#server/http.ts';

it.each([
  ['/rest/analytics/views/stop/aurora.v1.signed', '/charts?view=v1'],
  ['/rest/communication/unsubscribe/aurora.ana.signed.digest', '/general_settings'],
])('the address %s of a mail, when it is opened, changes nothing and leads to %s', async (from, to) => {
  let asked = 0;
  const answerer = { fetch: async () => Response.json({ asked: (asked += 1) }) };
  const app = createHttp({ graphql: answerer, rest: answerer, log: () => undefined });
  const address = new URL(from, 'http://a.test');
  const opened = await app.fetch(new Request(address));
  expect([opened.status, opened.headers.get('location'), asked]).toEqual([303, to, 0]);
  await app.fetch(new Request(address, { method: 'POST' }));
  expect(asked).toBe(1);
});
