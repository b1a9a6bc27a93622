/** Lists of posts go on where an earlier answer ended, whatever was published or removed meanwhile. */
import { afterEach, describe, expect, it } from 'vitest';
import { openFixture, type Fixture } from './postFixture.ts';
import { storesOf } from '#tests/support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

const lists = [
  ['elena', '/post?'],
  ['elena', '/post?value_id=care&'],
  ['ana', '/user/posts/sent?'],
  ['elena', '/user/posts/sent?user_id=ana&'],
  ['bruno', '/user/posts/received?'],
  ['elena', '/user/posts/received?user_id=bruno&'],
  ['bruno', '/post/special/recognitions?'],
  ['elena', '/post/special/recognitions?user_id=bruno&'],
] as const;

describe.each(storesOf(import.meta.url))('lists that grow at their top, %s store', (kind) => {
  it.each(lists)('%s reads %s by its cursor: nothing twice, and nothing left out', async (who, list) => {
    fixture = await openFixture(kind);
    const post = () => fixture.post({ from: 'ana', to: ['bruno'], valueIds: ['care'], badgeId: 'shown' });
    const ids: string[] = [];
    for (let count = 0; count < 45; count++) ids.push(await post());
    const read: string[][] = [];
    let after: string | null = '';
    while (after !== null) {
      const { said, status } = await fixture.call(
        who,
        `GET ${list}${after === '' ? 'page=1' : `after=${after}`}`,
      );
      expect([status, said.pagination.total]).toEqual([200, 45 + 3 * read.length]);
      read.push(said.items.map(({ id }: { id: string }) => id));
      after = said.next;
      for (let count = 0; count < 3; count++) await post();
    }
    expect(read.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(read.flat()).toEqual(ids.toReversed());
  });

  it('the cursor of another list, and what is no cursor, are refused with a reason', async () => {
    fixture = await openFixture(kind);
    for (let count = 0; count < 21; count++) await fixture.post({ valueIds: ['care'] });
    const { said } = await fixture.call('elena', 'GET /post');
    for (const asked of [`value_id=care&after=${said.next}`, 'after=x', 'after=W10']) {
      const refused = await fixture.call('elena', `GET /post?${asked}`);
      expect([refused.status, refused.said.reasons]).toMatchObject([
        422,
        [{ field: 'after', code: 'cursor' }],
      ]);
    }
  });
});
