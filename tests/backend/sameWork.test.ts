/** Codes, links and sign-ins do the same work before the reply for every address, so their duration reveals nothing. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Dependencies } from '#backend/http/context.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Change, Database, OrgId, Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { openTestDeployment, type StoreKind, type TestDeployment } from '../support/deployment.ts';

const known = 'employee@aurora.example';
const others: readonly (readonly [string, string, Change<Row<typeof users>>])[] = [
  ['unknown', 'nobody@nowhere.example', {}],
  ['of a deactivated person', 'manager@aurora.example', { active: false }],
  ['of an invited person', 'admin@aurora.example', { activatedAt: null }],
];

/** Notes each step of the work, without its data. */
function noting(work: string[], own: Dependencies): Dependencies {
  const noted =
    <A extends readonly unknown[], B>(what: string, run: (...args: A) => B) =>
    (...args: A): B => {
      work.push(what);
      return run(...args);
    };
  const notedStore = (store: Store): Store => ({
    list: (table, query) => {
      work.push(`list ${table.name}`);
      return store.list(table, query);
    },
    tally: (table, query) => {
      work.push(`tally ${table.name}`);
      return store.tally(table, query);
    },
    insert: (table, rows, options) => {
      work.push(`insert ${rows.length} ${table.name}`);
      return store.insert(table, rows, options);
    },
    update: (table, where, change) => {
      work.push(`update ${table.name}`);
      return store.update(table, where, change);
    },
    remove: (table, where) => {
      work.push(`remove ${table.name}`);
      return store.remove(table, where);
    },
  });
  const { db, hasher, tokens } = own;
  const within =
    (what: string, open: Database['tx']) =>
    <A>(org: OrgId, run: (store: Store) => Promise<A>): Promise<A> => {
      work.push(what);
      return open(org, (store) => run(notedStore(store)));
    };
  return {
    ...own,
    db: {
      tx: within('tx', db.tx.bind(db)),
      read: within('read', db.read.bind(db)),
      directory: {
        find: noted('find', (key: string) => db.directory.find(key)),
        organizations: () => db.directory.organizations(),
        bind: (org, keys) => db.directory.bind(org, keys),
        unbind: (org, keys) => db.directory.unbind(org, keys),
      },
    },
    sign: noted('sign', own.sign),
    hasher: { hash: noted('hash', hasher.hash), verify: noted('verify', hasher.verify) },
    tokens: { ...tokens, signLink: noted('link', tokens.signLink), sign: noted('session', tokens.sign) },
  };
}

describe.each(['tab', 'sql'] satisfies StoreKind[])('the work for an address, %s store', (kind) => {
  let deployment: TestDeployment;
  const work: string[] = [];
  afterEach(() => deployment.close());

  /** The answer to a call, with the work before it. */
  async function answered(path: string, body: object) {
    work.length = 0;
    const answer = await deployment.rest(`POST ${path}`, {
      body,
      headers: { 'x-page-origin': 'http://aurora.localhost' },
    });
    const before = [...work];
    return { status: answer.status, headers: [...answer.headers], body: await answer.text(), work: before };
  }
  /** All calls of signing in, each as often as its state makes a difference. */
  async function life(email: string) {
    const request = () => answered('/otp/login', { email });
    const verify = () => answered('/otp/verify_code', { email, code: '000000' });
    const recover = () => answered('/user/recovery/pass', { email });
    const calls = [verify, request, request, verify, verify, recover, recover];
    const seen = [];
    const begun = deployment.now;
    for (const call of calls) {
      seen.push(await call());
      deployment.now += 1;
    }
    deployment.now += 60_000;
    seen.push(await request(), await recover(), await answered('/login', { email, password: 'wrong' }));
    deployment.now = begun;
    return seen;
  }

  it.each(others)('codes, links and sign-ins do the same for an address %s', async (_what, email, change) => {
    deployment = await openTestDeployment(kind, { dependencies: (own) => noting(work, own) });
    const { db } = deployment;
    const org = (await db.directory.find(`email:${known}`)) ?? '';
    await db.tx(org, (store) => store.update(users, { email }, change));
    const expected = await life(known);
    expect(expected.flatMap((one) => one.work)).toEqual(
      expect.arrayContaining(['verify', 'link', 'insert 1 one_time_codes', 'insert 1 outbox']),
    );
    expect(await life(email)).toEqual(expected);
  });
});
