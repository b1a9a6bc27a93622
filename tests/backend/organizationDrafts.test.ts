/** Text drafts: the result of the built-in writer, and the call of an external writer. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { DraftAsked, Writer } from '#backend/http/context.ts';
import { builtInDraft, sentenceOf } from '#backend/settings/drafts.words.ts';
import { tables } from '#backend/tables.ts';
import { draftKinds, organizationLength } from '#schema/organization/organization.rules.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { reasonsOf, said } from '../support/said.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

const route = 'POST /org/ia_generator';
const admin = 'admin@aurora.example';
const wish = { kind: 'communication', prompt: 'la feria de salud del viernes', language: 'spanish' };
interface Draft {
  readonly id: string;
  readonly text: string;
  readonly source: string;
}

let deployment: TestDeployment;
const logged: string[] = [];
const open = async (kind: StoreKind, writer?: Writer): Promise<void> => {
  logged.length = 0;
  deployment = await openTestDeployment(kind, {
    dependencies: (own) => ({
      ...own,
      log: (line) => void logged.push(line),
      ...(writer === undefined ? {} : { writer }),
    }),
  });
};
const ask = (body: unknown, as = admin) => said<Draft>(deployment, route, { as, body });

describe.each(storesOf(import.meta.url))('drafts, %s store', (kind) => {
  afterEach(() => deployment.close());

  it('a draft of every kind and language contains the prompt and gaps to fill', async () => {
    await open(kind);
    const texts = new Set<string>();
    for (const one of draftKinds)
      for (const language of ['spanish', 'english']) {
        const { status, body } = await ask({ ...wish, kind: one, language });
        expect([status, body.source]).toEqual([200, 'builtIn']);
        expect(body.text).toContain('La feria de salud del viernes.');
        expect(body.text).toMatch(/\[[^\]]+\]/);
        expect(body.text.split('\n\n').length).toBeGreaterThanOrEqual(3);
        expect(body.text.split('\n\n').length).toBeLessThanOrEqual(4);
        texts.add(body.text);
      }
    expect(texts.size).toBe(10);
  });

  it('a draft without a given language uses the language of the caller', async () => {
    await open(kind);
    const { language: _language, ...plain } = wish;
    expect((await ask(plain)).body.text).toContain('Hola, equipo:');
    expect((await ask(plain, 'admin@boreal.example')).body.text).toContain('Hello everyone,');
  });

  it('a draft changes no table, also with an idempotency key', async () => {
    await open(kind);
    const org = (await deployment.db.directory.find(`email:${admin}`)) ?? '';
    await deployment.tokenOf(admin);
    const rows = () =>
      deployment.db.read(org, async (store) => {
        const all: unknown[] = [];
        for (const table of tables) all.push((await store.list(table, { order: [['id', 'asc']] })).rows);
        return all;
      });
    const before = await rows();
    const key = { 'idempotency-key': 'a draft that is asked for once' };
    await said(deployment, route, { as: admin, body: wish, headers: key });
    expect(await rows()).toEqual(before);
  });

  it('a draft is refused without a prompt, with an unknown kind or language, and for other roles', async () => {
    await open(kind);
    const refused = async (body: unknown) => reasonsOf(await said(deployment, route, { as: admin, body }));
    expect(await refused({ ...wish, prompt: '  ' })).toEqual(['prompt: required']);
    expect(await refused({ ...wish, prompt: 'x'.repeat(organizationLength.prompt + 1) })).toEqual([
      'prompt: too_long',
    ]);
    expect(await refused({ ...wish, kind: 'poem', language: 'fr' })).toEqual([
      'kind: option',
      'language: option',
    ]);
    for (const as of ['employee@aurora.example', 'manager@aurora.example', 'external@aurora.example'])
      expect((await ask(wish, as)).status, as).toBe(403);
  });

  it('an external writer receives only the prompt, outside of any transaction, and its text is cleaned', async () => {
    const asked: DraftAsked[] = [];
    await open(kind, async (one) => {
      asked.push(one);
      const org = (await deployment.db.directory.find(`email:${admin}`)) ?? '';
      // Inside a transaction this one would wait forever.
      await deployment.db.tx(org, async () => undefined);
      return '  Hola\r\ny\u0007 adiós\u2028fin  ';
    });
    const { status, body } = await ask({ ...wish, language: 'english' });
    expect([status, body.source, body.text]).toEqual([200, 'outside', 'Hola\ny adiós\nfin']);
    expect(asked).toEqual([{ kind: 'communication', prompt: wish.prompt, language: 'en' }]);
  });

  it('an external writer is called only for a valid request of an administrator, and its text is cut', async () => {
    let asked = 0;
    await open(kind, async () => {
      asked++;
      return 'x'.repeat(organizationLength.draft * 3);
    });
    expect((await ask(wish, 'employee@aurora.example')).status).toBe(403);
    expect((await deployment.rest(route, { body: wish })).status).toBe(401);
    expect((await ask({ ...wish, prompt: '' })).status).toBe(422);
    expect(asked).toBe(0);
    expect((await ask(wish)).body.text).toHaveLength(organizationLength.draft);
  });

  it('a failing or silent external writer answers 503 unavailable and logs no details', async () => {
    for (const writer of [
      () => Promise.reject(new TypeError('fetch failed for key-123')),
      async () => ' \u0000\n ',
    ] satisfies Writer[]) {
      await open(kind, writer);
      const answer = await said(deployment, route, { as: admin, body: wish });
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
      expect(JSON.stringify(answer.body)).not.toContain('key-123');
      expect(logged).toEqual(['a draft could not be written elsewhere']);
      deployment.close();
    }
    await open(kind);
  });
});

describe('built-in writer of drafts', () => {
  it('the built-in writer makes one sentence of any prompt and inserts patterns literally', () => {
    expect(sentenceOf('  feria\r\n de   salud ')).toBe('Feria de salud.');
    expect(sentenceOf('¿Vienes?')).toBe('¿Vienes?');
    expect(sentenceOf('élite')).toBe('Élite.');
    expect(sentenceOf('👩‍👩‍👧 familia')).toBe('👩‍👩‍👧 familia.');
    expect(builtInDraft('page', '$& $1 {wish} {org} $`', 'es')).toContain('\n\n$& $1 {wish} {org} $`.\n\n');
  });

  it('the built-in writer inserts any prompt into otherwise constant text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...draftKinds),
        fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
        (kind, prompt) => {
          const said = sentenceOf(prompt);
          for (const language of ['es', 'en'] as const)
            expect(builtInDraft(kind, prompt, language)).toBe(
              builtInDraft(kind, '\u2603', language).split('\u2603.').join(said),
            );
        },
      ),
      { numRuns: trials(200) },
    );
  });
});
