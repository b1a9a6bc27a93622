/** Walks every field of the facade: the same refusals as over REST, one call a field, and shapes that fit the SDL (design §4). */
import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { modules } from '#backend/organization/organization.tables.ts';
import { allRows } from '#schema/contract.ts';
import { createFacade } from '#schema/facade.ts';
import { isWrite, modulesOf, type Row } from '#schema/kit/endpoint.ts';
import type { FacadeContext, FieldResolver } from '#schema/kit/resolvers.ts';
import { may, roles } from '#schema/permissions.ts';
import { aHome, type Home, type StoreKind } from '../support/home.ts';
import { fieldInputs, fieldSamples, knownOf, restSamples, type AllKnown } from './samples.ts';
import { noId } from './samples/known.ts';

const schema = createFacade(globSync('schema/**/*.graphql').map((file) => readFileSync(file, 'utf8')));

/** A selection of everything below a type. */
function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  return `{ ${Object.values(named.getFields())
    .map((field) => `${field.name} ${selection(field.type)}`)
    .join(' ')} }`;
}

interface Field {
  readonly kind: 'Query' | 'Mutation';
  readonly name: string;
  readonly id: string;
  readonly field: GraphQLField<unknown, FacadeContext>;
}
const fields: readonly Field[] = (['Query', 'Mutation'] as const).flatMap((kind) => {
  const type = schema.getType(kind);
  return isObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({
        kind,
        name: field.name,
        id: `${kind}.${field.name}`,
        field,
      }))
    : [];
});

const documentOf = ({ kind, name, id, field }: Field, known: AllKnown): string =>
  `${kind.toLowerCase()} ${fieldInputs[id] === undefined ? '' : '($input: JSON!)'} { ${name}${fieldSamples[id]?.(known) ?? ''} ${selection(field.type)} }`;

const variablesOf = ({ id }: Field, known: AllKnown): { variables?: Record<string, unknown> } =>
  fieldInputs[id] === undefined ? {} : { variables: { input: fieldInputs[id](known) } };

/** Which rows a field calls, seen by standing in for the caller. */
async function rowsOf({ field }: Field): Promise<readonly (typeof allRows)[number][]> {
  const asked: string[] = [];
  const context: FacadeContext = {
    call: async (_row, operation) => {
      asked.push(operation);
      throw new Error('seen');
    },
  };
  const resolve = field.resolve as unknown as FieldResolver | undefined; // attach() gave it these parameters after the source
  await (
    resolve as ((source: unknown, args: object, context: FacadeContext) => Promise<unknown>) | undefined
  )?.({}, { input: {} }, context).catch(() => undefined);
  return allRows.filter(({ operation }) => asked.includes(operation));
}

describe.each(['tab', 'sql'] satisfies StoreKind[])('every field of the facade, %s store', (kind) => {
  let home: Home;
  let known: AllKnown;
  let foreign: AllKnown;
  beforeAll(async () => {
    home = await aHome(kind);
    known = await knownOf(home, 'aurora');
    foreign = await knownOf(home, 'boreal');
  });
  afterAll(() => home.close());
  /** The shared home for what reads, a new one for what writes: no field meets what another has changed. */
  async function inHome(row: Row | undefined, work: (at: Home) => Promise<void>): Promise<void> {
    if (row === undefined || !isWrite(row)) return work(home);
    const fresh = await aHome(kind, { world: home.world });
    await work(fresh).finally(() => fresh.close());
  }

  it.each(fields)('$id has a sample and makes one call', async (field) => {
    expect(fieldSamples[field.id]).toBeDefined();
    expect(await rowsOf(field)).toHaveLength(1);
  });

  it.each(fields)('$id refuses like its call: nobody, other roles, module off', async (field) => {
    const [one] = await rowsOf(field);
    const permission = one?.row.can;
    if (one === undefined || permission === 'public' || permission === 'apiKey' || permission === undefined)
      return;
    const code = async (options: { as?: string }, at = home): Promise<unknown> =>
      (await at.ask(documentOf(field, known), { ...variablesOf(field, known), ...options })).errors?.[0]
        ?.extensions['code'];
    expect(await code({})).toBe('unauthorized');
    for (const role of roles) {
      let said: unknown;
      await inHome(one.row, async (at) => {
        said = await code({ as: `${role}@aurora.example` }, at);
      });
      const { as } = restSamples[one.operation]?.(known) ?? {};
      // Where the sample names who calls, the record may still be somebody else's.
      const isOwner = as === undefined || as === `${role}@aurora.example`;
      if (may(role, permission))
        expect(isOwner ? ['unauthorized', 'forbidden'] : ['unauthorized']).not.toContain(said);
      else expect(said).toBe('forbidden');
    }
    const flags: readonly string[] = modulesOf(one.row);
    if (flags.length === 0) return;
    const org = (await home.db.directory.find('email:employee@aurora.example')) ?? '';
    const turn = (active: boolean) =>
      home.db.tx(org, async (store) => store.update(modules, { flag: { in: flags } }, { active }));
    await turn(false);
    const allowed = roles.findLast((role) => may(role, permission));
    expect(await code({ as: `${allowed}@aurora.example` })).toBe('module_off');
    await turn(true);
  });

  /** Their right answer needs what no world holds; tests of their own walk them. */
  const walkedElsewhere = ['exchangeTeamsToken', 'readAddress', 'uploadPhoto'];
  it.each(fields.filter(({ name }) => !walkedElsewhere.includes(name)))(
    '$id answers all that the SDL promises',
    async (field) => {
      const [one] = await rowsOf(field);
      const { can } = one?.row ?? { can: 'public' as const };
      const isOpen = can === 'public' || can === 'apiKey';
      const least = `${roles.find((role) => !isOpen && may(role, can)) ?? 'admin'}@aurora.example`;
      const as = restSamples[one?.operation ?? '']?.(known).as ?? least;
      await inHome(one?.row, async (at) => {
        const answer = await at.ask(documentOf(field, known), {
          ...variablesOf(field, known),
          ...(isOpen ? {} : { as }),
        });
        expect(answer.errors ?? []).toEqual([]);
        const value = answer.data?.[field.name];
        if (isListType(isNonNullType(field.field.type) ? field.field.type.ofType : field.field.type))
          expect(Array.isArray(value)).toBe(true);
        else expect(value).not.toBeNull();
      });
    },
  );

  it('a foreign id answers as an unknown one', async () => {
    const post = (id: string) =>
      home.ask(`query { post(id: "${id}") { id } }`, { as: 'employee@aurora.example' });
    const theirs = await post(foreign['post'] ?? '');
    const unknown = await post(noId);
    expect(theirs.errors?.[0]?.extensions).toEqual(unknown.errors?.[0]?.extensions);
    expect(theirs.errors?.[0]?.extensions['code']).toBe('not_found');
  });
});
