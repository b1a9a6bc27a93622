/** The words of the file of people; the import knows the headers and the values in both languages. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PeopleColumn, PeopleWords } from './peopleTable.ts';
import { roleNames, stateNames } from './personWords.ts';

const headers: Readonly<Record<PeopleColumn, MessageDescriptor>> = {
  firstName: msg({ message: 'Nombre', context: 'person' }),
  lastName: msg`Apellido`,
  email: msg`Correo`,
  employeeNumber: msg`Número de empleado`,
  jobPosition: msg`Cargo`,
  department: msg`Departamento`,
  managerName: msg`Nombre del líder`,
  manager: msg`Correo del líder`,
  role: msg`Rol`,
  takesPoints: msg`Participa en puntos`,
  groups: msg`Grupos`,
  birthday: msg`Fecha de nacimiento`,
  admissionDate: msg`Fecha de ingreso`,
  phone: msg`Teléfono`,
  language: msg`Idioma`,
  state: msg`Estado de la cuenta`,
  expiresAt: msg`Vence`,
};
const yesAndNo = { yes: msg`Sí`, no: msg`No` };

/** The words in a language, with the names of the groups by id. */
export const peopleWords = (
  inLanguage: (text: MessageDescriptor) => string,
  groups: ReadonlyMap<string, string>,
): PeopleWords => ({
  header: (of) => inLanguage(headers[of]),
  role: ({ userType }) => inLanguage(roleNames[userType]),
  state: ({ state }) => inLanguage(stateNames[state]),
  group: (id) => groups.get(id),
  yes: inLanguage(yesAndNo.yes),
  no: inLanguage(yesAndNo.no),
});
