/** Module switches: what may be switched, who is notified, and that no data is lost. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '#backend/http/idempotency.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { moduleNames } from '#backend/settings/modules.words.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { tables } from '#backend/tables.ts';
import { defaultModules, moduleFlags, type ModuleFlag } from '#schema/modules.ts';
import { moduleNeeds } from '#schema/organization/organization.rules.ts';
import { openOrganizationFixture, type AdminOrganization } from './organizationSettingsFixture.ts';
import { trials, storesOf } from '../support/trials.ts';

const custom = 'PATCH /org/custom';
const services = 'GET /org/services';
let house: AdminOrganization;
afterEach(() => house.deployment.close());

/** Tables for calls and mails, which hold no data of modules. */
const beside: readonly string[] = [outbox.name, idempotencyKeys.name];
type Switches = Partial<Record<ModuleFlag, boolean>>;
const turn = (to: Switches) => house.ask(custom, { services: to });
const standing = async (): Promise<Readonly<Record<string, boolean>>> => {
  const said: Record<string, { active: boolean }> = await house.ask(services, undefined, 'ana');
  return Object.fromEntries(Object.entries(said).map(([flag, { active }]) => [flag, active]));
};
const all = (active: boolean): Record<string, boolean> =>
  Object.fromEntries(moduleFlags.map((flag) => [flag, active]));
/** What the switches give, with everything that each module needs. */
const working = (switches: Record<string, boolean>): Record<string, boolean> => {
  const isOn = (flag: ModuleFlag): boolean => {
    const need = moduleNeeds[flag];
    return switches[flag] === true && (need === undefined || isOn(need));
  };
  return Object.fromEntries(moduleFlags.map((flag) => [flag, isOn(flag)]));
};

