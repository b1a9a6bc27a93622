/** Layers without a list of the order of their folders have no circle between folders either. */
import { describe, expect, it } from 'vitest';
import { circlesOf, circular } from './arrows.ts';

describe('folders of one layer', () => {
  it.each(['schema', 'machines', 'mock', 'server', 'stories', 'tests', 'tools'])(
    'of %s do not depend on themselves',
    (layer) => {
      expect(circlesOf(layer, /^schema\/gql\//)).toEqual([]);
    },
  );

  it('would be seen in a circle, also over a file beside them', () => {
    const arrows = [
      { from: 'schema/kit/client.ts', to: 'schema/errors.ts' },
      { from: 'schema/errors.ts', to: 'schema/users/users.shapes.ts' },
      { from: 'schema/users/users.shapes.ts', to: 'schema/kit/wire.ts' },
      { from: 'schema/contract.ts', to: 'schema/users/users.endpoints.ts' },
    ];
    expect(circular(arrows)).toEqual([
      'schema/kit/client.ts → schema/errors.ts',
      'schema/errors.ts → schema/users/users.shapes.ts',
      'schema/users/users.shapes.ts → schema/kit/wire.ts',
    ]);
  });
});
