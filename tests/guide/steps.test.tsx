/** The guide and the questions cover only active modules and permitted actions. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moduleFlags, type ModuleFlag } from '#schema/modules.ts';
import { may, type Permission, type Role } from '#schema/permissions.ts';
import { judge } from '#src/app/guard.ts';
import { screens } from '#src/app/routes.ts';
import { keepStep, readStep } from '#src/guide/guidePlace.ts';
import { stepsFor } from '#src/guide/steps.ts';
import { questionsFor } from '#src/support/questions.ts';

const modules: readonly ModuleFlag[] = [
  'recognitions', 'insignias', 'surveys', 'notifications', 'birthdays', 'anniversary', 'support_channel',
]; // prettier-ignore
const on = (flags: readonly ModuleFlag[]) => (flag: ModuleFlag) => flags.includes(flag);
const as = (role: Role) => (permission: Permission) => may(role, permission);

/** Whether a role can open a screen with these modules. */
const stands = (path: string, flags: readonly ModuleFlag[], role: Role): boolean => {
  const screen = screens.find((one) => one.path === path);
  const verdict =
    screen === undefined
      ? undefined
      : judge(screen, {
          permissions: screens.flatMap(({ permission }) =>
            permission !== null && may(role, permission) ? [permission] : [],
          ),
          modules: Object.fromEntries(flags.map((flag) => [flag, true])),
          areModulesMissing: false,
          areModulesLoading: false,
        });
  return verdict === 'screen';
};

/** Where the guide and the questions lead somebody, each path once. */
const linksOf = (flags: readonly ModuleFlag[], role: Role): readonly string[] =>
  [
    ...new Set([
      ...stepsFor(on(flags), as(role)).map((step) => step.path),
      ...questionsFor(on(flags), as(role)).flatMap(({ way }) => way?.path ?? []),
    ]),
  ].toSorted();

describe('the guide and the questions', () => {
  test('the guide has six steps for an employee when its modules are on', () => {
    expect(stepsFor(on(modules), as('employee')).map(({ id }) => id)).toEqual([
      'recognise',
      'points',
      'badges',
      'polls',
      'notices',
      'account',
    ]);
  });

  test('the guide and the questions link only to screens open to the role, whichever module is off', () => {
    for (const role of ['employee', 'manager', 'admin', 'external'] as const)
      for (const flags of [
        [],
        moduleFlags,
        ...moduleFlags.map((off) => moduleFlags.filter((flag) => flag !== off)),
      ])
        for (const path of linksOf(flags, role))
          expect([role, flags, path, stands(path, flags, role)]).toEqual([role, flags, path, true]);
  });

  test('the guide and the questions link to every screen that they tell of while all modules are on', () => {
    const everything = [
      '/',
      '/badges',
      '/benefits_page',
      '/challenges',
      '/charts',
      '/communications',
      '/events',
      '/general_settings',
      '/goals',
      '/notifications',
      '/post',
      '/programs',
      '/requests',
      '/surveys',
      '/tasks',
      '/telemedicine',
      '/wallet',
    ];
    for (const role of ['employee', 'manager', 'admin'] as const)
      expect(linksOf(moduleFlags, role), role).toEqual(everything);
    expect(linksOf(moduleFlags, 'external')).toEqual(['/general_settings', '/notifications']);
  });

  test.each([
    ['recognitions', '/post'],
    ['insignias', '/badges'],
    ['surveys', '/'],
    ['surveys', '/surveys'],
    ['notifications', '/notifications'],
    ['goals', '/goals'],
    ['tasks', '/tasks'],
    ['admin_retos', '/challenges'],
    ['events', '/events'],
    ['programs', '/programs'],
    ['communications', '/communications'],
    ['solicitud', '/requests'],
    ['ever_health', '/telemedicine'],
  ] as const)('the guide and the questions do not link to %s at %s while that module is off', (off, path) => {
    expect(linksOf(moduleFlags, 'employee')).toContain(path);
    expect(
      linksOf(
        moduleFlags.filter((flag) => flag !== off),
        'employee',
      ),
    ).not.toContain(path);
  });

  test('the guide and the questions are never empty, even for external people without modules', () => {
    expect(stepsFor(on([]), as('external')).map(({ id }) => id)).toEqual(['account']);
    expect(questionsFor(on([]), as('external')).length).toBeGreaterThan(2);
  });
});

describe('the stored step of the guide', () => {
  beforeEach(() => localStorage.clear());

  test('the step of the guide is stored for each person, and removed once the guide is finished', () => {
    keepStep('ana', 'polls');
    expect([readStep('ana'), readStep('luis')]).toEqual(['polls', null]);
    keepStep('ana', null);
    expect(readStep('ana')).toBeNull();
  });

  test('the step of the guide is not stored when storage refuses it, and nothing throws', () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    expect(() => keepStep('ana', 'polls')).not.toThrow();
    expect(readStep('ana')).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });
});
