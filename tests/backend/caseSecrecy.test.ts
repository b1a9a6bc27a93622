/**
 * Nobody can find out who sent a case without a name: after 200 of them among 2,000 other actions, everything that the deployment
 * keeps or says is searched for a join. Planted leaks show that the search finds one.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cases } from '#backend/feedback/cases.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { SqlConnection } from '#server/sqlConnection.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { Store } from '#backend/store/port.ts';
import { tables } from '#backend/tables.ts';
import { complaint, newCode, openCaseFixture, pictureFile, type CaseFixture } from './caseFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';
import { hearLogs } from '../support/logged.ts';
import { diceOf } from '../support/seededRandom.ts';
import { seed, trials } from '../support/trials.ts';

let fixture: CaseFixture;
afterEach(() => {
  fixture.deployment.close();
  vi.restoreAllMocks();
});

const people = crowd(20);
const headers = { 'x-aplauso-source': '203.0.113.7', 'user-agent': 'navegador-de-prueba' };

/** Everything that can be read after a run. */
interface Kept {
  /** Rows by table, as text. */
  readonly rows: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;
  readonly said: string;
}

/** What a case must not be joined with: its person, the moment, the source, the agent, the repeat's key. */
interface Sent {
  readonly who: string;
  readonly code: string;
  readonly at: string;
  readonly key: string;
  /** Words of the case, by which its rows are known. */
  readonly mark: string;
}

const everything = async (store: Store): Promise<Kept['rows']> =>
  new Map(
    await Promise.all(tables.map(async (table) => [table.name, (await store.list(table)).rows] as const)),
  );

/** Joins of a case with its person, by name of the leak. */
function joinsOf({ rows, said }: Kept, before: Kept['rows'], sent: Sent): readonly string[] {
  const found: string[] = [];
  const own = (rows.get(cases.name) ?? []).find((row) => String(row['subject']).includes(sent.mark));
  const caseId = String(own?.['id']);
  for (const [name, all] of rows)
    for (const row of all) {
      const text = JSON.stringify(row);
      const isCases = name.startsWith('case');
      if (text.includes(sent.code)) found.push(`code in ${name}`);
      if (text.includes(sent.key)) found.push(`key in ${name}`);
      if (text.includes(headers['user-agent']) || text.includes('203.0.113.7'))
        found.push(`source in ${name}`);
      if (isCases && text.includes(sent.who) && text.includes(caseId)) found.push(`person in ${name}`);
      if (isCases && text.includes(sent.at.slice(0, 16))) found.push(`time in ${name}`);
      if (!isCases && (text.includes(caseId) || text.includes(sent.mark))) found.push(`case in ${name}`);
      // Ids begin with the same signs for hours if they hold a time.
      if (isCases && /^[0-9a-f]{8}-/.test(String(row['id']))) found.push(`ordered id in ${name}`);
      if (isCases && /traceless|call/.test(text) && /"key":"(?!traceless\/[\w-]{41,42}")/.test(text))
        found.push(`ordered file in ${name}`);
    }
  // A count that moves with the person: rows of theirs that were not there before.
  for (const [name, all] of rows) {
    const ofPerson = (list: Kept['rows']): number =>
      (list.get(name) ?? []).filter((row) => JSON.stringify(row).includes(`"${sent.who}"`)).length;
    if (all.length > 0 && ofPerson(rows) !== ofPerson(before)) found.push(`count in ${name}`);
  }
  for (const word of [sent.mark, sent.code, caseId]) if (said.includes(word)) found.push('said');
  return [...new Set(found)];
}

