/**
 * A deployment without lasting changes: the writes of a call are recorded and rolled back, so every call meets the same
 * world.
 */
import { createTokens } from '#backend/auth/tokens.ts';
import type { Dependencies } from '#backend/http/context.ts';
import type { Database, OrgId, Store } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { openTestDeployment, secret, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { giveKey, keyOf } from './keys.ts';

/** One change that a service requested. */
interface Written {
  readonly org: OrgId;
  readonly table: string;
  readonly verb: 'insert' | 'update' | 'remove';
  readonly asked: readonly unknown[];
}

/** The result of a call. */
export interface Outcome {
  readonly status: number;
  /** Signed texts are decoded; streams are not read. */
  readonly text: string;
  readonly written: readonly Written[];
  /** Organisations whose rows were opened. */
  readonly opened: readonly OrgId[];
  /** The lines that the deployment logged. */
  readonly logged: readonly string[];
}

export interface StillHome extends TestDeployment {
  /** Makes a call and returns its outcome; ids start again with each call. */
  outcomeOf(call: () => Promise<Response>): Promise<Outcome>;
  /** The outcome of a GraphQL call, with its answer as text. */
  askedOutcomeOf(call: () => Promise<object>): Promise<Outcome>;
}

class Undone extends Error {
  override readonly name = 'Undone';
}

const noting = (org: OrgId, store: Store, written: Written[]): Store => ({
  list: (table, query) => store.list(table, query),
  tally: (table, query) => store.tally(table, query),
  async insert(table, rows, options) {
    const inserted = await store.insert(table, rows, options);
    written.push({ org, table: table.name, verb: 'insert', asked: inserted });
    return inserted;
  },
  async update(table, where, change) {
    const changed = await store.update(table, where, change);
    written.push({ org, table: table.name, verb: 'update', asked: [change, ...changed] });
    return changed;
  },
  async remove(table, where) {
    const count = await store.remove(table, where);
    written.push({ org, table: table.name, verb: 'remove', asked: [where, count] });
    return count;
  },
});

const signed = /eyJ[\w-]+\.([\w-]+)\.[\w-]+/g;
/** The content of a signed text without its number; number and signature differ each time. */
const saidBy = (_: string, payload: string): string =>
  Buffer.from(payload, 'base64url')
    .toString()
    .replace(/"jti":"token-\d+"/, '')
    .replaceAll('"', "'");

/**
 * Opens a deployment without lasting changes over one of the stores; each organisation has an API key. `db` of the
 * result writes as usual, for preparations.
 */
export async function aStillHome(
  kind: StoreKind,
  options: {
    readonly world?: readonly OrgSeed[];
    readonly dependencies?: (own: Dependencies) => Dependencies;
  } = {},
): Promise<StillHome> {
  let written: Written[] = [];
  let opened = new Set<OrgId>();
  let logged: string[] = [];
  let drawn = 0;
  const still = (db: Database): Database => ({
    async tx<A>(org: OrgId, work: (store: Store) => Promise<A>): Promise<A> {
      opened.add(org);
      const undone = new Undone();
      const answers: A[] = [];
      try {
        await db.tx(org, async (store) => {
          const before = written.length;
          try {
            answers.push(await work(noting(org, store, written)));
          } catch (error) {
            // A failed transaction has written nothing.
            written.length = before;
            throw error;
          }
          throw undone;
        });
      } catch (error) {
        if (error !== undone) throw error;
      }
      return answers[0] as A; // work has answered, or its error has left
    },
    read(org, work) {
      opened.add(org);
      return db.read(org, work);
    },
    directory: {
      find: (key) => db.directory.find(key),
      organizations: () => db.directory.organizations(),
      bind: async () => undefined,
      unbind: async () => undefined,
    },
  });
  const deployment = await openTestDeployment(kind, {
    ...(options.world === undefined ? {} : { world: options.world }),
    dependencies: (own) => ({
      ...(options.dependencies?.(own) ?? own),
      db: still(own.db),
      // A write may hold the id of a token.
      tokens: createTokens(secret, () => 'token-0'),
      newId: () => `019d1111-0000-7000-8000-${(++drawn).toString(16).padStart(12, '0')}`,
      log: (line) => void logged.push(line),
    }),
  });
  for (const [place, slug] of (['aurora', 'boreal'] as const).entries()) {
    const org = await deployment.db.directory.find(`email:employee@${slug}.example`);
    const id = `019d3333-0000-7000-8000-00000000000${place}`;
    if (org !== undefined) await giveKey(deployment, org, keyOf(slug), { id });
  }
  const { tokenOf } = deployment;
  /** The sign-in before a call does not count as part of the call. */
  const signedIn = async (email: string): Promise<string> => {
    const kept = [written, opened, logged, drawn] as const;
    [written, opened, logged] = [[], new Set(), []];
    const made = await tokenOf(email);
    [written, opened, logged, drawn] = kept;
    return made;
  };
  const noted = async (call: () => Promise<{ status: number; text: string }>): Promise<Outcome> => {
    [written, opened, logged, drawn] = [[], new Set(), [], 0];
    const { status, text } = await call();
    return { status, text: text.replaceAll(signed, saidBy), written, opened: [...opened], logged };
  };
  return Object.assign(deployment, {
    tokenOf: signedIn,
    outcomeOf: (call: () => Promise<Response>) =>
      noted(async () => {
        const answer = await call();
        const streams = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
        if (streams) await answer.body?.cancel();
        return { status: answer.status, text: streams ? '' : await answer.text() };
      }),
    askedOutcomeOf: (call: () => Promise<object>) =>
      noted(async () => ({ status: 200, text: JSON.stringify(await call()) })),
  });
}
