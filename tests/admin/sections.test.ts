/**
 * The table of administration sections: each row is complete, and the menu lists only sections that are built and open.
 */
import { describe, expect, test } from 'vitest';
import { moduleFlags } from '#schema/modules.ts';
import { permissions } from '#schema/permissions.ts';
import { openGroups, sectionAt, sectionGroups, sections } from '#src/adminSections/sections.ts';

const built = sections.map((one) => ({ ...one, load: async () => () => null }));

describe('the table of administration sections', () => {
  test('each administration section has an id and an address of its own', () => {
    expect(new Set(sections.map((one) => one.id)).size).toBe(sections.length);
    expect(new Set(sections.map((one) => one.path)).size).toBe(sections.length);
    for (const { path } of sections) expect(path).toMatch(/^[a-z]+(-[a-z]+)*$/u);
  });

  test('each administration section names existing modules, permissions and groups', () => {
    const groups = sectionGroups.map(([group]) => group);
    for (const one of sections) {
      for (const flag of one.modules) expect(moduleFlags).toContain(flag);
      expect(Object.keys(permissions)).toContain(one.permission);
      expect(groups).toContain(one.group);
    }
  });

  test('each administration section loads its component', async () => {
    for (const { part, id } of sections) expect(await part.load(), id).toBeTypeOf('function');
  });

  test('an administration section is found by the last part of its address', () => {
    expect(sectionAt('badges')?.id).toBe('badges');
    expect(sectionAt('Badges')).toBeUndefined();
    expect(sectionAt('')).toBeUndefined();
  });

  test('the administration menu offers every section', () => {
    const offered = openGroups(() => true).flatMap((group) => group.sections);
    expect(offered).toEqual(sections);
  });

  test('the administration menu offers only permitted sections and no empty groups', () => {
    const open = openGroups((one) => one.modules.includes('insignias'), built);
    expect(open.map(({ group, sections: some }) => [group, some.map((one) => one.id)])).toEqual([
      ['recognition', ['badges']],
    ]);
    expect(openGroups(() => false, built)).toEqual([]);
  });
});
