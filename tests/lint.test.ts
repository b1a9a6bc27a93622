/**
 * Checks that lint works: each rule of the import table (tools/lint/imports.ts) meets a planted violation.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

// One planted violation per line: the file, its text, and the expected message.
const planted: [file: string, text: string, says: RegExp][] = [
  [
    'schema/goals/a.ts',
    "import { x } from '#backend/goals/x.ts';\nexport const a = x;",
    /schema is what every side agrees on/,
  ],
  [
    'schema/goals/b.ts',
    "import { useState } from 'react';\nexport const b = useState;",
    /schema imports only graphql and zod/,
  ],
  ['schema/goals/c.ts', "import * as z from 'zod';\nexport const c = z;", /zod\/mini/],
  ['schema/goals/d.ts', "export const d = () => fetch('/x');", /runs without a page/],
  ['schema/goals/e.ts', 'export const e = () => Date.now();', /Take the clock as an argument/],
  [
    'schema/goals/f.ts',
    "import { x } from '../../backend/x.ts';\nexport const f = x;",
    /imports" : write|imports": write|write '#folder/,
  ],
  [
    'machines/a.machine.ts',
    "import { useMachine } from '@xstate/react';\nexport const a = useMachine;",
    /loads without React/,
  ],
  [
    'machines/b.machine.ts',
    "import { api } from '#src/api/ask.ts';\nexport const b = api;",
    /provided actors/,
  ],
  ['machines/c.machine.ts', 'export const c = () => window.localStorage;', /runs without a page/],
  ['machines/d.machine.ts', 'export const d = () => setTimeout(d, 1);', /Name a delay/],
  [
    'machines/e.machine.ts',
    "import { contract } from '#schema/contract.ts';\nexport const e = contract;",
    /single file of the domain/,
  ],
  ['backend/goals/a.ts', "import { http } from 'msw/http';\nexport const a = http;", /passed in/],
  [
    'backend/goals/b.ts',
    "import { DatabaseSync } from 'node:sqlite';\nexport const b = DatabaseSync;",
    /passed in/,
  ],
  ['backend/goals/c.ts', "import { v7 } from 'uuid';\nexport const c = v7;", /passed in/],
  [
    'backend/goals/d.ts',
    "import { world } from '#mock/world/world.ts';\nexport const d = world;",
    /only schema and backend/,
  ],
  ['backend/goals/e.ts', 'export const e = () => crypto.randomUUID();', /id generator/],
  [
    'mock/world/a.ts',
    "import { kit } from '#mock/tab/kit.ts';\nexport const a = kit;",
    /the same in the tab and on Node/,
  ],
  ['mock/world/b.ts', "import { kit } from '../tab/kit.ts';\nexport const b = kit;", /does not know the tab/],
  ['mock/world/c.ts', 'export const c = () => Math.random();', /generator/],
  [
    'mock/tab/a.ts',
    "import { setupWorker } from 'msw/browser';\nexport const a = setupWorker;",
    /only file that knows msw/,
  ],
  [
    'mock/tab/b.ts',
    "import type { DemoKit } from '#src/api/demoKit.ts';\nexport type B = DemoKit;",
    /DemoKit/,
  ],
  [
    'mock/tab/worker.ts',
    "import { readFile } from 'node:fs';\nexport const w = readFile;",
    /no Node modules/,
  ],
  ['server/a.ts', "import { kit } from '#mock/tab/kit.ts';\nexport const a = kit;", /another home/],
  [
    'server/b.ts',
    "import { BootDocument } from '#src/gql/graphql.ts';\nexport const b = BootDocument;",
    /operations\.json/,
  ],
  [
    'src/goals/a.ts',
    "import { x } from '#backend/goals/x.ts';\nexport const a = x;",
    /through src\/api only/,
  ],
  [
    'src/goals/b.ts',
    "import { x } from '#src/app/shell.ts';\nexport const b = x;",
    /does not know the shell/,
  ],
  [
    'src/goals/c.ts',
    "import { x } from '#schema/contract.ts';\nexport const c = x;",
    /single file of the domain/,
  ],
  [
    'src/goals/words.ts',
    "import { reason } from '#schema/reasons.ts';\nexport const w = reason;",
    /only the sentences of its forms/,
  ],
  ['src/goals/d.ts', "import { x } from '../posts/x.ts';\nexport const d = x;", /#src/],
  ['src/goals/e.ts', "export const e = () => fetch('/rest/goal');", /Ask through src\/api/],
  [
    'src/goals/f.ts',
    "import { GraphQLClient } from 'graphql-request';\nexport const f = GraphQLClient;",
    /Ask through src\/api/,
  ],
  ['src/goals/g.ts', "import { x } from '#tests/support/x.ts';\nexport const g = x;", /never imported/],
  [
    'src/api/a.ts',
    "import { x } from '#src/goals/goals.queries.ts';\nexport const a = x;",
    /src\/api knows no domain/,
  ],
  [
    'src/api/b.ts',
    "import { x } from '#schema/goals/goals.endpoints.ts';\nexport const b = x;",
    /src\/api knows no domain/,
  ],
  [
    'src/ui/a.ts',
    "import { x } from '#src/api/ask.ts';\nexport const a = x;",
    /design system knows no domain/,
  ],
  [
    'src/ui/b.ts',
    "import { x } from '#schema/permissions.ts';\nexport const b = x;",
    /design system knows no domain/,
  ],
  [
    'src/lib/a.ts',
    "import { x } from '#src/goals/x.ts';\nexport const a = x;",
    /design system knows no domain/,
  ],
  [
    'src/app/a.ts',
    "import { kit } from '#mock/tab/kit.ts';\nexport const a = kit;",
    /dynamically, in src\/main.tsx only/,
  ],
  [
    'src/app/b.ts',
    "import { contract } from '#schema/contract.ts';\nexport const b = contract;",
    /single file of the domain/,
  ],
  ['src/goals/cycleA.ts', "import { b } from '#src/goals/cycleB.ts';\nexport const a = () => b;", /no-cycle/],
  ['src/goals/cycleB.ts', "import { a } from './cycleA.ts';\nexport const b = () => a;", /no-cycle/],
  ['src/goals/barrel.ts', "export * from './a.ts';", /no-barrel-file/],
  ['src/goals/default.ts', 'export default 1;', /no-default-export/],
  ['src/goals/any.ts', 'export const x = (y: any) => y;', /no-explicit-any/],
  ['src/goals/log.ts', "console.log('x');\nexport const l = 1;", /no-console/],
  ['src/goals/long.ts', `export const x = [\n${'  1,\n'.repeat(300)}];`, /max-lines/],
  [
    'src/goals/promise.ts',
    'export const p = (work: () => Promise<void>) => {\n  work();\n};',
    /no-floating-promises/,
  ],
  [
    'src/goals/Html.tsx',
    'export const H = () => <div dangerouslySetInnerHTML={{ __html: "" }} />;',
    /no-danger/,
  ],
  ['src/goals/Alt.tsx', 'export const A = () => <img src="/x.png" />;', /alt-text/],
  ['tests/only.test.ts', "import { it } from 'vitest';\nit.only('x', () => {});", /no-focused-tests/],
];

interface Finding {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
  readonly code?: string;
}

describe('the lint rules', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'aplauso-lint-'));
  let findings: Finding[] = [];

  beforeAll(() => {
    for (const name of ['oxlint.config.ts', 'tsconfig.json', 'package.json', 'tools/lint']) {
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    for (const [file, text] of planted) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), `${text}\n`);
    }
    // Listed individually: oxlint would follow the link into node_modules.
    const folders = [...new Set(planted.map(([file]) => file.split('/')[0] ?? ''))];
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', ...folders], {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (!stdout.includes('"diagnostics"')) throw new Error(`oxlint said: ${stdout}${stderr}`);
    ({ diagnostics: findings } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { diagnostics: Finding[] });
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(planted)('lint reports the planted violation in %s', (file, _text, says) => {
    const said = findings
      .filter((finding) => finding.filename.replaceAll('\\', '/').endsWith(file))
      .map(({ code, message, help }) => [code, message, help].join(' '));
    expect(said.join('\n')).toMatch(says);
  });
});
