/** Sections about people and their access. */
import { msg } from '@lingui/core/macro';
import {
  Building,
  FileSpreadsheet,
  KeyRound,
  Network,
  UserMinus,
  UsersRound,
  UserSearch,
} from 'lucide-react';
import { section, type Section } from '#src/admin/sectionRow.ts';
import { chunk } from '#src/lib/texts.ts';

const people = section('people', { permission: 'people.manage' });
const rooms = section('people', { permission: 'departments.manage' });

/** In menu order. */
export const peopleSections: readonly Section[] = [
  people(
    {
      id: 'people',
      path: 'people',
      domain: 'users',
      icon: UserSearch,
      title: msg`Personas`,
      lead: msg`Quién trabaja aquí: altas, datos, accesos y bajas.`,
    },
    {
      // The export of the list uses the texts of statements.
      part: chunk(() => import('#src/users/admin/PeopleSection.tsx').then((file) => file.PeopleSection)),
    },
  ),
  rooms(
    {
      id: 'departments',
      path: 'departments',
      domain: 'departments',
      icon: Building,
      title: msg`Departamentos`,
      lead: msg`Cómo se reparte la organización, y quién lidera cada parte.`,
    },
    {
      part: chunk(() =>
        import('#src/departments/admin/DepartmentsSection.tsx').then((file) => file.DepartmentsSection),
      ),
    },
  ),
  rooms(
    {
      id: 'groups',
      path: 'groups',
      domain: 'departments',
      icon: UsersRound,
      title: msg`Grupos`,
      lead: msg`Personas que van juntas sin ser del mismo departamento.`,
    },
    {
      part: chunk(() =>
        import('#src/departments/admin/GroupsSection.tsx').then((file) => file.GroupsSection),
      ),
    },
  ),
  people(
    {
      id: 'peopleImport',
      path: 'people-import',
      domain: 'users',
      icon: FileSpreadsheet,
      title: msg`Importar personas`,
      lead: msg`Listas en Excel o CSV: se revisan antes, y se pueden deshacer enteras.`,
    },
    {
      part: chunk(() => import('#src/users/import/ImportSection.tsx').then((file) => file.ImportSection)),
    },
  ),
  people(
    {
      id: 'directory',
      path: 'directory',
      domain: 'users',
      icon: Network,
      title: msg`Directorio`,
      lead: msg`Las personas del directorio de la empresa (LDAP), y qué cambiaría aquí.`,
    },
    {
      part: chunk(() =>
        import('#src/users/directory/DirectorySection.tsx').then((file) => file.DirectorySection),
      ),
    },
  ),
  people(
    {
      id: 'deletions',
      path: 'deletion-requests',
      domain: 'users',
      icon: UserMinus,
      title: msg`Solicitudes de eliminación`,
      lead: msg`Quién pidió que se elimine su cuenta, y qué se decidió.`,
    },
    {
      part: chunk(() =>
        import('#src/users/admin/DeletionsSection.tsx').then((file) => file.DeletionsSection),
      ),
    },
  ),
  section('people', { permission: 'access.manage' })(
    {
      id: 'access',
      path: 'sign-in',
      domain: 'auth',
      icon: KeyRound,
      title: msg`Inicio de sesión`,
      lead: msg`Con qué entran las personas: contraseña, código por correo o Teams.`,
    },
    { part: chunk(() => import('#src/auth/admin/AccessSection.tsx').then((file) => file.AccessSection)) },
  ),
];
