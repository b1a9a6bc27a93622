/** Access to every call: each row and each field for each kind of caller, as permissions.ts defines (spec §6). */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleDirectory } from '#backend/mail/directory.ts';
import { keyService } from '#backend/publicApi/keys.service.ts';
import { users } from '#backend/people/users.tables.ts';
import { apiScopes } from '#schema/permissions.ts';
import { allRows, contract } from '#schema/contract.ts';
import { isWrite, modulesOf, pathOf, type Row, type Rows } from '#schema/kit/endpoint.ts';
import { jsonSchema } from '#schema/kit/openapi.ts';
import { admissionOf, principals, roles, type Admission, type Principal } from '#schema/permissions.ts';
import { callOf } from '../support/context.ts';
import { orgOf, personOf, routeOf, turn } from './calls.ts';
import { codeIn, documentOf, fields } from './fields.ts';
import { knownOf, sampleOf, type AllKnown } from './samples.ts';
import type { Sample } from './samples/known.ts';
import { aStillHome, type Outcome, type StillHome } from './still.ts';
import { storesOf } from '../support/trials.ts';

const left = 'deactivated@aurora.example';
const table = (row: Row): Record<Principal, Admission> =>
  Object.fromEntries(principals.map((one) => [one, admissionOf(row.can, one)])) as Record<
    Principal,
    Admission
  >; // fromEntries loses the type of its keys
const emailOf = (principal: Principal): string | undefined =>
  principal === 'otherAdmin'
    ? personOf('admin', 'boreal')
    : roles.some((role) => role === principal)
      ? `${principal}@aurora.example`
      : undefined;

/** The token of a user with every permission who was deactivated after the sign-in. */
async function deactivated(deployment: StillHome): Promise<string> {
  const org = await orgOf(deployment, 'aurora');
  await deployment.db.tx(org, async (store) => {
    const {
      rows: [admin],
    } = await store.list(users, { where: { email: personOf('admin') } });
    if (admin === undefined) throw new Error('the world has no administrator');
    await store.insert(users, [{ ...admin, id: '019d2222-0000-7000-8000-000000000001', email: left }]);
  });
  await deployment.db.directory.bind(org, [`email:${left}`]);
  const token = await deployment.tokenOf(left);
  await deployment.db.tx(org, (store) => store.update(users, { email: left }, { active: false }));
  return token;
}

/** A key of the public API with every scope, created as an administrator does. */
async function aKey(deployment: StillHome): Promise<string> {
  const org = await orgOf(deployment, 'aurora');
  const { key } = await deployment.db.tx(org, async (store) => {
    const {
      rows: [me],
    } = await store.list(users, { where: { email: personOf('admin') } });
    if (me === undefined) throw new Error('the world has no administrator');
    const { dependencies, now } = deployment;
    const body = { name: 'Nómina', scopes: [...apiScopes] };
    return keyService.createKey(callOf({ dependencies, store, org, me, now }), { body });
  });
  await settleDirectory(deployment.dependencies, org);
  return key;
}

describe.each(storesOf(import.meta.url))('access of every caller, %s store', (kind) => {
  let deployment: StillHome;
  let known: AllKnown;
  let orgs: { own: string; other: string };
  let tokens: Partial<Record<Principal, string>>;
  beforeAll(async () => {
    deployment = await aStillHome(kind);
    known = await knownOf(deployment, 'aurora');
    orgs = { own: await orgOf(deployment, 'aurora'), other: await orgOf(deployment, 'boreal') };
    // Switches all modules on, because a refusal by module would hide the answers for ids.
    await turn(deployment, 'boreal', true);
    tokens = { apiKey: await aKey(deployment), deactivated: await deactivated(deployment) };
    for (const principal of principals) {
      const email = emailOf(principal);
      if (email !== undefined) tokens[principal] = await deployment.tokenOf(email);
    }
  });
  afterAll(() => deployment.close());

  const bearer = (principal: Principal): { token?: string } => {
    const { [principal]: token } = tokens;
    return token === undefined ? {} : { token };
  };

  /** The access that an outcome shows. A record of another user may still be refused. */
  function seen(
    row: Row,
    principal: Principal,
    code: unknown,
    { opened, written }: Outcome,
    { as }: Sample,
  ): Admission {
    if (code === 'unauthorized') return 'unauthorized';
    if (row.can === 'public') return 'served';
    const isOwner = as === undefined || as === emailOf(principal);
    if (code === 'forbidden' && (isOwner || admissionOf(row.can, principal) === 'forbidden')) {
      expect(written).toEqual([]);
      return 'forbidden';
    }
    if (principal !== 'otherAdmin') expect(opened).not.toContain(orgs.other);
    return opened.includes(orgs.own) ? 'served' : 'elsewhere';
  }

  it.each(allRows)('$operation over REST admits exactly its callers', async ({ operation, row }) => {
    const sample: Sample = sampleOf(operation, known);
    const { body, form } = sample;
    const said: Partial<Record<Principal, Admission>> = {};
    for (const principal of principals) {
      const outcome = await deployment.outcomeOf(() =>
        deployment.rest(routeOf(row, sample), { ...bearer(principal), body, form }),
      );
      const code = outcome.status < 400 ? undefined : (JSON.parse(outcome.text) as { code: unknown }).code;
      said[principal] = seen(row, principal, code, outcome, sample);
      // A file type in the path is not an id.
      if (said[principal] === 'elsewhere' && pathOf(row).replace('{type}', '').includes('{'))
        expect(outcome.status).toBe(404);
    }
    expect(said).toEqual(table(row));
  });

  it.each(fields)('$id over GraphQL admits exactly its callers', async (field) => {
    const [one] = field.rows;
    if (one === undefined) throw new Error(`${field.id} makes no call`);
    const sample: Sample = sampleOf(one.operation, known);
    const { document, variables } = documentOf(field, known, 'short');
    const said: Partial<Record<Principal, Admission>> = {};
    for (const principal of principals) {
      let code: unknown;
      const outcome = await deployment.askedOutcomeOf(async () => {
        const answer = await deployment.ask(document, { variables, ...bearer(principal) });
        code = codeIn(answer);
        return answer;
      });
      said[principal] = seen(one.row, principal, code, outcome, sample);
    }
    expect(said).toEqual(table(one.row));
  });
});

