/** The people of programs: assigned, joined, handed in, decided on, reminded, taken out and removed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files } from '#backend/files/files.tables.ts';
import { programPeople, programSteps, programSubmissions } from '#backend/programs/programs.tables.ts';
import { dayMs } from '#tests/backend/surveyFixture.ts';
import { storesOf } from '../support/trials.ts';
import { codes, expectCounts, openProgramFixture, read, type ProgramFixture } from './programFixture.ts';

let fixture: ProgramFixture;
afterEach(() => fixture.deployment.close());

const one = { modules: [{ id: 'm', title: 'Uno', lessons: [read] }] };
const generic = (more: object = {}) =>
  fixture.program({ name: 'Entrega', type: 'generic', modules: [], ...more });
const handIn = (who: string, program_id: string, type = 'generic', given: object = { message: 'Listo' }) =>
  fixture.call(who, `POST /program/${type}/submit`, { program_id, ...given });
const decide = (id: string, given: object, by = 'diego') =>
  fixture.call(by, `PATCH /program_submission/${id}/decide`, given);
describe.each(storesOf(import.meta.url))('the people of a program, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openProgramFixture(kind);
  });
  afterEach(() => expectCounts(fixture));

  it('are assigned by the program’s own type, to people, until a day to come', async () => {
    const id = await fixture.program(one);
    const assign = (type: string, given: object) =>
      fixture.call('diego', `POST /program/${type}/assign`, { program_id: id, ...given });
    expect(codes(await assign('generic', { user_ids: ['ana'] }))).toEqual(['422', 'program_id program_type']);
    expect(codes(await assign('course', {}))).toEqual(['409', ' program_nobody']);
    expect(codes(await assign('course', { user_ids: ['xavi'] }))).toEqual(['409', ' program_nobody']);
    expect(codes(await assign('course', { user_ids: ['nobody'] }))).toEqual(['422', 'user_ids id_unknown']);
    expect(codes(await assign('course', { user_ids: ['ana'], due_on: fixture.day(-2) }))).toEqual([
      '422',
      'due_on program_due',
    ]);
    await fixture.done('POST /program/edit', { id, starts_on: fixture.day(4) });
    expect(codes(await assign('course', { user_ids: ['ana'], due_on: fixture.day(3) }))).toEqual([
      '422',
      'due_on program_due',
    ]);
    await fixture.done('POST /program/edit', { id, starts_on: null });
    expect((await assign('course', { user_ids: ['ana', 'bruno'] })).said).toEqual({
      people: 2,
      added: 2,
      assigning: false,
    });
    // Who takes part already gets the new day, and hears nothing twice.
    expect(
      (await assign('course', { user_ids: ['ana', 'carla'], due_on: fixture.day(2) })).said,
    ).toMatchObject({
      people: 2,
      added: 1,
    });
    expect(await fixture.placeOf('ana', id)).toMatchObject({ dueOn: fixture.day(2) });
    expect(await fixture.toldOf('ana')).toEqual(['program']);
    await fixture.done(`PATCH /org/program/${id}/activate`, { active: false });
    expect(codes(await assign('course', { user_ids: ['elena'] }))).toEqual([
      '409',
      'program_id program_inactive',
    ]);
  });

  it('are seen with what they did, by standing, department, day and words', async () => {
    const id = await fixture.program(one);
    await fixture.assign('course', id, ['ana', 'bruno', 'carla'], { due_on: fixture.day(1) });
    await fixture.learn('ana', id, 'read');
    const list = async (query = '') =>
      (await fixture.done(`GET /org/program/${id}/people${query}`)).items
        .map((row: { readonly user: { readonly id: string } }) => row.user.id)
        .toSorted();
    expect(await list()).toEqual(['ana', 'bruno', 'carla']);
    expect(await list('?standing=finished')).toEqual(['ana']);
    expect(await list('?keywords=carla')).toEqual(['carla']);
    expect(await list('?late=true')).toEqual([]);
    fixture.deployment.now += 3 * dayMs;
    expect(await list('?late=true')).toEqual(['bruno', 'carla']);
    const { items } = await fixture.done(`GET /org/program/${id}/people?standing=finished`);
    expect(await fixture.done(`GET /program_assignment/${items[0].id}`)).toMatchObject({
      percent: 100,
      lessons: [{ id: 'read', state: 'finished' }],
    });
    const { departments } = await fixture.done(`GET /org/program/${id}`);
    expect(departments.reduce((sum: number, { assigned }: { assigned: number }) => sum + assigned, 0)).toBe(
      3,
    );
  });

  it('join an open program and leave it, but not one that was assigned', async () => {
    const closed = await fixture.program(one);
    const open = await fixture.program({ ...one, name: 'Abierto', open: true });
    const act = (id: string, what: string) => fixture.call('ana', `POST /program/${id}/${what}`, {});
    expect((await act(closed, 'join')).status).toBe(404);
    expect((await fixture.call('ana', 'GET /program')).said).toMatchObject([{ id: open, own: null }]);
    expect((await act(open, 'join')).said.own).toMatchObject({ standing: 'assigned', assigned: false });
    expect((await act(open, 'leave')).status).toBe(200);
    expect((await fixture.call('ana', `GET /program/${open}`)).said.own).toBeNull();
    expect(codes(await act(open, 'leave'))).toEqual(['409', ' program_not_assigned']);
    await act(open, 'join');
    await fixture.assign('course', open, ['ana']);
    expect(codes(await act(open, 'leave'))).toEqual(['409', ' program_is_assigned']);
  });

  it('hand in, get it back with a reason, hand in again and finish', async () => {
    await fixture.fill(100);
    const id = await generic({ points: 10 });
    expect(codes(await handIn('ana', id))).toEqual(['409', 'program_id program_not_assigned']);
    await fixture.assign('generic', id, ['ana']);
    expect(codes(await handIn('ana', id, 'custom'))).toEqual(['422', 'program_id program_type']);
    expect(codes(await handIn('ana', id, 'generic', {}))).toEqual(['422', 'message program_empty']);
    const { said } = await handIn('ana', id);
    expect(said.own.standing).toBe('submitted');
    expect(codes(await handIn('ana', id))).toEqual(['409', ' program_waits']);
    expect(codes(await decide(said.submission.id, { accept: false }))).toEqual(['422', 'reason required']);
    expect((await decide(said.submission.id, { accept: true }, 'bruno')).status).toBe(403);
    expect((await decide(said.submission.id, { accept: false, reason: 'Falta la foto' })).said.status).toBe(
      'sent_back',
    );
    expect(codes(await decide(said.submission.id, { accept: true }))).toEqual(['409', ' program_decided']);
    const back = (await fixture.call('ana', `GET /program/${id}`)).said;
    expect(back.own).toMatchObject({ standing: 'sent_back', reason: 'Falta la foto' });
    const again = (await handIn('ana', id)).said;
    await decide(again.submission.id, { accept: true });
    expect((await fixture.call('ana', `GET /program/${id}`)).said.own).toMatchObject({
      standing: 'finished',
      percent: 100,
      reward: 'paid',
    });
    expect(await fixture.toldOf('ana')).toEqual(['program', 'program_sent_back', 'program_finished']);
    expect(codes(await handIn('ana', id))).toEqual(['409', ' program_is_finished']);
    // One's own for a person, all for administrators.
    const seen = async (who: string) => (await fixture.call(who, `GET /program/submit/${id}`)).said;
    expect((await seen('ana')).items).toHaveLength(2);
    expect((await seen('diego')).items).toHaveLength(2);
    expect((await seen('bruno')).items).toBeUndefined();
  });

  it('answer the form of a custom program, whose questions stay as they were asked', async () => {
    const { id: form_id } = await fixture.done('POST /typeform/create', {
      title: 'Plan',
      questions: [{ kind: 'text', question: '¿Qué aprenderás?' }],
    });
    const id = await fixture.program({ name: 'Plan', type: 'custom', modules: [], form_id });
    await fixture.assign('custom', id, ['ana']);
    const { questions } = (await fixture.call('ana', `GET /program/${id}`)).said;
    expect((await handIn('ana', id, 'custom', { answers: [] })).status).toBe(422);
    const { said } = await handIn('ana', id, 'custom', {
      answers: [{ question_id: questions[0].id, text: 'A escuchar' }],
    });
    expect(said.submission).toMatchObject({
      questions: [{ question: '¿Qué aprenderás?' }],
      answers: [{ text: 'A escuchar' }],
    });
    expect(codes(await fixture.call('diego', `DELETE /org/forms/${form_id}`))).toEqual([
      '409',
      ' program_form_asked',
    ]);
  });

  it('have what is due or came back in the queue, and administrators what waits for them', async () => {
    const id = await generic();
    await fixture.assign('generic', id, ['ana'], { due_on: fixture.day(2) });
    const queue = async (who: string) =>
      (await fixture.call(who, 'GET /user/waiting')).said.items.flatMap(
        (item: { kind: string; words: string }) =>
          item.kind.startsWith('program') ? [`${item.kind} ${item.words ?? ''}`.trim()] : [],
      );
    expect(await queue('ana')).toEqual(['program']);
    const { items } = (await fixture.call('ana', 'GET /user/notification')).said;
    expect(items).toMatchObject([{ kind: 'program', source_id: id, excerpt: 'Entrega' }]);
    const { said } = await handIn('ana', id);
    expect([await queue('ana'), await queue('diego'), await queue('bruno')]).toEqual([
      [],
      ['program_proof Listo'],
      [],
    ]);
    await decide(said.submission.id, { accept: false, reason: 'Falta la foto' });
    expect([await queue('ana'), await queue('diego')]).toEqual([['program_again Falta la foto'], []]);
    await fixture.done(`PATCH /org/program/${id}/activate`, { active: false });
    expect(await queue('ana')).toEqual([]);
  });

  it('are taken out until they have finished, and what waits is not decided any more', async () => {
    const id = await generic();
    await fixture.assign('generic', id, ['ana', 'bruno']);
    const submission = (await handIn('ana', id)).said.submission.id;
    const place = await fixture.placeOf('ana', id);
    const take = () => fixture.call('diego', `PATCH /program_assignment/${place?.id}/withdraw`, {});
    expect((await take()).said.standing).toBe('withdrawn');
    expect(codes(await take())).toEqual(['409', ' program_withdrawn']);
    expect(codes(await decide(submission, { accept: true }))).toEqual(['409', ' program_decided']);
    expect((await fixture.call('ana', 'GET /program')).said).toEqual([]);
    expect((await fixture.call('ana', `GET /program/${id}`)).said.own.standing).toBe('withdrawn');
    await fixture.assign('generic', id, ['ana']);
    expect(await fixture.placeOf('ana', id)).toMatchObject({ standing: 'assigned' });
  });

  it('are reminded by hand once a day, and by themselves the day before and on the day', async () => {
    const id = await fixture.program(one);
    await fixture.assign('course', id, ['ana', 'bruno'], { due_on: fixture.day(2) });
    await fixture.learn('bruno', id, 'read');
    await fixture.done(`POST /org/program/${id}/remind`, {});
    expect(codes(await fixture.call('diego', `POST /org/program/${id}/remind`, {}))).toEqual([
      '409',
      ' program_reminded',
    ]);
    expect(await fixture.toldOf('ana')).toEqual(['program', 'program_reminder']);
    for (let hour = 0; hour < 96; hour++) await fixture.later(3_600_000);
    expect(await fixture.toldOf('ana')).toEqual(
      Array.from({ length: 4 }, (_, at) => (at === 0 ? 'program' : 'program_reminder')),
    );
    expect(await fixture.toldOf('bruno')).toEqual(['program', 'program_finished']);
  });

  it('are reminded of the last day of a program, again when it moves, and not by hand once it is over', async () => {
    const id = await fixture.program({ ...one, ends_on: fixture.day(2) });
    await fixture.assign('course', id, ['ana']);
    const pass = async (hours: number) => {
      for (let hour = 0; hour < hours; hour++) await fixture.later(3_600_000);
    };
    await pass(40);
    const reminded = async () =>
      (await fixture.toldOf('ana')).filter((kind) => kind === 'program_reminder').length;
    expect(await reminded()).toBe(1);
    await fixture.done('POST /program/edit', { id, ends_on: fixture.day(2) });
    await pass(96);
    expect(await reminded()).toBe(3);
    expect(codes(await fixture.call('diego', `POST /org/program/${id}/remind`, {}))).toEqual([
      '409',
      ' program_not_open',
    ]);
  });

  it('leave nothing behind when they are removed', async () => {
    const id = await generic();
    const other = await fixture.program(one);
    await fixture.assign('generic', id, ['ana', 'bruno']);
    await fixture.assign('course', other, ['ana']);
    await fixture.learn('ana', other, 'read');
    await fixture.change((store) =>
      store.insert(files, [
        {
          id: 'program-attachment/f',
          uploaderId: 'ana',
          type: 'program-attachment',
          name: 'foto.png',
          contentType: 'image/png',
          size: 3,
          uploadedAt: new Date(fixture.deployment.now).toISOString(),
          recordId: null,
          createdAt: new Date(fixture.deployment.now).toISOString(),
        },
      ]),
    );
    const foreign = await handIn('bruno', id, 'generic', { attachment_keys: ['program-attachment/f'] });
    expect(codes(foreign)).toEqual(['422', 'attachment_keys.0 file_unknown']);
    await handIn('ana', id, 'generic', { attachment_keys: ['program-attachment/f'] });
    expect((await fixture.call('diego', 'POST /user/admin/delete', { id: 'ana', reason: '' })).status).toBe(
      200,
    );
    const left = await fixture.look(async (store) => [
      (await store.list(programPeople, { where: { userId: 'ana' } })).rows.length,
      (await store.list(programSteps, { where: { userId: 'ana' } })).rows.length,
      (await store.list(programSubmissions, { where: { userId: 'ana' } })).rows.length,
      (await store.list(files, { where: { id: 'program-attachment/f' } })).rows.length,
    ]);
    expect(left).toEqual([0, 0, 0, 0]);
  });
});
