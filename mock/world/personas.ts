/** The personas that a visitor of the demo can choose: one of each role in both organisations. */
import type { Role } from '#schema/permissions.ts';
import { houses } from './houses.ts';
import { idOf } from './ids.ts';
import { portrait } from './portraits.ts';

/** Password of all users of the demo. */
export const demoPassword = 'aplauso-demo';

/** The definition of a persona, from which the seed makes a person. */
export interface Cast {
  readonly role: Role;
  readonly first: string;
  readonly last: string;
  readonly woman: boolean;
  readonly age: number;
  readonly jobPosition: string;
  /** Index in the departments; undefined for external users. */
  readonly department: number | undefined;
  /** Whole years in the organisation. */
  readonly years: number;
  /** Seed of the portrait. Default: the id. */
  readonly face?: string;
}

/** The personas; they are the first four people of each organisation, in this order. */
export const casts: Readonly<Record<(typeof houses)[number]['slug'], readonly Cast[]>> = {
  aurora: [
    {
      role: 'employee',
      first: 'Mariana',
      last: 'Torres',
      woman: true,
      age: 31,
      jobPosition: 'Especialista en atención',
      department: 2,
      years: 3,
      face: 'p33',
    },
    {
      role: 'manager',
      first: 'Andrés',
      last: 'Villanueva',
      woman: false,
      age: 43,
      jobPosition: 'Líder de servicio',
      department: 2,
      years: 8,
      face: 'p54',
    },
    {
      role: 'admin',
      first: 'Lucía',
      last: 'Cárdenas',
      woman: true,
      age: 38,
      jobPosition: 'Líder de talento',
      department: 5,
      years: 6,
      face: 'p37',
    },
    {
      role: 'external',
      first: 'Rodrigo',
      last: 'Paredes',
      woman: false,
      age: 47,
      jobPosition: 'Café Tierra Alta, proveedor',
      department: undefined,
      years: 2,
      face: 'p24',
    },
  ],
  boreal: [
    {
      role: 'employee',
      first: 'Maya',
      last: 'Okafor',
      woman: true,
      age: 29,
      jobPosition: 'Product Designer',
      department: 0,
      years: 2,
      face: 'p11',
    },
    {
      role: 'manager',
      first: 'Daniel',
      last: 'Fraser',
      woman: false,
      age: 45,
      jobPosition: 'Engineering Manager',
      department: 1,
      years: 7,
      face: 'p19',
    },
    {
      role: 'admin',
      first: 'Priya',
      last: 'Sharma',
      woman: true,
      age: 40,
      jobPosition: 'People Lead',
      department: 4,
      years: 5,
      face: 'p38',
    },
    {
      role: 'external',
      first: 'Owen',
      last: 'Gagnon',
      woman: false,
      age: 47,
      jobPosition: 'Maple Street Bakery, partner',
      department: undefined,
      years: 2,
      face: 'p48',
    },
  ],
};

/** A persona as the sign-in page shows it. */
export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** Portrait address. */
  readonly portrait: string;
  readonly jobPosition: string;
  readonly role: Role;
  readonly organization: {
    readonly slug: string;
    readonly name: string;
    readonly main: string;
    readonly secondary: string;
  };
}

/** E-mail address of a persona. */
export const personaEmail = (role: Role, slug: string): string => `${role}@${slug}.example`;

/** All eight personas, aurora first. */
export const personas: readonly Persona[] = houses.flatMap(({ number, slug, name, main, secondary }) =>
  casts[slug].map(({ role, first, last, woman, age, jobPosition, face }, place) => ({
    email: personaEmail(role, slug),
    password: demoPassword,
    name: `${first} ${last}`,
    portrait: portrait({ id: face ?? idOf(number, 'users', place), woman, age }),
    jobPosition,
    role,
    organization: { slug, name, main, secondary },
  })),
);
