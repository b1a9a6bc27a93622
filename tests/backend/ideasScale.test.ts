/** A page of ideas, and the similar ones while writing, take the same reads with thousands of ideas as with a few hundred. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ideas, ideaVotes, ideaWords } from '#backend/feedback/ideas.tables.ts';
import type { IdeaRow } from '#backend/feedback/ideas.views.ts';
import { ideaService } from '#backend/feedback/ideas.service.ts';
import { ideaWordsOf } from '#backend/feedback/ideaWords.ts';
import { users } from '#backend/people/users.tables.ts';
import { openStore } from '#backend/store/openStore.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { tables } from '#backend/tables.ts';
import { ideaOrders, ideaStatuses } from '#schema/feedback/ideas.rules.ts';
import { countLimits } from '#schema/limits.parts.ts';
import { pageSize } from '#schema/limits.ts';
import { sqlEngine } from '#server/sqlEngine.ts';
import { migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { Explaining } from '../store/explaining.ts';
import { callOf } from '../support/context.ts';
import { noon, openTestDeployment, type StoreKind } from '../support/deployment.ts';
import { readingAs } from '../support/readingAs.ts';
import { isWhole } from '../support/trials.ts';
import { taller } from './postFixture.ts';

const many = isWhole ? 20_000 : 3_000;

/** Ideas of every status, newest first: one in nine is merged. */
const rowsOf = (count: number): readonly IdeaRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `i${String(count - at).padStart(6, '0')}`,
    title: `Bicicletas ${at}`,
    text: '',
    fold: `bicicletas ${at}`,
    category: 'work',
    userId: at % 2 === 0 ? 'bruno' : 'ana',
    status: ideaStatuses[at % ideaStatuses.length] ?? 'new',
    reason: null,
    votes: at % 9 === 4 ? 0 : (at * 7) % 10,
    comments: 0,
    mergedIntoId: at % 9 === 4 ? `i${String(count).padStart(6, '0')}` : null,
    createdAt: new Date(noon - (at + 1) * 60_000).toISOString(),
  }));
const votesOf = (rows: readonly IdeaRow[]) =>
  rows
    .filter(({ mergedIntoId }) => mergedIntoId === null)
    .map(({ id, createdAt }) => ({ id: `v${id}`, ideaId: id, userId: 'bruno', createdAt }));
const wordsOf = (rows: readonly IdeaRow[]) =>
  rows.flatMap(({ id, title }) =>
    ideaWordsOf(title).map((word) => ({ id: `w${id}${word}`, ideaId: id, word })),
  );

const worldOf = (count: number): OrgSeed => {
  const rows = rowsOf(count);
  return {
    ...taller,
    rows: {
      ...taller.rows,
      [ideas.name]: rows,
      [ideaVotes.name]: votesOf(rows),
      [ideaWords.name]: wordsOf(rows),
    },
  };
};

const reads = ideaOrders.flatMap((order) =>
  [undefined, 'accepted' as const].map((status) => ({ page: 1, keywords: undefined, order, status })),
);

describe.each(['tab', 'sql'] satisfies StoreKind[])('many ideas, %s store', (kind) => {
  it('pages in each order and status, and similar ideas, take the reads of a few hundred ideas', async () => {
    const seen = [];
    for (const count of [300, many]) {
      const deployment = await openTestDeployment(kind, { world: [worldOf(count)] });
      const found = await readingAs(
        deployment,
        'bruno',
        async (context) => {
          for (const query of reads) await ideaService.ideas(context, { query });
          return ideaService.similarIdeas(context, { query: { title: 'Una bicicleta para compartir' } });
        },
        countLimits.list + 1,
      );
      seen.push(found);
      deployment.close();
    }
    const [few, more] = seen;
    expect(more?.calls).toEqual(few?.calls);
    expect(more?.most).toBeLessThanOrEqual(100);
    expect(more?.answer).toHaveLength(5);
  });

  it('the order by votes shows the most wanted first, and the newest among equals', async () => {
    const deployment = await openTestDeployment(kind, { world: [worldOf(100)] });
    const { answer } = await readingAs(deployment, 'bruno', (context) =>
      ideaService.ideas(context, {
        query: { page: 1, keywords: undefined, status: undefined, order: 'votes' },
      }),
    );
    deployment.close();
    const expected = rowsOf(100)
      .filter(({ mergedIntoId }) => mergedIntoId === null)
      .toSorted((one, other) => other.votes - one.votes || (one.createdAt < other.createdAt ? 1 : -1))
      .map(({ id }) => id);
    expect(answer.items.map(({ id }) => id)).toEqual(expected.slice(0, pageSize.default));
  });
});

describe('the plan of SQLite', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('pages and similar ideas are reached by index, and none is sorted but by its id', async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'aplauso-test-'));
    const file = path.join(folder, 'plans.sqlite');
    await openSqlDatabase({ file, tables, migrations: migrationsFolder }).close();
    const deployment = await openTestDeployment('sql', { world: [taller] });
    const connection = new Explaining(file);
    connection.run('begin', []);
    const { store } = openStore(sqlEngine(connection, 'taller'), true);
    const rows = rowsOf(300);
    await store.insert(ideas, rows);
    await store.insert(ideaVotes, votesOf(rows));
    await store.insert(ideaWords, wordsOf(rows));
    const me = await deployment.db.read('taller', async (there) => {
      const { rows: people } = await there.list(users, { where: { id: 'bruno' } });
      return people[0];
    });
    if (me === undefined) throw new Error('bruno is one of them');
    connection.plans.length = 0;
    const { dependencies } = deployment;
    const context = callOf({ dependencies, store, org: 'taller', me, now: noon });
    for (const query of reads) await ideaService.ideas(context, { query });
    await ideaService.similarIdeas(context, { query: { title: 'Una bicicleta' } });
    const reached = connection.plans.filter((plan) => /idea/.test(plan));
    expect(reached.length).toBeGreaterThan(reads.length);
    expect(
      reached.filter(
        (plan) =>
          !/INDEX (ideas_mergedIntoId|idea_words_word_ideaId|idea_votes_(ideaId_userId|userId))|PRIMARY KEY \(org=\? AND id/.test(
            plan,
          ),
      ),
    ).toEqual([]);
    // Only ideas of the same moment or count are sorted, by their ids; the votes of one page are few.
    const whole = connection.plans.filter(
      (plan, at, plans) =>
        plan.endsWith('TEMP B-TREE FOR ORDER BY') && /SEARCH (ideas|idea_words) /.test(plans[at - 1] ?? ''),
    );
    expect(whole).toEqual([]);
    connection.run('rollback', []);
    connection.close();
    deployment.close();
  });
});
