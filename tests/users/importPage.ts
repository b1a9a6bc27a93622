/** A page with the wired import machine over a whole deployment: real client, facade, backend and store. */
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { waitFor } from 'xstate';
import { tokenKey } from '#schema/limits.ts';
import { createPeopleImport, type PeopleImportActor } from '#src/users/import/peopleImport.actors.ts';
import { FakeStorage } from '#tests/support/edge.ts';
import { admin, aTown, somebody, type Sheet, type Town } from '#tests/backend/importFixture.ts';
import { csv } from '#tests/backend/sheets.ts';
import type { StoreKind } from '#tests/support/deployment.ts';
import type { UserRow } from '#backend/people/users.rules.ts';

/** An open import. */
export interface ImportPage {
  readonly town: Town;
  readonly actor: PeopleImportActor;
  /** Every call that carried a file or changed data: its name and its idempotency key. */
  readonly writes: { readonly call: string; readonly key: string | null }[];
  /** Loses the next answers of a call after the server has handled the call; with `before`, the calls themselves. */
  lose(call: string, times?: number, when?: 'before' | 'after'): void;
  choose(sheet: Sheet, name?: string): void;
  /** Waits until the import is in this state. */
  stands(state: string): Promise<void>;
  /** Opens another page for this import. */
  reopen(importId: string | null): PeopleImportActor;
  close(): void;
}

/** Opens a page as an administrator. */
export async function anImportPage(
  kind: StoreKind,
  colleagues: readonly UserRow[] = [],
): Promise<ImportPage> {
  const town = await aTown(kind, colleagues);
  // A pause ends as soon as no other work is left. The time limits of calls belong to the platform and use real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  vi.stubGlobal('location', { origin: 'http://home.test' });
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  localStorage.setItem(tokenKey, await town.deployment.tokenOf(admin));
  const writes: ImportPage['writes'] = [];
  let lost: { call: string; when: 'before' | 'after'; times: number } | null = null;

  async function said(request: Request, call: string, text: string): Promise<Response> {
    if (call === 'rest') return town.deployment.backend.fetch(request);
    const { query, variables } = JSON.parse(text) as { query: string; variables: Record<string, unknown> };
    const key = request.headers.get('idempotency-key');
    return Response.json(
      await town.deployment.ask(query, {
        as: admin,
        variables,
        headers: key === null ? {} : { 'idempotency-key': key },
      }),
    );
  }

  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const isRest = pathname !== '/graphql';
    const text = isRest ? '' : await request.text();
    const call = isRest ? pathname : (/(?:query|mutation) (\w+)/u.exec(text)?.[1] ?? '');
    if (isRest || text.includes('mutation '))
      writes.push({ call, key: request.headers.get('idempotency-key') });
    const isLost = lost !== null && lost.times > 0 && call.endsWith(lost.call) ? lost.when : null;
    if (lost !== null && isLost !== null) lost.times -= 1;
    if (isLost === 'before') throw new TypeError('Failed to fetch');
    const answer = await said(request, isRest ? 'rest' : call, text);
    if (isLost === 'after') throw new TypeError('Failed to fetch');
    return answer;
  });

  const cache = new QueryClient();
  const actors: PeopleImportActor[] = [];
  const open = (importId: string | null): PeopleImportActor => {
    const made = createPeopleImport(cache, importId);
    actors.push(made);
    made.start();
    return made;
  };
  const actor = open(null);
  return {
    town,
    actor,
    writes,
    lose: (call, times = 1, when = 'after') => {
      lost = { call, when, times };
    },
    choose: (sheet, name = 'personas.csv') => {
      const bytes = sheet instanceof Uint8Array ? sheet : csv(sheet);
      actor.send({ type: 'file.chosen', file: new File([bytes], name) });
    },
    stands: async (state) => {
      await waitFor(actor, (snapshot) => snapshot.value === state);
    },
    reopen: open,
    close: () => {
      for (const one of actors) one.stop();
      town.deployment.close();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    },
  };
}

export { somebody };
