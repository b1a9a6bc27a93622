/** A person for a field that shows people, where the server answered a name and no more. */
import type { PublicUser } from '#schema/users/users.shapes.ts';

/** A person of whom only id and name are known, for a field that shows people. */
export const namedPerson = (id: string, name: string): PublicUser => ({
  id,
  firstName: name,
  lastName: '',
  email: '',
  jobPosition: null,
  departmentId: null,
  departmentName: null,
  profileImageUrl: null,
  active: true,
  takesPoints: true,
});
