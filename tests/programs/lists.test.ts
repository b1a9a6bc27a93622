/** Large audiences in pieces, and the order of lists. */
import { afterEach, describe, expect, it } from 'vitest';
import { crowd } from '#tests/backend/pollFixture.ts';
import { storesOf } from '../support/trials.ts';
import { codes, expectCounts, openProgramFixture, read, type ProgramFixture } from './programFixture.ts';

let fixture: ProgramFixture;
afterEach(() => fixture.deployment.close());
const one = { modules: [{ id: 'm', title: 'Uno', lessons: [read] }] };

describe.each(storesOf(import.meta.url))('a large audience, %s store', (kind) => {
  it('is assigned in pieces, each person once, and says that it goes on', async () => {
    fixture = await openProgramFixture(kind, 450);
    const id = await fixture.program(one);
    const { said } = await fixture.call('diego', 'POST /program/course/assign', {
      program_id: id,
      user_ids: crowd(450),
    });
    expect(said).toEqual({ people: 450, added: 200, assigning: true });
    expect((await fixture.done('GET /admin/program')).items[0]).toMatchObject({
      assigned: 200,
      assigning: true,
    });
    await fixture.later(1_000);
    expect((await fixture.done('GET /admin/program')).items[0]).toMatchObject({
      assigned: 450,
      assigning: false,
    });
    await expectCounts(fixture);
  });
});

describe.each(storesOf(import.meta.url))('lists, %s store', (kind) => {
  it('begin with the next due day, then new programs, and end with what is finished', async () => {
    fixture = await openProgramFixture(kind);
    const made: string[] = [];
    for (const name of ['old', 'done', 'late', 'soon', 'new']) {
      fixture.deployment.now += 60_000;
      made.push(await fixture.program({ ...one, name, open: name === 'old' || name === 'new' }));
    }
    const [, done = '', late = '', soon = ''] = made;
    await fixture.assign('course', done, ['ana']);
    await fixture.assign('course', late, ['ana'], { due_on: fixture.day(9) });
    await fixture.assign('course', soon, ['ana'], { due_on: fixture.day(2) });
    await fixture.learn('ana', done, 'read');
    const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);
    expect(names((await fixture.call('ana', 'GET /program')).said)).toEqual([
      'soon',
      'late',
      'new',
      'old',
      'done',
    ]);
    expect(names((await fixture.call('ana', 'GET /program?status=finished')).said)).toEqual(['done']);
    expect(names((await fixture.done('GET /admin/program')).items)).toEqual([
      'new',
      'soon',
      'late',
      'done',
      'old',
    ]);
  });
  it('have categories with unique names, which leave their programs', async () => {
    fixture = await openProgramFixture(kind);
    const category = await fixture.done('POST /program_category', { name: 'Crecer' });
    expect(codes(await fixture.call('diego', 'POST /program_category', { name: 'CRECER' }))).toEqual([
      '422',
      'name name_taken',
    ]);
    const id = await fixture.program({ ...one, open: true, category_id: category.id });
    await fixture.done(`PATCH /program_category/${category.id}`, { active: false });
    expect((await fixture.call('ana', 'GET /program_category')).said).toEqual([]);
    await fixture.done(`DELETE /program_category/${category.id}`);
    expect((await fixture.call('ana', `GET /program/${id}`)).said.category).toBeNull();
  });
});
