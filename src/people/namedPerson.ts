/** A person for a field that shows people, from an id and a name only. */
import type { PublicUser } from '#schema/users/users.shapes.ts';

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
