/** The rules of requests over REST, with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { requestComments, requests } from '#backend/requests/requests.tables.ts';
import { crowd } from './pollFixture.ts';
import { hourMs, openRequestFixture, type RequestFixture } from './requestFixture.ts';
import { boss } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: RequestFixture;
afterEach(() => fixture.deployment.close());

const [asker = '', one = '', two = ''] = crowd(3);
const pdf = (name: string): File =>
  new File([new TextEncoder().encode('%PDF-1.7\n')], name, { type: 'application/pdf' });

describe.each(storesOf(import.meta.url))('requests, %s store', (kind) => {
  it('each submission is a new request that keeps its questions, and the kind shows them with the usual time', async () => {
    fixture = await openRequestFixture(kind, 3);
    const { sent, call, deployment, decide } = fixture;
    const kindId = await fixture.kind({ approver_ids: [one], needs: 'las fechas' });
    for (let count = 0; count < 4; count++) {
      const { decision } = await sent(asker, kindId);
      deployment.now += (count + 1) * hourMs;
      await decide(one, decision);
    }
    const { said } = await call(asker, 'GET /solicitud');
    expect(said.items).toMatchObject([{ title: 'Vacaciones', needs: 'las fechas', usual_minutes: 150 }]);
    expect(said.items[0].mine).toHaveLength(3);
    expect((await call(asker, 'GET /user/solicitud?status=approved')).said.pagination.total).toBe(4);
    expect((await call(two, 'GET /user/solicitud')).said.items).toEqual([]);
  });

  it('a kind without a form asks one open question, which must be answered', async () => {
    fixture = await openRequestFixture(kind, 3);
    const { send } = fixture;
    const kindId = await fixture.kind({ approver_ids: [one] });
    expect((await send(asker, kindId, '   ')).status).toBe(422);
    const { said } = await send(asker, kindId, 'Del 3 al 7');
    expect(said.questions).toMatchObject([{ id: kindId, question: '¿Qué necesitas?' }]);
    expect(said.answers).toMatchObject([{ text: 'Del 3 al 7' }]);
  });

  it('a form of a survey of kind solicitud is answered by its questions, and a closed one shuts the kind', async () => {
    fixture = await openRequestFixture(kind, 3);
    const { send, call, done } = fixture;
    const surveyId = await fixture.publish({
      kind: 'solicitud',
      questions: [{ kind: 'text', question: '¿Para qué?' }],
    });
    const kindId = await fixture.kind({ survey_id: surveyId, approver_ids: [one] });
    expect((await send(asker, kindId, '   ')).status).toBe(422);
    expect((await send(asker, kindId, 'Para el banco')).said.answers).toMatchObject([
      { text: 'Para el banco' },
    ]);
    const draft = await done('POST /surveys/create', {
      kind: 'solicitud',
      title: 'Otro',
      questions: [{ kind: 'text', question: '¿Qué?' }],
    });
    const refused = await call(boss, `PATCH /org/solicitud/${kindId}`, { survey_id: draft.id });
    expect(refused.said.reasons).toMatchObject([{ field: 'survey_id', code: 'request_form_unknown' }]);
    await done(`PATCH /org/survey/${surveyId}/activate`, { active: false });
    expect((await send(asker, kindId, 'Otra vez')).said.reasons).toMatchObject([
      { code: 'request_kind_closed' },
    ]);
    expect((await call(asker, 'GET /solicitud')).said.items[0].open).toBe(false);
  });

  it('files come with the submission, eleven are refused by name, and so is what is no document', async () => {
    fixture = await openRequestFixture(kind, 3);
    const { send } = fixture;
    const kindId = await fixture.kind({ approver_ids: [one] });
    const good = await send(asker, kindId, 'Con carta', [pdf('carta.pdf')]);
    expect(good.said.files).toMatchObject([{ name: 'carta.pdf', content_type: 'application/pdf' }]);
    const many = await send(
      asker,
      kindId,
      'Con cartas',
      Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`)),
    );
    expect(many.status).toBe(422);
    expect(many.said.reasons[0].field).toBe('files');
    const zip = new File([new Uint8Array([80, 75, 3, 4])], 'carta.pdf', { type: 'application/pdf' });
    expect((await send(asker, kindId, 'Con engaño', [zip])).status).toBe(422);
    const svg = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
    expect((await send(asker, kindId, 'Con dibujo', [svg])).status).toBe(422);
  });

  it('a comment of one side is told to the other, and others see nothing of the request', async () => {
    fixture = await openRequestFixture(kind, 3);
    const { sent, call, told, deployment } = fixture;
    const { id } = await sent(asker, await fixture.kind({ approver_ids: [one] }));
    const token = (userId: string) =>
      deployment.dependencies.tokens.sign({ userId, org: 'taller', epoch: 0 }, deployment.now);
    const comment = async (who: string, text: string): Promise<number> => {
      const form = new FormData();
      form.append('text', text);
      const route = `POST /solicitud/request/${id}/comment`;
      return (await deployment.rest(route, { token: await token(who), form })).status;
    };
    expect(await comment(asker, '¿Puede ser antes?')).toBe(200);
    expect(await told(one)).toEqual(['request_waiting', 'request_comment']);
    expect(await comment(one, 'Sí')).toBe(200);
    expect(await told(asker)).toEqual(['request_comment']);
    expect(await comment(two, 'Hola')).toBe(404);
    expect(await comment(asker, ' ')).toBe(422);
    expect((await call(asker, `GET /solicitud/request/${id}`)).said.comments).toHaveLength(2);
  });

  it('a request is withdrawn until it is decided, and nobody is asked any more', async () => {
    fixture = await openRequestFixture(kind, 3);
    const { sent, call, told, decide } = fixture;
    const kindId = await fixture.kind({ approver_ids: [one] });
    const { id, decision } = await sent(asker, kindId);
    expect((await call(one, `POST /solicitud/request/${id}/withdraw`, {})).status).toBe(404);
    expect((await call(asker, `POST /solicitud/request/${id}/withdraw`, {})).status).toBe(200);
    expect(await told(one)).toEqual([]);
    expect((await decide(one, decision)).status).toBe(409);
    const next = await sent(asker, kindId);
    await decide(one, next.decision);
    expect((await call(asker, `POST /solicitud/request/${next.id}/withdraw`, {})).status).toBe(409);
  });

  it('administrators filter what was handed in, and a switched-off kind takes no more', async () => {
    fixture = await openRequestFixture(kind, 3);
    const { sent, send, call, done, later } = fixture;
    const kindId = await fixture.kind({ approver_ids: [one], clock_hours: 1 });
    const other = await fixture.kind({ title: 'Equipo', approver_ids: [one], clock_hours: 0 });
    await sent(asker, kindId);
    await sent(two, other);
    await later(24 * hourMs);
    const total = async (query: string): Promise<number> =>
      (await call(boss, `GET /org/solicitud/request?${query}`)).said.pagination.total;
    expect(await total('')).toBe(2);
    expect(await total(`kind_id=${other}`)).toBe(1);
    expect(await total(`keywords=${asker}`)).toBe(1);
    expect(await total('late=true')).toBe(1);
    expect(await total('status=approved')).toBe(0);
    expect(await total('from=2026-03-18&to=2026-03-18')).toBe(2);
    expect(await total('from=2026-03-19')).toBe(0);
    expect((await call(boss, 'GET /org/solicitud')).said).toMatchObject([
      { title: 'Equipo', waiting: 1, late: 0 },
      { title: 'Vacaciones', waiting: 1, late: 1 },
    ]);
    await done(`PATCH /org/solicitud/${kindId}`, { active: false });
    expect((await call(asker, `GET /solicitud/${kindId}`)).status).toBe(404);
    expect((await send(asker, kindId)).status).toBe(409);
    expect((await call(boss, 'POST /org/solicitud', { title: ' equipo ' })).said.reasons).toMatchObject([
      { field: 'title', code: 'name_taken' },
    ]);
  });

  it('a deleted person leaves no request and no comment', async () => {
    fixture = await openRequestFixture(kind, 3);
    const { sent, call, look } = fixture;
    await sent(asker, await fixture.kind({ approver_ids: [one] }));
    expect((await call(boss, 'POST /user/admin/delete', { id: asker })).status).toBe(200);
    expect(
      await look(async (store) => [
        (await store.list(requests)).rows.length,
        (await store.list(requestComments)).rows.length,
      ]),
    ).toEqual([0, 0]);
    expect((await call(one, 'GET /decision')).said.items).toEqual([]);
  });
});
