/** The first bytes decide the type of a file, not its declared type (spec §5). */
import { describe, expect, it } from 'vitest';
import { looksLike } from '#backend/kit/magic.ts';
import { documentTypes, imageTypes } from '#schema/files/files.rules.ts';
import { png, rightFiles, svg } from '../support/fileSamples.ts';

describe('the type of a file', () => {
  it('the type of a file is recognised by its bytes, for every allowed type and for no other', () => {
    for (const [type, bytes] of Object.entries(rightFiles))
      for (const other of [...imageTypes, ...documentTypes])
        expect(looksLike(other, bytes), `${type} as ${other}`).toBe(other === type || isText(type, other));
    expect(looksLike('image/svg+xml', svg)).toBe(false);
    expect(looksLike('constructor', png)).toBe(false);
  });
  // A PDF or GIF made only of letters is also valid text.
  const isText = (type: string, other: string): boolean =>
    other === 'text/plain' && (type === 'application/pdf' || type === 'image/gif');
});
