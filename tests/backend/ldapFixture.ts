/** A directory of people beside a backend, for the tests of LDAP. */
import type { DirectoryPerson, PeopleDirectory } from '#backend/http/peopleDirectory.ts';
import { createBackend } from '#backend/app.ts';
import { admin, type Answer, type Town } from './importFixture.ts';

/** An address of the organisation. */
export const at = (name: string): string => `${name}@taller.example`;

/** An entry of the directory. */
export const one = (name: string, own: Partial<DirectoryPerson> = {}): DirectoryPerson => ({
  ldapId: `id-${name}`,
  email: at(name),
  firstName: name,
  lastName: 'Taller',
  department: null,
  jobPosition: null,
  ...own,
});

/** Calls of a backend with this directory. */
export async function asking({ deployment }: Town, people: PeopleDirectory) {
  const logged: string[] = [];
  const { fetch } = createBackend({
    ...deployment.dependencies,
    people,
    log: (line) => void logged.push(line),
  });
  const token = await deployment.tokenOf(admin);
  return {
    logged,
    call: async (route: string, body?: unknown): Promise<Answer> => {
      const [method = '', path = ''] = route.split(' ');
      const answer = await fetch(
        new Request(`http://home.test/rest${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      return { status: answer.status, said: await answer.json() };
    },
  };
}
export const look = 'GET /org/ldap/users?per_page=50';
export const sync = 'POST /org/ldap/users';
