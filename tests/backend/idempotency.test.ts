/** A call is a repeat if call, address and body are the same. */
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '#backend/calls/idempotency.ts';

const at = (path: string): URL => new URL(`http://home.test/rest${path}`);

describe('fingerprint of a write', () => {
  it('the fingerprint of a write is the same for the same request on any server', async () => {
    const first = await fingerprintOf('comments.remove', at('/comment/1?x=1'), '{}');
    expect(
      await fingerprintOf('comments.remove', new URL('https://other.test/rest/comment/1?x=1'), '{}'),
    ).toBe(first);
  });

  it.each([
    ['another record', 'comments.remove', '/comment/2?x=1', '{}'],
    ['another query', 'comments.remove', '/comment/1?x=2', '{}'],
    ['another body', 'comments.remove', '/comment/1?x=1', '{"a":1}'],
    ['another call', 'comments.edit', '/comment/1?x=1', '{}'],
  ])('the fingerprint of a write differs for %s', async (_what, operation, path, text) => {
    const first = await fingerprintOf('comments.remove', at('/comment/1?x=1'), '{}');
    expect(await fingerprintOf(operation, at(path), text)).not.toBe(first);
  });
});
