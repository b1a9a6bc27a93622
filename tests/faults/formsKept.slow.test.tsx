/** Every form of the product keeps its input after each error of the catalogue. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isWhole } from '#tests/support/trials.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import type * as ReactHookForm from 'react-hook-form';
import { everyForm } from './forms.tsx';
import { openForm } from './formPage.tsx';
import { strikes, type Strike } from './strikes.ts';
import { everyTold } from './told.ts';

vi.mock('#src/lib/pause.ts', () => ({ pause: async () => undefined }));
// Accepts any input, because no send reaches the server.
vi.mock('react-hook-form', async (whole) => {
  const real = await whole<typeof ReactHookForm>();
  return {
    ...real,
    useForm: (options: Parameters<typeof real.useForm>[0] = {}) =>
      real.useForm({ ...options, resolver: (values) => ({ values, errors: {} }) }),
  };
});

/** One fault for each row and status of the catalogue. */
const one = everyTold.flatMap((told) => {
  const found = strikes.find((strike) => strike.told === told && !/retryable/u.test(strike.name));
  return found === undefined ? [] : [found];
});

/** Errors that forms treat in their own ways; `npm test` tries the others in turn, a release tries all at each form. */
const special = new Set(['invalid', 'conflict', 'network']);
const onesOf = (form: number): readonly Strike[] =>
  one.filter((strike, at) => isWhole || special.has(strike.told.code) || (at + form) % 12 === 0);

/** Whether each earlier field still has its value. Fields that the form shows later do not matter. */
function keeps(now: string, before: string): boolean {
  const left: unknown[] = z.parse(z.array(z.unknown()), JSON.parse(now));
  return z.parse(z.array(z.unknown()), JSON.parse(before)).every((field) => {
    const at = left.indexOf(field);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the page shows the sentence, after the server's fault with the name of the write in words. */
const isSaid = (text: string, { shown, isServersFault }: Strike): boolean =>
  isServersFault
    ? new RegExp(`Error en la respuesta del servidor: [a-záéíóúñ ]+\\. ${shown}`, 'iu').test(text)
    : text.includes(shown);

const makers = /\b(?:useForm|usePanelForm|useDraftForm|useStoredForm|useSettingsForm|useAccountForm)[<(]/u;
const found = globSync('**/*.{ts,tsx}', { cwd: 'src' })
  .filter(
    (file) =>
      !/^(?:api|demo|gql)\//u.test(file) &&
      !/(?:usePanelForm|useDraftForm|useSettingsForm|useAccountForm)\.ts$/u.test(file),
  )
  .filter((file) => makers.test(readFileSync(`src/${file}`, 'utf8')));

describe('every form of the product', () => {
  let deployment: TestDeployment;
  const seen: { readonly name: string; readonly isHeld: boolean }[] = [];
  beforeAll(async () => {
    deployment = await openTestDeployment('tab');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  afterAll(() => {
    deployment.close();
    const count = (all: typeof seen): string => `${all.filter(({ isHeld }) => isHeld).length}`;
    const lines = [...Map.groupBy(seen, ({ name }) => name)].map(
      ([name, all]) => `  ${name.padEnd(34)}${count(all)}/${all.length} kept and said`,
    );
    // The table belongs to the report.
    if (seen.length > 0)
      console.info(
        [`forms: held ${count(seen)} / total ${seen.length} (${drawn.length} forms)`, ...lines].join('\n'),
      );
  });

  it('every form in src is listed in this test', () => {
    expect(Object.keys(everyForm).toSorted()).toEqual(found.toSorted());
    for (const form of Object.values(everyForm))
      if ('heldBy' in form) expect(existsSync(form.heldBy)).toBe(true);
  });

  it('the forms are tried with every error and status of the catalogue', () => {
    expect(one.map(({ told }) => told)).toEqual(everyTold);
  });

  const drawn = Object.entries(everyForm).flatMap(([file, form]) =>
    'draw' in form ? [{ file, ...form }] : [],
  );
  it.each(drawn)(
    'the form in $file keeps typed values and shows the message after each error',
    async ({ file, draw, opener, endsWith = [] }) => {
      const page = await openForm(deployment, await draw(), opener);
      const before = page.typed();
      await page.type();
      const typed = page.typed();
      expect(typed).not.toBe(before);
      const wrong: string[] = [];
      for (const strike of onesOf(drawn.findIndex((other) => other.file === file))) {
        const sent = await page.submit(strike);
        const faults = [
          ...(sent === 0 ? ['nothing was sent'] : []),
          ...(keeps(page.typed(), typed) ? [] : [`holds ${page.typed()}, not ${typed}`]),
          ...(isSaid(page.said(), strike) || endsWith.includes(strike.told.code) ? [] : ['does not say it']),
        ];
        const { code, status } = strike.told;
        seen.push({ name: `${code} ${status}`, isHeld: faults.length === 0 });
        wrong.push(...faults.map((fault) => `${strike.name}: ${fault}`));
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
