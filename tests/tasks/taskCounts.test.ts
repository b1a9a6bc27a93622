/** Lists of tasks count people by state and do not read them: the counts follow each change, and many people cost as few; both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { taskService } from '#backend/tasks/tasks.service.ts';
import { taskPeople, tasks } from '#backend/tasks/tasks.tables.ts';
import { countOf, countsOf, taskLimits } from '#schema/tasks/tasks.rules.ts';
import { crowd } from '#tests/backend/pollFixture.ts';
import { boss, openSurveyFixture, type SurveyFixture } from '#tests/backend/surveyFixture.ts';
import { readingAs } from '../support/readingAs.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const give = async (user_ids: readonly string[]): Promise<string> =>
  (await fixture.done('POST /task', { title: 'Guía', user_ids })).id;
const handIn = async (id: string, who: string): Promise<string> =>
  (await fixture.call(who, `POST /task/${id}/submit`, { message: 'Listo' })).said.submissions[0].id;
const steer = (who: string, id: string, how: string, body = {}) =>
  fixture.call(who, `PATCH /task/submission/${id}/${how}`, body);
/** The counts of tasks that are not those of their parts. */
const wrong = () =>
  fixture.look(async (store) => {
    const { rows: parts } = await store.list(taskPeople);
    const { rows } = await store.list(tasks);
    return rows.filter((row) => {
      const counts = countsOf(parts.filter(({ taskId }) => taskId === row.id));
      return Object.values(countOf).some((name) => counts[name] !== row[name]);
    });
  });
const listed = async (query = '') =>
  (await fixture.done(`GET /org/tasks${query}`)).items.map(({ id }: { readonly id: string }) => id);

describe.each(storesOf(import.meta.url))('counts of tasks, %s store', (kind) => {
  it('follow what is handed in, sent back, taken back, approved, cancelled, and people who are removed', async () => {
    fixture = await openSurveyFixture(kind);
    const id = await give(['ana', 'bruno', 'carla']);
    const counts = async () => {
      expect(await wrong()).toEqual([]);
      const [{ counts: said, only }] = (await fixture.done('GET /user/tasks/created')).items;
      return [
        said.open,
        said.submitted,
        said.sent_back,
        said.approved,
        said.cancelled,
        only?.user.id ?? null,
      ];
    };
    expect(await counts()).toEqual([3, 0, 0, 0, 0, null]);
    const first = await handIn(id, 'ana');
    expect(await counts()).toEqual([2, 1, 0, 0, 0, null]);
    expect(await listed('?state=submitted')).toEqual([id]);
    await steer(boss, first, 'send_back', { reason: 'Falta la fecha.' });
    expect(await counts()).toEqual([2, 0, 1, 0, 0, null]);
    expect(await listed('?state=submitted')).toEqual([]);
    await steer('ana', await handIn(id, 'ana'), 'withdraw');
    expect(await counts()).toEqual([3, 0, 0, 0, 0, null]);
    await steer(boss, await handIn(id, 'ana'), 'approve');
    expect(await counts()).toEqual([2, 0, 0, 1, 0, null]);
    expect(await listed('?state=approved&keywords=ana')).toEqual([id]);
    expect(await listed('?state=open&keywords=ana')).toEqual([]);
    await fixture.done('POST /user/admin/delete', { id: 'ana', reason: '' });
    expect(await counts()).toEqual([2, 0, 0, 0, 0, null]);
    await fixture.done('POST /user/admin/delete', { id: 'bruno', reason: '' });
    expect(await counts()).toEqual([1, 0, 0, 0, 0, 'carla']);
    await fixture.done(`PATCH /task/${id}/cancel`, {});
    expect(await counts()).toEqual([0, 0, 0, 0, 1, 'carla']);
  });

  it('the first people of several are named to those who decide, and to nobody else', async () => {
    fixture = await openSurveyFixture(kind);
    await give(['ana', 'bruno', 'carla']);
    await give(['ana']);
    const firstOf = async (who: string, route: string) =>
      (await fixture.call(who, route)).said.items.map(
        ({ first }: { readonly first: readonly { readonly id: string }[] }) => first.map(({ id }) => id),
      );
    const [several, one] = (await firstOf(boss, 'GET /org/tasks')).toSorted(
      (a: readonly string[], b: readonly string[]) => b.length - a.length,
    );
    expect([several.length, one]).toEqual([taskLimits.named, []]);
    expect(['ana', 'bruno', 'carla']).toEqual(expect.arrayContaining(several));
    expect(await firstOf('ana', 'GET /user/tasks/assigned')).toEqual([[], []]);
  });

  it('who only does a task sees the own part alone', async () => {
    fixture = await openSurveyFixture(kind);
    await give(['ana', 'bruno']);
    const [task] = (await fixture.call('ana', 'GET /user/tasks/assigned')).said.items;
    expect(task).toMatchObject({ counts: { open: 1 }, only: { user: { id: 'ana' } } });
    const { people } = (await fixture.call('ana', `GET /task/${task.id}`)).said;
    expect(people.map(({ user }: { readonly user: { readonly id: string } }) => user.id)).toEqual(['ana']);
  });

  it('a list of tasks of 40 people reads as often, and as few rows, as one of tasks of two', async () => {
    const readOf = async (people: readonly string[]) => {
      fixture = await openSurveyFixture(kind, 40);
      for (let task = 0; task < 3; task++) await give(people);
      const query = { page: 1, state: 'open' } as const;
      const { calls, most, answer } = await readingAs(fixture.deployment, boss, (context) =>
        taskService.all(context, { query }),
      );
      expect(answer.items.map(({ counts }) => counts.open)).toEqual(Array(3).fill(people.length));
      return { calls, most };
    };
    const few = await readOf(['ana', 'bruno']);
    fixture.deployment.close();
    expect(await readOf(crowd(40))).toEqual(few);
  });
});
