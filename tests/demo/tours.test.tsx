/** The tours: each scenario has one, and its steps open pages that are built and visible to its personas. */
import { describe, expect, it } from 'vitest';
import { organizationIds } from '#mock/world/organizations.ts';
import { personas } from '#mock/world/personas.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { scenarioIds } from '#schema/demo/demoLink.ts';
import { scenarioFacts } from '#schema/demo/scenarios.ts';
import { permissions } from '#schema/permissions.ts';
import { judge } from '#src/app/guard.ts';
import { screens } from '#src/app/routes.ts';
import { sections } from '#src/adminSections/sections.ts';
import { minutesOf, stepsIn, type TourStep } from '#src/demo/tours/tour.ts';
import { tours } from '#src/demo/tours/tours.ts';

/** The modules of both organisations in the demo world. */
const modulesOf = Object.fromEntries(
  smallWorld({ now: Date.UTC(2026, 10, 22, 15), passwordHash: 'none' }).map(({ org, rows }) => [
    org,
    Object.fromEntries((rows['modules'] ?? []).map(({ flag, active }) => [String(flag), active === true])),
  ]),
);
const organizations = ['aurora', 'boreal'] as const;
const steps = scenarioIds.flatMap((scenario) =>
  tours[scenario].steps.map((step) => ({ scenario, step, name: `${scenario}, ${step.id}` })),
);
const pathOf = ({ path }: TourStep): string => path.split('?')[0] ?? '';
const rightsOf = (role: TourStep['as']): string[] =>
  Object.entries(permissions).flatMap(([name, who]) => (who.some((one) => one === role) ? [name] : []));
const sectionOf = (path: string) => sections.find((one) => `/admin/${one.path}` === path);
const placeOf = (step: TourStep) =>
  sectionOf(pathOf(step)) ?? screens.find((one) => one.path === pathOf(step));

describe('the tour', () => {
  it.each(scenarioIds)('the scenario %s has a tour with at least five different steps', (scenario) => {
    const ids = tours[scenario].steps.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(scenarioIds)('the tour of %s begins with the person and the page of its scenario', (scenario) => {
    const [first] = tours[scenario].steps;
    expect(first).toMatchObject({ as: scenarioFacts[scenario].persona, path: scenarioFacts[scenario].path });
  });

  it('the tour of the busy scenario takes ten minutes and shows an employee, a leader and an administrator', () => {
    expect(minutesOf(tours.busy.steps)).toBe(10);
    expect(new Set(tours.busy.steps.map((step) => step.as))).toEqual(
      new Set(['employee', 'manager', 'admin']),
    );
  });

  it('each step of a tour has a text and a duration', () => {
    for (const { step, name } of steps) {
      expect(step.show.length, name).toBeGreaterThan(0);
      expect(step.minutes, name).toBeGreaterThan(0);
    }
  });
});

describe('the tour step', () => {
  it('each tour step leads to a page', () => {
    const missing = steps.filter(({ step }) => {
      const path = pathOf(step);
      if (path.startsWith('/admin/')) return sectionOf(path) === undefined;
      return screens.every((one) => one.path !== path);
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('each tour step leads to a page that its person may see, in each organisation that shows it', () => {
    const verdicts = organizations.flatMap((organization) =>
      scenarioIds.flatMap((scenario) =>
        stepsIn(tours[scenario], organization).map((step) => {
          const place = placeOf(step);
          const verdict =
            place === undefined
              ? 'no page'
              : judge(place, {
                  permissions: rightsOf(step.as),
                  modules: {
                    ...modulesOf[organizationIds[organization]],
                    ...Object.fromEntries((scenarioFacts[scenario].needs ?? []).map((flag) => [flag, true])),
                  },
                  areModulesMissing: false,
                  areModulesLoading: false,
                });
          return `${organization}, ${scenario}, ${step.id}: ${verdict}`;
        }),
      ),
    );
    expect(verdicts.length).toBeGreaterThan(steps.length);
    expect(verdicts.filter((line) => !line.endsWith(': screen'))).toEqual([]);
  });

  it('a tour step has the modules of its page and is left out when they are off', () => {
    for (const { step, name } of steps) {
      // A page of several modules is shown for the part that the step is about.
      const modules = placeOf(step)?.modules ?? [];
      expect(modules, name).toEqual(expect.arrayContaining([...step.modules]));
      expect(step.modules.length > 0, name).toBe(modules.length > 0);
    }
    const ids = stepsIn(tours.busy, 'aurora', ['catalog', 'admin_retos']).map(({ id }) => id);
    expect(ids).not.toContain('catalog');
    expect(ids).not.toContain('challenges');
    expect(ids).toHaveLength(tours.busy.steps.length - 2);
  });

  it('each tour step has a persona in both organisations', () => {
    for (const { step, name } of steps)
      for (const slug of organizations)
        expect(
          personas.some((one) => one.role === step.as && one.organization.slug === slug),
          name,
        ).toBe(true);
  });

  it('each tour step has valid selectors for its target', () => {
    for (const { step, name } of steps)
      for (const selector of step.about)
        expect(() => document.querySelector(selector), `${name}: ${selector}`).not.toThrow();
  });
});