describe.each(['tab', 'sql'] as const)('cases without a name, %s store', (kind) => {
  it('200 among 2,000 actions: nothing joins a case with its person', async () => {
    const dice = diceOf(seed);
    const { logged, log } = hearLogs();
    fixture = await openCaseFixture(kind, people.length, { log });
    const { deployment, send, look, call } = fixture;
    const streamed: StreamedMessage[] = [];
    for (const who of people)
      deployment.dependencies.eventBus.subscribe('taller', who, (message) => void streamed.push(message));
    const all: Sent[] = [];
    const total = trials(220);
    const order: string[] = [];
    for (let action = 0; action < total; action++) {
      deployment.now += 61_000;
      const who = dice.pick(people);
      if (action % 11 === 0) {
        const place = all.length;
        const sent: Sent = {
          who,
          code: newCode(),
          at: new Date(deployment.now).toISOString(),
          key: `clave-${place}`,
          mark: `canario${place}x`,
        };
        const streamedBefore = streamed.length;
        const before = place % 20 === 0 ? await look(everything) : undefined;
        const { status, said } = await send(
          who,
          'POST /complaint',
          {
            ...complaint,
            subject: sent.mark,
            description: `${sent.mark} en el almacén`,
            is_anonymous: 'true',
            code: sent.code,
            files: place % 4 === 0 ? [pictureFile(undefined, `${who}.png`)] : [],
          },
          { ...headers, 'idempotency-key': sent.key },
        );
        expect([status, said.id]).toEqual([200, null]);
        expect(streamed).toHaveLength(streamedBefore);
        if (before !== undefined) {
          const rows = await look(everything);
          const changed = [...rows].filter(([name, now]) => now.length !== before.get(name)?.length);
          expect(changed.map(([name]) => name)).toEqual([cases.name]);
          expect(joinsOf({ rows, said: logged.join('\n') }, before, sent)).toEqual([]);
        }
        all.push(sent);
        order.push(sent.mark);
      } else if (action % 3 === 0) await call(who, 'POST /ideas', { title: `Idea ${action}` });
      else await call(who, 'GET /feedback');
    }
    const rows = await look(everything);
    const said = `${logged.join('\n')}\n${JSON.stringify(streamed)}`;
    for (const sent of all) expect(joinsOf({ rows, said }, rows, sent)).toEqual([]);
    // Neither the files nor the order in which rows are read tell anything.
    const kept = await look(async (store) => (await store.list(cases)).rows);
    const read = kept.map(({ subject }) => order.indexOf(subject));
    const steps = read.slice(1).filter((place, at) => place > (read[at] ?? 0)).length;
    const mean = (read.length - 1) / 2;
    const spread = Math.sqrt((read.length + 1) / 12);
    expect(Math.abs(steps - mean)).toBeLessThanOrEqual(3 * spread + 1);
    for (const { key } of kept.flatMap((row) => row.files))
      expect((await deployment.dependencies.blobs.get('taller', key))?.name).toBe('');
    expect(logged).toEqual([]);
    // Administrators read the words, and nothing else.
    const list = (await call(boss, 'GET /complaints')).text;
    for (const who of people) expect(list).not.toContain(who);
  });

  it.each([
    ['the person', (row: object, { who }: Sent) => ({ ...row, userId: who }), 'person in cases'],
    ['the time', (row: object, { at }: Sent) => ({ ...row, receivedOn: at }), 'time in cases'],
    ['the code', (row: object, { code }: Sent) => ({ ...row, codeHash: code }), 'code in cases'],
    ['the key of the repeat', (row: object, { key }: Sent) => ({ ...row, print: key }), 'key in cases'],
    [
      'an id with a time',
      (row: object) => ({ ...row, id: '019d0000-0000-7000-8000-000000000001' }),
      'ordered id in cases',
    ],
    [
      'an upload in its order',
      (row: object) => ({ ...row, files: [{ key: 'call/019d0000-0000-7000-8000-000000000001' }] }),
      'ordered file in cases',
    ],
  ] as const)('the search finds a planted leak: %s', async (_, leak, name) => {
    fixture = await openCaseFixture(kind, 2);
    const { send, look } = fixture;
    const [who = ''] = people;
    const sent: Sent = {
      who,
      code: newCode(),
      at: '2026-03-18T18:00:00.000Z',
      key: 'clave-una',
      mark: 'canariox',
    };
    await send(who, 'POST /complaint', {
      ...complaint,
      subject: sent.mark,
      is_anonymous: 'true',
      code: sent.code,
    });
    const rows = await look(everything);
    expect(joinsOf({ rows, said: '' }, rows, sent)).toEqual([]);
    const leaking = new Map<string, readonly Readonly<Record<string, unknown>>[]>(rows);
    leaking.set(
      cases.name,
      (rows.get(cases.name) ?? []).map((row) => ({ ...leak(row, sent) })),
    );
    expect(joinsOf({ rows: leaking, said: '' }, rows, sent)).toContain(name);
    // A notification to oneself, a line of the log, an upload that is counted for the person.
    const told = new Map<string, readonly Readonly<Record<string, unknown>>[]>(rows);
    told.set(notifications.name, [{ id: 'n', userId: who, sourceId: null }]);
    expect(joinsOf({ rows: told, said: '' }, rows, sent)).toContain('count in notifications');
    expect(joinsOf({ rows, said: `sent ${sent.mark}` }, rows, sent)).toContain('said');
    const uploads = new Map<string, readonly Readonly<Record<string, unknown>>[]>(rows);
    uploads.set('files', [{ id: 'f', uploaderId: who }]);
    expect(joinsOf({ rows: uploads, said: '' }, rows, sent)).toContain('count in files');
  });

  it('a known and an unknown code do the same work, and unknown codes of every kind get one answer', async () => {
    fixture = await openCaseFixture(kind, 1);
    const { whisper, out, deployment, caseRows, turn } = fixture;
    const code = await whisper(people[0] ?? '');
    const { db } = deployment;
    const read = db.read.bind(db);
    const asked: string[] = [];
    db.read = (org, work) =>
      read(org, (store) =>
        work({
          ...store,
          list: (table, query) => {
            asked.push(`list ${table.name}`);
            return store.list(table, query);
          },
          tally: (table, query) => {
            asked.push(`tally ${table.name}`);
            return store.tally(table, query);
          },
        }),
      );
    const run = vi.spyOn(SqlConnection.prototype, 'run');
    const all = vi.spyOn(SqlConnection.prototype, 'all');
    const hashed = vi.spyOn(crypto.subtle, 'digest');
    const workOf = async (one: string) => {
      asked.length = 0;
      for (const spy of [run, all, hashed]) spy.mockClear();
      const { status, text } = await out('POST /case', { code: one }, { 'x-aplauso-source': '203.0.113.9' });
      const counts = [run, all, hashed].map((spy) => spy.mock.calls.length);
      return { work: [...asked, ...counts], status, text };
    };
    // The first call of an organisation reads what is kept between calls.
    for (const one of [code, newCode()]) await workOf(one);
    const known = await workOf(code);
    expect(known).toMatchObject({ status: 200, work: expect.arrayContaining(['list cases']) });
    const unknown = await workOf(newCode());
    expect(unknown).toMatchObject({ status: 404, work: known.work });
    for (const { id } of await caseRows()) await fixture.change((store) => store.remove(cases, { id }));
    expect(await workOf(code)).toEqual(unknown);
    const hidden = await whisper(people[0] ?? '');
    await turn('complaints', false);
    expect(await workOf(hidden)).toMatchObject({ status: 404, text: unknown.text });
  });
});
