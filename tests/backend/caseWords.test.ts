/**
 * Words of cases and of notes about them reach nobody but their person and those who read cases (REL-46): every read
 * of the contract, and every call about cases, is made as each of the others, and all that is stored, told and logged is searched.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cases } from '#backend/feedback/cases.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { tables } from '#backend/tables.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { allRows } from '#schema/contract.ts';
import { isWrite } from '#schema/kit/endpoint.ts';
import { pictureFile } from './caseFixture.ts';
import { noon, openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';
import { orgOf, personOf, routeOf, turn } from '../contract/calls.ts';
import { knownOf, sampleOf, type AllKnown } from '../contract/samples.ts';

const canary = 'canarioquecanta';
const word = (what: string): string => `${canary} ${what}`;
const code = 'CANAR10QVECANTA0';
const sender = personOf('manager');
/** The administrator whom the cases are about, and somebody else; other organisations: `tenants.test.ts`. */
const others = [personOf('admin'), personOf('employee')];
const reader = 'lectora@aurora.example';

describe.each(storesOf(import.meta.url))('words of cases, %s store', (kind) => {
  let home: TestDeployment;
  let org: string;
  let known: AllKnown;
  const logged: string[] = [];

  const formOf = (fields: Readonly<Record<string, string | File>>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  const done = async (route: string, as: string, sent: object): Promise<void> => {
    const answer = await home.rest(route, { as, ...sent });
    if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
  };

  beforeAll(async () => {
    const world = smallWorld({ now: noon, passwordHash: 'plain:aplauso-demo' });
    home = await openTestDeployment(kind, {
      world,
      dependencies: (own) => ({ ...own, log: (line, error) => void logged.push(`${line} ${String(error)}`) }),
    });
    org = await orgOf(home, 'aurora');
    await turn(home, 'aurora', true);
    // Administrators have heard of what waits today already.
    home.now += 86_400_000;
    const about = await home.db.tx(org, async (store) => {
      const {
        rows: [admin],
      } = await store.list(users, { where: { email: personOf('admin') } });
      if (admin === undefined) throw new Error('the small world has an administrator');
      const id = '01900000-0001-7fff-8000-00000000abcd';
      await store.insert(users, [{ ...admin, id, email: reader, firstName: 'Lectora', fold: 'lectora' }]);
      return admin.id;
    });
    await home.db.directory.bind(org, [`email:${reader}`]);
    const complaint = {
      subject: word('asunto'),
      description: word('texto'),
      involved_user_ids: about,
      files: pictureFile(undefined, `${canary}.png`),
    };
    await done('POST /complaint', sender, { form: formOf(complaint) });
    await done('POST /complaint', sender, { form: formOf({ ...complaint, is_anonymous: 'true', code }) });
    const rows = await home.db.read(org, async (store) => (await store.list(cases)).rows);
    const mine = rows.filter(({ subject }) => subject.includes(canary));
    if (mine.length !== 2) throw new Error(`${mine.length} cases, not two`);
    for (const { id } of mine) {
      await done(`POST /org/case/${id}/answer`, reader, { form: formOf({ text: word('respuesta') }) });
      await done(`POST /org/case/${id}/note`, reader, { body: { text: word('nota') } });
    }
    const named = mine.find(({ anonymous }) => !anonymous)?.id ?? '';
    await done('POST /complaint/add', sender, { form: formOf({ id: named, message: word('más') }) });
    await done(`PATCH /org/case/${named}`, reader, { body: { state: 'closed', reason: word('motivo') } });
    await home.tick();
    known = { ...(await knownOf(home, 'aurora')), complaintCase: named, suggestionCase: named };
  });
  afterAll(() => home.close());

  it('no call of anybody else answers, logs or tells a word of them', async () => {
    const asked = allRows
      .filter(({ operation, row }) => !isWrite(row) || operation.startsWith('feedback.'))
      .map(({ operation, row }) => ({ operation, row, sample: sampleOf(operation, known) }));
    const found: string[] = [];
    let answered = 0;
    for (const as of others)
      for (const { operation, row, sample } of asked) {
        const { body, form } = sample;
        const answer = await home.rest(routeOf(row, sample), {
          as,
          body,
          form,
        });
        if (answer.ok) answered += 1;
        const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
        if (isStream) await answer.body?.cancel();
        else if ((await answer.text()).includes(canary)) found.push(`${operation} as ${as}`);
      }
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(150);
  });

  it('searches find none of them, and the person of the case reads all but the notes', async () => {
    const searches = ['GET /ideas', 'GET /complaints', 'GET /suggestions'];
    for (const route of searches) {
      const answer = await home.rest(`${route}?keywords=${canary}`, { as: personOf('admin') });
      expect([route, await answer.json()]).toMatchObject([route, { items: [] }]);
    }
    const people = await home.rest('POST /user/search', { as: personOf('admin'), body: { search: canary } });
    expect(await people.text()).not.toContain(`${canary} `);
    const own = await (await home.rest(`GET /user/case/${known['complaintCase']}`, { as: sender })).text();
    for (const one of ['asunto', 'texto', 'respuesta', 'más', 'motivo']) expect(own).toContain(word(one));
    expect(own).not.toContain(word('nota'));
    const followed = await (await home.rest('POST /case', { body: { code } })).text();
    expect(followed).toContain(word('respuesta'));
    expect(followed).not.toContain(word('nota'));
  });

  it('no row of another table, mail or line of the log holds a word of them', async () => {
    const holding = await home.db.read(org, async (store) => {
      const names: string[] = [];
      for (const table of tables) {
        const { rows } = await store.list(table);
        if (JSON.stringify(rows).includes(canary)) names.push(table.name);
      }
      return names;
    });
    // The uploads of a case with a name keep the name of the file.
    expect(holding.toSorted()).toEqual(['case_messages', 'case_notes', 'cases', 'files']);
    expect(JSON.stringify(logged)).not.toContain(canary);
  });
});
