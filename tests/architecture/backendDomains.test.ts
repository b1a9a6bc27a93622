/** Domains of the backend have a direction (`tools/domains/backend.ts`), and each of them has its answer when a person is removed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { handlers } from '#backend/handlers.ts';
import type { Context } from '#backend/http/context.ts';
import { emit, on } from '#backend/http/handling.ts';
import { domainEvent } from '#backend/kit/domainEvent.ts';
import { personColumns } from '#backend/people/people.columns.ts';
import { personRemoved } from '#backend/people/people.events.ts';
import type { Table } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { backendOrder } from '#tools/domains/backend.ts';
import { against, arrowsIn, arrowsOf, filesOf, folderOf } from './arrows.ts';

const root = path.resolve(import.meta.dirname, '../..');
const none = /(?!)/;
const sources = filesOf('backend', none);
// Files beside the folders put everything together, so nothing but they may import them.
const order: readonly string[] = [...backendOrder, 'main'];

describe('domains of the backend', () => {
  it('are all in the one list of their order, once', () => {
    expect([...new Set(sources.map(folderOf))].toSorted()).toEqual(order.toSorted());
    expect(new Set(order).size).toBe(order.length);
  });

  it('import only what is below them, so that there is no circle', () => {
    const arrows = arrowsOf('backend', none);
    expect(arrows.filter(({ to }) => !existsSync(path.join(root, to)))).toEqual([]);
    expect(against(order, arrows)).toEqual([]);
  });

  it('are told apart from below: types, dynamic imports and files beside the folders count', () => {
    const planted = [
      ['backend/ledger/a.ts', "import type { Post } from '../posts/posts.tables.ts';"],
      ['backend/posts/b.ts', "const load = () => import('#backend/recognitions/publish.ts');"],
      ['backend/mail/c.ts', "export { tables } from '../tables.ts';"],
      [
        'backend/posts/d.ts',
        "// import '../users/users.service.ts'\nimport { move } from '../ledger/ledger.ts';",
      ],
    ] as const;
    expect(
      against(
        order,
        planted.flatMap(([file, text]) => arrowsIn(file, text)),
      ),
    ).toEqual([
      'backend/ledger/a.ts → backend/posts/posts.tables.ts',
      'backend/posts/b.ts → backend/recognitions/publish.ts',
      'backend/mail/c.ts → backend/tables.ts',
    ]);
  });
});

const namesPeople = ({ columns }: Table): boolean =>
  Object.keys(columns).some((column) => personColumns.has(column) || column === 'userIds');
const removals = handlers.filter(({ event }) => event === personRemoved.name);

/** Tables with ids of people for which no handler of `person.removed` says what it does. */
const unanswered = (all: readonly Table[]): readonly string[] => {
  const answered = new Set(
    removals.flatMap(({ people: { removes = [], changes = [], keeps = [] } = {} }) =>
      [...removes, ...changes, ...keeps.flatMap((kept) => kept.tables)].map(({ name }) => name),
    ),
  );
  return all.filter((table) => namesPeople(table) && !answered.has(table.name)).map(({ name }) => name);
};

describe('events', () => {
  it('each have a handler in a domain above their own, and no handler waits for another one', () => {
    const declared = sources.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bdomainEvent<[\s\S]*?>\(\s*'([^']+)'/g)].map(
        ([, name = '']) => ({ name, domain: folderOf(file) }),
      ),
    );
    expect([...new Set(handlers.map(({ event }) => event))].toSorted()).toEqual(
      declared.map(({ name }) => name).toSorted(),
    );
    const fromBelow = handlers.filter(({ event, domain }) =>
      declared.some((one) => one.name === event && order.indexOf(domain) <= order.indexOf(one.domain)),
    );
    expect(fromBelow).toEqual([]);
  });

  it('are handled one after the other in the order of the list, and by nobody else', async () => {
    const happened = domainEvent<{ readonly id: string }>('test.happened');
    const seen: string[] = [];
    const noted =
      (word: string) =>
      async (_: Context, { id }: { readonly id: string }) => {
        await Promise.resolve();
        seen.push(`${word} ${id}`);
      };
    const context = {
      handlers: [
        on(happened, 'posts', noted('first')),
        on(domainEvent<{ readonly id: string }>('test.other'), 'posts', noted('never')),
        on(happened, 'users', noted('second')),
      ],
    };
    await emit(context as unknown as Context, happened, { id: 'a' }); // `emit` reads nothing else of it
    expect(seen).toEqual(['first a', 'second a']);
  });
});

describe('the removal of a person', () => {
  it('is answered for every table with ids of people, by a handler or with a reason to keep the rows', () => {
    expect(unanswered(tables)).toEqual([]);
    const known = new Set(tables.map(({ name }) => name));
    const reasons = removals.flatMap(({ people }) => people?.keeps ?? []);
    for (const { tables: kept, because } of reasons) {
      expect(kept.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
      expect(because).not.toBe('');
    }
  });

  it('finds a table that no handler answers for', () => {
    const [first] = tables;
    if (first === undefined) throw new Error('there are no tables');
    const userId = { kind: 'text', nullable: false } as const;
    const bookmarks = { ...first, name: 'bookmarks', columns: { ...first.columns, userId } };
    expect(unanswered([...tables, bookmarks])).toEqual(['bookmarks']);
  });

  it('removes by a column that the table has', () => {
    const removed = removals.flatMap(({ people }) => people?.removes ?? []);
    expect(removed.filter(({ columns }) => !Object.hasOwn(columns, 'userId'))).toEqual([]);
    expect(removed.length).toBeGreaterThan(0);
  });

  it('is handled by each domain in the order of the domains', () => {
    const domains = removals.map(({ domain }) => order.indexOf(domain));
    expect(domains).toEqual(domains.toSorted((one, other) => one - other));
    expect(domains).not.toContain(-1);
  });
});
