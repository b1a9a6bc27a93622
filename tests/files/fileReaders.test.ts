/** Every file belongs to what it hangs on: who may not see the record neither gets an address nor reads the bytes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRepositoryFixture, type RepositoryFixture } from '#tests/backend/repositoryFixture.ts';
import { each } from './readerCases.ts';
import { people, type Person } from './readers.ts';

describe('readers of files', () => {
  let fixture: RepositoryFixture;
  beforeEach(async () => {
    fixture = await openRepositoryFixture('tab');
  });
  afterEach(() => fixture.deployment.close());

  it.each(each)('$kind $what: only people who may see the record read the file', async (one) => {
    const { kind, hang } = one;
    // Signs in everybody before somebody is deactivated.
    for (const name of people) await fixture.call(name, 'GET /user');
    const held = await hang(fixture);
    const address = async (name: Person): Promise<string | undefined> => {
      const { status, said } = await fixture.call(name, `POST /read_presign/${kind}`, { key: held.key });
      return status === 200 ? String(said.url).replace(/^\/rest/, '') : undefined;
    };
    const bytes = async (url: string) => (await fixture.deployment.rest(`GET ${url}`)).status;
    const before = new Map<Person, string>();
    for (const name of people) {
      const url = await address(name);
      if (url !== undefined) before.set(name, url);
    }
    expect([...before.keys()]).toEqual(people.filter((name) => held.readers.includes(name)));
    for (const url of before.values()) expect(await bytes(url)).toBe(200);
    const body = { key: held.key };
    const anonymous = await fixture.deployment.rest(`POST /read_presign/${kind}`, { body });
    expect(anonymous.status).toBe(401);

    await held.end();
    const after: Person[] = [];
    for (const name of people) if ((await address(name)) !== undefined) after.push(name);
    expect(after).toEqual(people.filter((name) => held.after.includes(name)));
    // An address that was made before the change reads nothing for those who lost the right.
    for (const [name, url] of before)
      expect(await bytes(url), name).toBe(held.after.includes(name) ? 200 : 404);
  });
});
