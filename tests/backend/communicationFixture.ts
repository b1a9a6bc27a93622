/** Communications over the fixture of surveys: an administrator, a crowd, and hours that pass. */
import type { CommunicationRow, PersonRow } from '#backend/communications/communications.access.ts';
import { communicationPeople, communications } from '#backend/communications/communications.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { notifications, whatsappMessages } from '#backend/notifications/notifications.tables.ts';
import type { Row } from '#backend/store/table.ts';
import type { StoreKind } from '../support/deployment.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

export const hourMs = 3_600_000;
/** After the time to undo. */
export const undoneMs = 11_000;

export interface CommunicationFixture extends SurveyFixture {
  /** A call with a form, as somebody. */
  form(
    who: string,
    route: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<{ readonly status: number; readonly said: any }>; // oxlint-disable-line typescript/no-explicit-any -- answers of any field
  /** Sends to everybody, pinned, and returns the id. */
  sent(fields?: Readonly<Record<string, string | readonly string[]>>): Promise<string>;
  communication(id: string): Promise<CommunicationRow>;
  people(id: string): Promise<readonly PersonRow[]>;
  /** Kinds of a person's notifications about communications, oldest first. */
  toldOf(who: string): Promise<readonly string[]>;
  mailsTo(who: string): Promise<readonly Row<typeof outbox>[]>;
  whatsappTo(who: string): Promise<number>;
  /** Sets the zone of a person. */
  lives(who: string, timezone: string): Promise<void>;
  /** Lets seconds pass one by one, so that every piece of a delivery runs. */
  settle(): Promise<void>;
}

export async function openCommunicationFixture(
  kind: StoreKind,
  people = 0,
  more: Parameters<typeof openSurveyFixture>[2] = {},
): Promise<CommunicationFixture> {
  const surveys = await openSurveyFixture(kind, people, more);
  const { deployment, look, change, later } = surveys;
  const { tokens, newId } = deployment.dependencies;
  await change(async (store) => {
    await store.remove(modules, { flag: { in: ['communications', 'whatsapp'] } });
    await store.insert(
      modules,
      (['communications', 'whatsapp'] as const).map((flag) => ({ id: newId(), flag, active: true })),
    );
  });
  const form: CommunicationFixture['form'] = async (userId, route, fields) => {
    const token = await tokens.sign({ userId, org: 'taller', epoch: 0 }, deployment.now);
    const data = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const one of typeof value === 'string' ? [value] : value) data.append(name, one);
    const answer = await deployment.rest(route, { token, headers: { 'accept-language': 'es' }, form: data });
    return { status: answer.status, said: JSON.parse(await answer.text()) };
  };
  return {
    ...surveys,
    form,
    async sent(fields = {}) {
      const { status, said } = await form(boss, 'POST /communication/all', {
        title: 'Cerramos el 24',
        message: 'A las 14:00.',
        pin: 'true',
        ...fields,
      });
      if (status !== 200) throw new Error(JSON.stringify(said));
      return said.id;
    },
    communication: (id) =>
      look(async (store) => {
        const { rows } = await store.list(communications, { where: { id } });
        if (rows[0] === undefined) throw new Error(`no communication ${id}`);
        return rows[0];
      }),
    people: (communicationId) =>
      look(async (store) => (await store.list(communicationPeople, { where: { communicationId } })).rows),
    toldOf: (userId) =>
      look(async (store) => {
        const { rows } = await store.list(notifications, {
          where: { userId },
          order: [['createdAt', 'asc']],
        });
        return rows.flatMap(({ kind: one }) => (one.startsWith('communication') ? [one] : []));
      }),
    mailsTo: (userId) => look(async (store) => (await store.list(outbox, { where: { userId } })).rows),
    whatsappTo: (userId) =>
      look(async (store) => (await store.list(whatsappMessages, { where: { userId } })).rows.length),
    lives: async (id, timezone) => {
      const { users } = await import('#backend/people/users.tables.ts');
      await change((store) => store.update(users, { id }, { timezone }));
    },
    async settle() {
      for (let second = 0; second < 5; second++) await later(1_000);
    },
  };
}
