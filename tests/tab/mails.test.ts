/**
 * The mails of the demo as its page reads them: of both organisations, newest first, with the name of the recipient.
 */
import { expect, it } from 'vitest';
import { outbox } from '#backend/mail/mail.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { mailsOf } from '#mock/tab/mails.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { openTestDeployment } from '../support/deployment.ts';

const row = (id: string, userId: string, createdAt: string) => ({
  id,
  kind: 'code' as const,
  userId,
  email: `${id}@aurora.example`,
  language: 'spanish' as const,
  subject: `Asunto ${id}`,
  body: 'Hola',
  link: null,
  code: '012345',
  calendar: null,
  unsubscribe: null,
  sourceId: null,
  quietAt: null,
  ended: null,
  status: 'queued' as const,
  tries: 0,
  dueAt: createdAt,
  createdAt,
});

it('mails of both organisations are listed newest first, with the address when the person is gone', async () => {
  const deployment = await openTestDeployment('tab');
  expect(await mailsOf(deployment.db)).toEqual([]);
  const first = async (org: string) =>
    (await deployment.db.read(org, (store) => store.list(users, { limit: 1 }))).rows[0];
  const [ana, maya] = [await first(organizationIds.aurora), await first(organizationIds.boreal)];
  await deployment.db.tx(organizationIds.aurora, (store) =>
    store.insert(outbox, [
      row('a', ana?.id ?? '', '2026-11-20T10:00:00.000Z'),
      row('c', 'gone', '2026-11-20T12:00:00.000Z'),
    ]),
  );
  await deployment.db.tx(organizationIds.boreal, (store) =>
    store.insert(outbox, [row('b', maya?.id ?? '', '2026-11-20T11:00:00.000Z')]),
  );
  const mails = await mailsOf(deployment.db);
  expect(mails.map(({ id, name }) => [id, name])).toEqual([
    ['c', 'c@aurora.example'],
    ['b', `${maya?.firstName} ${maya?.lastName}`],
    ['a', `${ana?.firstName} ${ana?.lastName}`],
  ]);
  expect(mails[2]).toMatchObject({ to: 'a@aurora.example', code: '012345', text: 'Hola', link: null });
  deployment.close();
});