describe('access tables', () => {
  const short: Readonly<Record<Admission, string>> = {
    served: 'yes',
    elsewhere: 'own',
    unauthorized: '401',
    forbidden: '403',
  };

  /** Names that a caller must send. Samples are derived from the shapes, so only this list notices a lost default. */
  const needs = (row: Row): string => {
    const names = [row.query, row.body].flatMap((of) => {
      const { required } = of === undefined ? {} : jsonSchema(of, 'input');
      return Array.isArray(required) ? required : [];
    });
    return names.length === 0 ? '-' : names.join(',');
  };

  const line = (name: string, cells: readonly string[], rest: readonly string[]): string =>
    [name.padEnd(22), ...cells.map((cell) => cell.padEnd(11)), ...rest.map((cell) => cell.padEnd(15))]
      .join(' ')
      .trimEnd();

  it.each(Object.entries(contract))(
    'the access table of %s equals its reviewed file (`vitest -u` rewrites it)',
    async (domain, rows: Rows) => {
      const lines = Object.entries(rows).map(([name, row]: [string, Row]) =>
        line(
          name,
          principals.map((one) => short[admissionOf(row.can, one)]),
          [
            modulesOf(row).join(',') || '-',
            !isWrite(row)
              ? 'read'
              : row.traceless === true
                ? 'traceless'
                : row.secret === true
                  ? 'secret'
                  : 'once',
            needs(row),
          ],
        ),
      );
      await expect(
        [line('', principals, ['module', 'repeat', 'needs']), ...lines, ''].join('\n'),
      ).toMatchFileSnapshot(`access/${domain}.txt`);
    },
  );

  /** The calls of a reviewed file with the access of each caller. */
  const reviewed = (file: string): readonly (readonly [string, Partial<Record<string, string>>])[] => {
    const [head = '', ...lines] = readFileSync(`tests/contract/access/${file}`, 'utf8').trimEnd().split('\n');
    const callers = head.trim().split(/\s+/);
    return lines.map((text) => {
      const [name = '', ...cells] = text.split(/\s+/);
      return [name, Object.fromEntries(callers.map((caller, place) => [caller, cells[place]]))];
    });
  };

  it('the reviewed files list each call of the contract once, and no others', () => {
    const listed = readdirSync('tests/contract/access').flatMap((file) =>
      reviewed(file).map(([name]) => `${file} ${name}`),
    );
    const called = Object.entries(contract).flatMap(([domain, rows]) =>
      Object.keys(rows).map((name) => `${domain}.txt ${name}`),
    );
    expect(listed.toSorted()).toEqual(called.toSorted());
  });

  it('the reviewed files answer all eight callers, and let in nobody who is deactivated, without an account or of another organisation beyond public calls', () => {
    const callers = 'nobody employee manager admin external otherAdmin apiKey deactivated'.split(' ');
    const wrong: string[] = [];
    for (const file of readdirSync('tests/contract/access'))
      for (const [name, said] of reviewed(file)) {
        const isPublic = said['nobody'] === 'yes';
        const cells = callers.map((caller) => said[caller]);
        const isSound =
          cells.every((cell) => Object.values<unknown>(short).includes(cell)) &&
          cells.includes('yes') &&
          (isPublic
            ? cells.every((cell) => cell === 'yes')
            : said['nobody'] === '401' && said['deactivated'] === '401' && said['otherAdmin'] !== 'yes');
        if (!isSound) wrong.push(`${file} ${name}: ${cells.join(' ')}`);
      }
    expect(wrong).toEqual([]);
  });
});
