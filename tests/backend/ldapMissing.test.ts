/** Whose entry in the LDAP directory still exists, in any form, is not deactivated for being missing. */
import { afterEach, describe, expect, it } from 'vitest';
import type { DirectoryPerson } from '#backend/http/peopleDirectory.ts';
import { aTown, type Answer, type Town } from './importFixture.ts';
import { asking, at, look, one, sync } from './ldapFixture.ts';

let town: Town;
afterEach(() => town.deployment.close());

describe('entries that do not say that somebody left', () => {
  const asked = { sync_all: true, deactivate_missing: true, accept_deactivations: true };
  const gone = (answer: Answer): string[] =>
    answer.said.preview.lines
      .filter(({ action }: { action: string }) => action === 'deactivated')
      .map(({ email }: { email: string }) => email);
  const everybody = ['ana', 'bruno', 'carla', 'diego', 'elena', 'eva'].map((name) => one(name));
  const without = (name: string): readonly DirectoryPerson[] =>
    everybody.filter(({ ldapId }) => ldapId !== `id-${name}`);

  /** The directory after everybody was synchronised once. */
  async function synchronised() {
    town = await aTown('tab');
    let people: readonly DirectoryPerson[] = everybody;
    const expected: (readonly string[])[] = [];
    const { call } = await asking(town, async (_org, ids = []) => {
      expected.push(ids);
      return people;
    });
    await call(sync, asked);
    await town.deployment.tick();
    return {
      expected,
      rehearse: async (now: readonly DirectoryPerson[]): Promise<Answer> => {
        people = now;
        return call(sync, { ...asked, rehearse: true });
      },
      look: () => call(look),
    };
  }

  it('an entry that lost its address is reported with its name, and its person stays', async () => {
    const { rehearse } = await synchronised();
    const answer = await rehearse([...without('elena'), one('elena', { email: '' })]);
    expect(gone(answer)).toEqual([]);
    expect(answer.said.rejected).toMatchObject([
      { field: 'email', code: 'cell_required', value: 'elena Taller' },
    ]);
  });

  it('any address of an entry names its person, and none replaces the address for signing in', async () => {
    const aliases = ['z.alias@taller.example', at('elena')];
    const elena = one('elena', { email: aliases[0] ?? '', aliases });
    town = await aTown('tab');
    const fresh = await asking(town, async () => [...without('elena'), elena]);
    const unlinked = await fresh.call(sync, { ...asked, rehearse: true });
    expect([gone(unlinked), unlinked.said.created]).toEqual([[], 0]);
    town.deployment.close();
    const { rehearse } = await synchronised();
    for (const names of [aliases, ['z.alias@taller.example', 'y.alias@taller.example']]) {
      const linked = await rehearse([...without('elena'), { ...elena, aliases: names }]);
      expect([gone(linked), linked.said.created, linked.said.updated]).toEqual([[], 0, 0]);
    }
  });

  it('a disabled account adds nobody, and its person is missing', async () => {
    const { rehearse, look: looked } = await synchronised();
    const answer = await rehearse([
      ...without('elena'),
      one('elena', { isInactive: true }),
      one('nobody', { isInactive: true }),
    ]);
    expect([gone(answer), answer.said.created]).toEqual([[at('elena')], 0]);
    const { said: all } = await looked();
    const states = all.items.filter(({ state }: { state: string }) => state === 'inactive');
    expect(states.map(({ email }: { email: string }) => email)).toEqual([at('elena'), at('nobody')]);
  });

  it('an entry that the filter leaves out is reported, and its person stays', async () => {
    const { rehearse, expected } = await synchronised();
    const answer = await rehearse([...without('elena'), one('elena', { isHidden: true })]);
    expect(expected.at(-1)?.toSorted()).toEqual(everybody.map(({ ldapId }) => ldapId).toSorted());
    expect(gone(answer)).toEqual([]);
    expect(answer.said.rejected).toMatchObject([
      { field: 'email', code: 'entry_hidden', value: at('elena') },
    ]);
  });

  it('an answer with far fewer entries than the last time deactivates nobody and says so', async () => {
    const { rehearse } = await synchronised();
    const answer = await rehearse(everybody.slice(0, 4));
    expect(gone(answer)).toEqual([]);
    expect(answer.said.preview.held_back).toContain('4 de las 6 personas');
    // One who left is within the brake.
    const usual = await rehearse(without('elena'));
    expect([gone(usual), usual.said.preview.held_back]).toEqual([[at('elena')], null]);
    const strangers = Array.from({ length: 495 }, (_, index) => one(`stranger${index}`));
    const limited = await rehearse([...without('elena'), ...strangers]);
    expect([gone(limited), limited.said.preview.held_back === null]).toEqual([[], false]);
  });
});
