/** The department tree: each department appears once, below its parent, even if the rows are inconsistent. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insideOf, pathOf, pruned, treeOf } from '#src/departments/admin/departmentTree.ts';

const node = (id: string, parentId: string | null) => ({ id, name: id.toUpperCase(), parentId });
const small = [node('b', 'a'), node('a', null), node('d', 'b'), node('c', null)];

/** Random departments: nested, without a parent, or in cycles. */
const forests = fc
  .integer({ min: 0, max: 12 })
  .chain((size) =>
    fc.tuple(
      ...Array.from({ length: size }, (_, at) =>
        fc
          .option(fc.integer({ min: 0, max: size }))
          .map((parent) => node(String(at), parent === null ? null : String(parent))),
      ),
    ),
  );

describe('the tree of departments', () => {
  test('each department comes below its parent with its depth and path', () => {
    expect(treeOf(small).map(({ department, depth }) => `${depth}${department.id}`)).toEqual([
      '0a',
      '1b',
      '2d',
      '0c',
    ]);
    expect(treeOf(small).map(pathOf)).toEqual(['A', 'A › B', 'A › B › D', 'C']);
  });

  test('the tree of departments holds each one once, even with cycles and missing parents', () => {
    fc.assert(
      fc.property(forests, (departments) => {
        const ids = treeOf(departments).map(({ department }) => department.id);
        expect(ids.toSorted()).toEqual(departments.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('a deeper department in the tree follows its parent', () => {
    fc.assert(
      fc.property(forests, (departments) => {
        const tree = treeOf(departments);
        tree.forEach(({ department, depth }, at) => {
          if (depth === 0) return;
          const above = tree.slice(0, at).findLast((one) => one.depth === depth - 1);
          expect(above?.department.id).toBe(department.parentId);
        });
      }),
    );
  });

  test('a department cannot be moved into itself or into a department inside it', () => {
    expect([...insideOf(small, 'a')].toSorted()).toEqual(['a', 'b', 'd']);
    expect([...insideOf(small, 'b')].toSorted()).toEqual(['b', 'd']);
    expect([...insideOf(small, 'c')]).toEqual(['c']);
    expect([...insideOf([node('x', 'y'), node('y', 'x')], 'x')].toSorted()).toEqual(['x', 'y']);
  });

  test('a department that matches a search keeps its parents', () => {
    expect(pruned(treeOf(small), ({ id }) => id === 'd').map(({ department }) => department.id)).toEqual([
      'a',
      'b',
      'd',
    ]);
    expect(pruned(treeOf(small), () => false)).toEqual([]);
  });
});
