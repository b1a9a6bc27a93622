/** The rules of suggestions and complaints over REST, with the real backend. */
import { afterEach, describe, expect, it } from 'vitest';
import { caseMessages, cases } from '#backend/feedback/cases.tables.ts';
import { files } from '#backend/files/files.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { caseCodePattern, plainCaseCode, shownCaseCode } from '#schema/feedback/cases.rules.ts';
import { complaint, newCode, openCaseFixture, pictureFile, second, type CaseFixture } from './caseFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: CaseFixture;
afterEach(() => fixture.deployment.close());

const [ana = '', eva = ''] = crowd(2);

describe.each(storesOf(import.meta.url))('cases, %s store', (kind) => {
  it('an anonymous case is followed and answered by its code alone, also after a typing slip', async () => {
    fixture = await openCaseFixture(kind);
    const { call, out, whisper, send, caseRows } = fixture;
    const code = await whisper(ana, { files: [pictureFile()] });
    const [row] = await caseRows();
    expect(row).toMatchObject({ userId: null, anonymous: true, receivedOn: '2026-03-18', handlerId: null });
    expect(row?.files.map(({ name }) => name)).toEqual(['1.png']);
    expect(shownCaseCode(code)).toMatch(/^(\w{4}-){3}\w{4}$/);
    const typed = shownCaseCode(code).toLowerCase().replaceAll('0', 'o');
    expect(plainCaseCode(typed)).toBe(code);
    expect(code).toMatch(caseCodePattern);
    const first = await out('POST /case', { code: typed });
    expect(first.said).toMatchObject({ subject: 'Ruido', state: 'received', thread: [], may_add: true });
    expect(first.text).not.toContain(row?.id ?? '');

    await send(boss, `POST /org/case/${row?.id}/answer`, { text: '¿En qué turno?' });
    await call(boss, `POST /org/case/${row?.id}/note`, { text: 'Preguntar a obras' });
    const added = await send(null, 'POST /case/add', {
      code,
      number: 'numero-uno',
      message: 'De noche',
      files: [pictureFile()],
    });
    expect(added.said).toMatchObject({
      state: 'review',
      thread: [
        { place: 1, from: 'organization', text: '¿En qué turno?', on: '2026-03-18', user: null },
        { place: 2, from: 'person', text: 'De noche' },
      ],
    });
    expect(added.text).not.toContain('obras');
    const key = added.said.thread[1].files[0].key;
    const bytes = await fixture.deployment.rest('POST /case/file', { body: { code, key } });
    expect([bytes.status, bytes.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await out('POST /case/file', { code: newCode(), key })).status).toBe(404);

    await call(boss, `PATCH /org/case/${row?.id}`, { state: 'closed', reason: 'Se cambió el turno' });
    const closed = await out('POST /case', { code });
    expect(closed.said).toMatchObject({ state: 'closed', reason: 'Se cambió el turno', may_add: false });
    expect((await send(null, 'POST /case/add', { code, message: 'Gracias' })).status).toBe(409);
    expect(await fixture.kindsFor(ana)).toEqual([]);
  });

  it('a repeat with the same code or number opens the same case and message; other words are refused', async () => {
    fixture = await openCaseFixture(kind);
    const { send, caseRows, look } = fixture;
    const code = newCode();
    const sent = { ...complaint, is_anonymous: 'true', code, files: [pictureFile()] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(ana, 'POST /complaint', sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await caseRows()).toHaveLength(1);
    const other = await send(ana, 'POST /complaint', { ...sent, description: 'Otra cosa' });
    expect([other.status, other.said.reasons[0].code]).toEqual([409, 'case_code_other']);
    const more = { code, number: 'numero-uno', message: 'Y también de día' };
    await Promise.all([1, 2, 3].map(() => send(null, 'POST /case/add', more)));
    expect((await look((store) => store.list(caseMessages))).rows).toHaveLength(1);

    const named = { ...complaint, subject: 'Luz' };
    const key = { 'idempotency-key': 'una-misma-clave' };
    const [one, two] = [
      await send(ana, 'POST /complaint', named, key),
      await send(ana, 'POST /complaint', named, key),
    ];
    expect(one.said.id).toBe(two.said.id);
    expect(await caseRows()).toHaveLength(2);
  });

  it('people involved in a case do not meet it anywhere though they are administrators', async () => {
    fixture = await openCaseFixture(kind);
    const { call, complain, send } = fixture;
    const about = await complain(ana, { involved_user_ids: [second], files: [pictureFile()] });
    const other = await complain(ana, { subject: 'Luz' });
    const seen = async (who: string): Promise<readonly string[]> =>
      (await call(who, 'GET /complaints')).said.items.map(({ id }: { id: string }) => id).toSorted();
    expect(await seen(boss)).toEqual([about, other].toSorted());
    expect(await seen(second)).toEqual([other]);
    const whole = await call(boss, `GET /org/case/${about}`);
    expect(whole.said).toMatchObject({ person: { id: ana }, involved: [{ id: second }] });
    const [file] = whole.said.files;
    for (const [route, body] of [
      [`GET /org/case/${about}`, undefined],
      [`POST /org/case/${about}/note`, { text: 'x' }],
      [`PATCH /org/case/${about}`, { state: 'review' }],
      [`PATCH /complaint/${about}/archive`, { archived: true }],
      [`POST /org/case/${about}/hand_over`, { user_id: boss }],
      ['POST /complaint/file', { id: about, key: file.key }],
    ] as const)
      expect([route, (await call(second, route, body)).status]).toEqual([route, 404]);
    expect((await send(second, `POST /org/case/${about}/answer`, { text: 'x' })).status).toBe(404);
    expect((await call(boss, `POST /org/case/${about}/hand_over`, { user_id: second })).status).toBe(422);
    expect((await call(boss, `POST /org/case/${other}/hand_over`, { user_id: second })).status).toBe(200);
    // The person whom the case is of reads it, another employee does not.
    expect((await call(ana, `GET /user/case/${about}`)).said.files[0].key).toBe(file.key);
    expect((await call(eva, `GET /user/case/${about}`)).status).toBe(404);
    expect((await call(eva, 'POST /complaint/file', { id: about, key: file.key })).status).toBe(404);
  });

  it('nothing is sent where nobody reads: panel off, or everybody who reads is involved', async () => {
    fixture = await openCaseFixture(kind);
    const { send, call, turn, caseRows, out, whisper } = fixture;
    const code = await whisper(ana);
    const both = await send(ana, 'POST /complaint', { ...complaint, involved_user_ids: [boss, second] });
    expect([both.status, both.said.reasons[0].code]).toEqual([409, 'feedback_nobody_reads']);
    expect((await call(ana, 'GET /feedback')).said).toMatchObject({
      may_send: true,
      readers: [{ id: boss }, { id: second }],
      received_days: 7,
      answer_days: 90,
    });
    await turn('complaints_pannel', false);
    expect((await call(ana, 'GET /feedback')).said).toMatchObject({ may_send: false, readers: [] });
    expect((await send(ana, 'POST /complaint', complaint)).status).toBe(409);
    expect((await call(boss, 'GET /complaints')).status).toBe(403);
    // With an address a case is still followed.
    expect((await out('POST /case', { code })).status).toBe(200);
    await turn('complaints', false);
    expect((await out('POST /case', { code })).status).toBe(404);
    expect(await caseRows()).toHaveLength(1);
  });

  it('a removed person leaves cases without the name; cases without a name stay as they were', async () => {
    fixture = await openCaseFixture(kind);
    const { call, complain, whisper, send, caseRows, look } = fixture;
    const code = await whisper(ana);
    const before = (await caseRows())[0];
    const id = await complain(ana, { files: [pictureFile()], involved_user_ids: [eva] });
    await send(ana, 'POST /complaint/add', { id, message: 'Más', files: [pictureFile()] });
    await call(boss, 'POST /user/admin/delete', { id: ana, reason: 'Lo pidió' });
    const gone = await look((store) => store.list(users, { where: { id: ana, deletedAt: { ne: null } } }));
    expect(gone.rows).toHaveLength(1);
    const { said } = await call(boss, `GET /org/case/${id}`);
    expect(said).toMatchObject({
      person: null,
      anonymous: false,
      subject: 'Ruido',
      files: [{ name: 'archivo.png' }],
    });
    expect(said.thread[0].files).toMatchObject([{ name: 'archivo.png' }]);
    expect((await caseRows()).find((row) => row.anonymous)).toEqual(before);
    expect((await fixture.out('POST /case', { code })).status).toBe(200);
    expect((await send(boss, `POST /org/case/${id}/answer`, { text: 'Gracias' })).status).toBe(200);
    expect(
      (
        await fixture.deployment.rest('POST /complaint/file', {
          token: await fixture.deployment.dependencies.tokens.sign(
            { userId: boss, org: 'taller', epoch: 0 },
            fixture.deployment.now,
          ),
          body: { id, key: said.files[0].key },
        })
      ).status,
    ).toBe(200);
  });

  it('closed cases go with their files after the months that the organisation set, and not a day before', async () => {
    fixture = await openCaseFixture(kind);
    const { call, complain, whisper, later, caseRows, look, done } = fixture;
    await done('PATCH /org/feedback', { keep_months: 1 });
    const kept = await complain(ana);
    const id = await complain(ana, { subject: 'Luz', files: [pictureFile()] });
    await whisper(eva, { files: [pictureFile()] });
    const keys = (await caseRows()).flatMap((row) => row.files.map(({ key }) => key));
    for (const row of await caseRows())
      if (row.id !== kept)
        await call(boss, `PATCH /org/case/${row.id}`, { state: 'closed', reason: 'Hecho' });
    await call(boss, `PATCH /complaint/${id}/archive`, { archived: true });
    // Closed on March 18.
    await later(30 * dayMs);
    expect(await caseRows()).toHaveLength(3);
    await later(dayMs);
    expect((await caseRows()).map((row) => row.id)).toEqual([kept]);
    const { blobs } = fixture.deployment.dependencies;
    expect(await Promise.all(keys.map((key) => blobs.get('taller', key)))).toEqual([undefined, undefined]);
    expect((await look((store) => store.list(files, { where: { id: { in: keys } } }))).rows).toEqual([]);
  });

  it('the clocks run by what is done, and administrators hear of waiting cases each morning, never at once', async () => {
    fixture = await openCaseFixture(kind);
    const { call, complain, whisper, later, kindsFor, send } = fixture;
    await whisper(ana, { involved_user_ids: [second] });
    await fixture.deployment.tick();
    expect(await kindsFor(boss)).toEqual(['cases_waiting']);
    expect(await kindsFor(second)).toEqual([]);
    await complain(ana, { subject: 'Luz' });
    await later(0);
    expect(await kindsFor(second)).toEqual([]);
    await later(dayMs);
    expect(await kindsFor(second)).toEqual(['cases_waiting']);
    expect((await call(boss, 'GET /complaints?late=true')).said.items).toEqual([]);
    await later(7 * dayMs);
    const late = (await call(boss, 'GET /complaints?late=true')).said.items;
    expect(late).toMatchObject([{ late: true }, { late: true }]);
    await call(boss, `PATCH /org/case/${late[0].id}`, { state: 'review' });
    await send(boss, `POST /org/case/${late[1].id}/answer`, { text: 'Lo vemos' });
    expect((await call(boss, 'GET /complaints?late=true')).said.items).toEqual([]);
    await later(85 * dayMs);
    expect((await call(boss, 'GET /complaints?late=true')).said.items).toMatchObject([{ id: late[0].id }]);
    const named = late.find(({ anonymous }: { anonymous: boolean }) => !anonymous);
    const answeredFirst = late[1].id === named.id;
    expect((await kindsFor(ana)).includes('case_answered')).toBe(answeredFirst);
  });

  it('archived cases leave the list, are still answered, and come back when the person writes', async () => {
    fixture = await openCaseFixture(kind);
    const { call, complain, send } = fixture;
    const id = await complain(ana);
    await call(boss, `PATCH /complaint/${id}/archive`, { archived: true });
    expect((await call(boss, `PATCH /suggestion/${id}/archive`, { archived: true })).status).toBe(404);
    expect((await call(boss, 'GET /complaints')).said.items).toEqual([]);
    const answered = await send(boss, `POST /org/case/${id}/answer`, { text: 'Ya está' });
    expect(answered.said).toMatchObject({ archived: true, state: 'answered' });
    expect((await call(boss, 'GET /complaints?archived=true')).said.items).toHaveLength(1);
    await send(ana, 'POST /complaint/add', { id, message: 'No, sigue' });
    expect((await call(boss, 'GET /complaints')).said.items).toMatchObject([
      { state: 'review', archived: false },
    ]);
    expect((await call(ana, 'GET /user/case')).said.items).toMatchObject([{ id, state: 'review' }]);
    // Opened again, it is on the table again: its clock runs.
    await call(boss, `PATCH /org/case/${id}`, { state: 'closed', reason: 'Hecho' });
    await call(boss, `PATCH /complaint/${id}/archive`, { archived: true });
    await call(boss, `PATCH /org/case/${id}`, { state: 'review' });
    expect((await call(boss, 'GET /complaints')).said.items).toMatchObject([{ id, state: 'review' }]);
    const sent = await send(ana, 'POST /suggestion', { title: 'Plantas', message: 'En la entrada' });
    const list = (await call(boss, 'GET /suggestions')).said.items;
    expect(list).toMatchObject([{ id: sent.said.id, kind: 'suggestion', idea: null }]);
    expect((await call(boss, 'GET /suggestions?kind=idea')).said.items).toEqual([]);
    await call(ana, 'POST /ideas', { title: 'Bicicletas' });
    expect((await call(boss, 'GET /suggestions?kind=idea')).said.items).toMatchObject([
      { kind: 'idea', suggestion: null },
    ]);
  });

  it('two administrators who close at once: one does, the other hears it', async () => {
    fixture = await openCaseFixture(kind);
    const { call, complain } = fixture;
    const id = await complain(ana);
    const answers = await Promise.all(
      [boss, second].map((who) =>
        call(who, `PATCH /org/case/${id}`, { state: 'closed', reason: `de ${who}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await fixture.look((store) => store.list(cases, { where: { id } }))).rows[0]?.messages).toBe(0);
  });

  it('a page of cases costs the same reads however many it shows, and small figures are withheld', async () => {
    fixture = await openCaseFixture(kind);
    const { call, complain, deployment } = fixture;
    const { db } = deployment;
    const read = db.read.bind(db);
    let asked = 0;
    db.read = (org, work) =>
      read(org, (store) =>
        work({
          ...store,
          list: (table, query) => {
            asked++;
            return store.list(table, query);
          },
        }),
      );
    const readsOf = async (count: number): Promise<number> => {
      asked = 0;
      const { said } = await call(boss, 'GET /complaints');
      expect(said.items).toHaveLength(count);
      return asked;
    };
    await complain(ana);
    const one = await readsOf(1);
    for (let place = 0; place < 11; place++)
      await complain(place % 2 === 0 ? ana : eva, { category: place < 4 ? 'safety' : 'fraud' });
    expect(await readsOf(12)).toBe(one);
    // Other 1, safety 4, fraud 7: what is withheld cannot be subtracted.
    const { said } = await call(boss, 'GET /org/feedback/figures');
    const of = (category: string) =>
      said.categories.find((row: { category: string }) => row.category === category).count;
    expect([of('safety'), of('fraud'), of('other'), of('harassment')]).toEqual([null, 7, null, 0]);
    expect(said.states[0]).toEqual({ state: 'received', count: 12 });
  });
});
