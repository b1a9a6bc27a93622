/** Whom the composer suggests, and which words it learns from posts. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { runJobs } from '#backend/jobs/jobs.ts';
import { users } from '#backend/people/users.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { wordBooks } from '#backend/recognitions/recognitions.tables.ts';
import { wordsJob } from '#backend/recognitions/words.job.ts';
import { fewestPeople, proposalsOf, type WordBook } from '#schema/recognitions/proposals.rules.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';
import { employee, moneyIn, type Money } from './money.ts';

interface Near {
  readonly why: string;
  readonly person: { readonly id: string; readonly email: string; readonly first_name: string };
}

let deployment: TestDeployment;
let money: Money;

describe.each(storesOf(import.meta.url))('writing a recognition, %s store', (kind) => {
  afterEach(() => deployment.close());
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
  });
  const near = () => money.json<readonly Near[]>('GET /recognition/colleagues', employee);
  const words = () =>
    money.json<WordBook & { readonly made_at: string | null }>('GET /recognition/words', employee);
  const learn = () => runJobs([wordsJob], deployment.dependencies);
  const all = () => money.write(async (store) => (await store.list(users)).rows);

  it('suggests those thanked lately, the manager and the team, each once, and never oneself', async () => {
    const me = (await all()).find(({ email }) => email === employee);
    const found = await near();
    expect(found[0]?.why).toBe('thanked');
    expect(found.some(({ person, why }) => why === 'manager' && person.id === me?.managerId)).toBe(
      me?.managerId !== null &&
        !found.some(({ person, why }) => why === 'thanked' && person.id === me?.managerId),
    );
    expect(new Set(found.map(({ person }) => person.id)).size).toBe(found.length);
    expect(found.map(({ person }) => person.email)).not.toContain(employee);
    expect(found.length).toBeLessThanOrEqual(24);
  });

  it('suggests nobody who has left', async () => {
    const [first] = await near();
    await money.write((store) => store.update(users, { id: first?.person.id ?? '' }, { active: false }));
    expect((await near()).map(({ person }) => person.id)).not.toContain(first?.person.id);
  });

  it('answers the names of types and values before any post was read', async () => {
    const { made_at: madeAt, marks } = await words();
    expect(madeAt).toBeNull();
    expect(marks.some((mark) => mark.kind === 'type')).toBe(true);
    expect(marks.every((mark) => mark.words.length === mark.counts.length)).toBe(true);
  });

  it('learns a word only from several people, of posts that everybody may read, once a day', async () => {
    const typeId = (await words()).marks.find((mark) => mark.kind === 'type')?.id ?? '';
    const people = (await all()).filter(({ active }) => active).slice(0, fewestPeople);
    await money.write(async (store) => {
      const [model] = (await store.list(posts, { where: { listed: true, kind: 'recognition' }, limit: 1 }))
        .rows;
      if (model === undefined) throw new Error('no post');
      const post = (id: string, senderId: string, message: string, change: Partial<typeof model> = {}) => ({
        ...model,
        seenBy: 'everyone' as const,
        typeIds: [typeId],
        id,
        senderId,
        message,
        ...change,
      });
      await store.remove(posts, {});
      await store.insert(posts, [
        ...people.map(({ id }, at) => post(`shared-${at}`, id, 'zanahoria')),
        ...people.map((_, at) => post(`own-${at}`, people[0]?.id ?? '', 'berenjena')),
        ...people.map(({ id }, at) => post(`private-${at}`, id, 'calabacin', { listed: false })),
        ...people.map(({ id }, at) => post(`leaders-${at}`, id, 'rabanito', { seenBy: 'managers' })),
      ]);
    });
    await learn();
    const book = await words();
    const learnt = book.marks.flatMap((mark) => mark.words).join(' ');
    expect(book.posts).toBe(2 * fewestPeople);
    expect(learnt).toContain('zanaho');
    expect(learnt).not.toMatch(/berenj|calaba|raban/);
    expect(proposalsOf('una zanahoria', book, 'type')[0]?.id).toBe(typeId);

    await money.write((store) => store.remove(posts, {}));
    await learn();
    expect((await words()).posts).toBe(book.posts);
    const yesterday = new Date(deployment.now - 86_400_000).toISOString();
    await money.write((store) => store.update(wordBooks, {}, { madeAt: yesterday }));
    await learn();
    expect((await words()).posts).toBe(0);
    expect(await money.write((store) => store.tally(wordBooks))).toMatchObject([{ count: 1 }]);
  });

  it('answers at most 10 kB', async () => {
    await learn();
    expect(gzipSync(JSON.stringify(await words())).length).toBeLessThan(10_000);
  });
});