describe.each(storesOf(import.meta.url))('switching modules, %s store', (kind) => {
  beforeEach(async () => {
    house = await openOrganizationFixture(kind);
  });

  it('switching modules changes the named ones and leaves the others', async () => {
    await turn({ surveys: false, files_repo: false });
    const expected = { ...all(true), surveys: false, files_repo: false };
    expect(await standing()).toEqual(expected);
    expect((await house.ask('GET /org/custom')).services).toEqual(expected);
    expect((await house.call('ana', 'GET /poll/none/results')).status).toBe(403);
    await turn({ surveys: true });
    expect(await standing()).toEqual({ ...expected, surveys: true });
  });

  it('switching a module without a row creates its row', async () => {
    await house.change((store) => store.remove(modules, {}));
    expect(await standing()).toEqual({ ...all(false), ...defaultModules });
    await turn({ recognitions: true, surveys: false });
    expect(await standing()).toEqual({ ...all(false), ...defaultModules, recognitions: true });
    const { rows } = await house.look((store) => store.list(modules));
    expect(Object.fromEntries(rows.map(({ flag, active }) => [flag, active]))).toEqual({
      recognitions: true,
      surveys: false,
    });
    expect((await house.call('ana', 'GET /post')).status).toBe(200);
  });

  it('switching off the sign-in module is refused together with the rest of the call', async () => {
    expect(await house.refused(custom, { services: { auth: false, surveys: false } })).toEqual([
      422,
      'services.auth: module_locked',
    ]);
    expect(await standing()).toEqual(all(true));
    await turn({ auth: true });
    expect(await standing()).toEqual(all(true));
  });

  it('analytics, the module that was built last, is switched off and on again like any other', async () => {
    expect((await house.call('ana', 'GET /analytics/overview')).status).toBe(200);
    await turn({ analytics: false });
    const refused = await house.call('ana', 'GET /analytics/overview');
    expect([refused.status, refused.said.code]).toEqual([403, 'module_off']);
    await turn({ analytics: true });
    expect(await standing()).toEqual(all(true));
  });

  it('a module works only while everything that it needs is on, in every answer', async () => {
    expect((await house.call('ana', 'GET /badge/awards')).status).toBe(200);
    await turn({ recognitions: false });
    expect(await standing()).toMatchObject({ insignias: false, publicBadges: false, surveys: true });
    // Administrators see their switches as they set them.
    expect((await house.ask('GET /org/custom')).services).toMatchObject({ insignias: true });
    const refused = await house.call('ana', 'GET /badge/awards');
    expect([refused.status, refused.said.code]).toEqual([403, 'module_off']);
  });

  it('switching an unknown module or to a value that is not boolean is refused', async () => {
    for (const wrong of [
      { nothing: true },
      { toString: true },
      { surveys: 'off' },
      { surveys: null },
      ['surveys'],
      'surveys',
    ]) {
      const [status, first] = await house.refused(custom, { services: wrong });
      expect([status, String(first).split(/[.:]/)[0]], JSON.stringify(wrong)).toEqual([422, 'services']);
    }
    expect(house.heard).toEqual([]);
    await house.ask(custom, { services: JSON.parse('{"__proto__":false}') });
    expect(await standing()).toEqual(all(true));
  });

  it('switching modules sends a stream event and a mail to the administrator list with the real changes', async () => {
    await house.listed('admin', 'it@taller.example');
    await house.listed('org', 'people@taller.example');
    await turn({ surveys: false, files_repo: false, catalog: true });
    expect(house.heard).toEqual(['organization.changed']);
    const [mail, ...others] = await house.mails();
    expect([mail?.email, others]).toEqual(['it@taller.example', []]);
    expect(mail?.body).toContain('diego');
    expect(mail?.body).toContain('Ahora apagados: Encuestas y Repositorio de archivos.');
    expect(mail?.body).not.toContain('activos');
    await turn({ surveys: false });
    expect(await house.mails()).toEqual([]);
    await turn({ surveys: true, catalog: false });
    const [both] = await house.mails();
    expect(both?.body).toContain('Ahora activos: Encuestas.\nAhora apagados: Catálogo.');
    expect(both?.link).toBe('http://home.test/admin/modules');
  });

  it('every module has a unique name in both languages', () => {
    for (const language of ['es', 'en'] as const) {
      const words = moduleFlags.map((flag) => moduleNames[flag][language]);
      expect(new Set(words).size).toBe(moduleFlags.length);
    }
  });

  it('random module switches agree with the model', async () => {
    const change = fc.dictionary(fc.constantFrom(...moduleFlags), fc.boolean(), {
      maxKeys: 5,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 6 }), fc.boolean(), async (changes, isEmpty) => {
        await house.change(async (store) => {
          await store.remove(modules, {});
          if (isEmpty) return;
          await store.insert(
            modules,
            moduleFlags.map((flag) => ({ id: flag, flag, active: true })),
          );
        });
        let model: Record<string, boolean> = isEmpty ? { ...all(false), ...defaultModules } : all(true);
        for (const to of changes) {
          const { status } = await house.call('diego', custom, { services: to });
          const isLocked = to.auth === false;
          expect(status).toBe(isLocked ? 422 : 200);
          if (!isLocked) model = { ...model, ...to };
          expect(await standing()).toEqual(working(model));
          expect((await house.ask('GET /org/custom')).services).toEqual(model);
        }
      }),
      { numRuns: trials(25), endOnFailure: true },
    );
  });

  it('switching all modules off and on again changes no data', async () => {
    await house.post({ from: 'ana', to: ['bruno'], points: 5 });
    const everything = () =>
      house.look(async (store) => {
        const found: Record<string, unknown> = {};
        for (const table of tables)
          if (!beside.includes(table.name))
            found[table.name] = (await store.list(table, { order: [['id', 'asc']] })).rows;
        return found;
      });
    const before = await everything();
    const rest = moduleFlags.filter((flag) => flag !== 'auth');
    await turn(Object.fromEntries(rest.map((flag) => [flag, false])));
    expect(await standing()).toEqual({ ...all(false), auth: true });
    expect((await house.call('ana', 'GET /post')).status).toBe(403);
    // The settings are never gated by a module; otherwise no one could switch modules on again.
    await turn(Object.fromEntries(rest.map((flag) => [flag, true])));
    expect(await everything()).toEqual(before);
  });
});
