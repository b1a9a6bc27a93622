/** The two organisations of the demo: facts, brand, modules and departments. */
import { contract } from '#schema/contract.ts';
import { modulesOf, type Rows } from '#schema/kit/endpoint.ts';
import type { Language } from '#schema/limits.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { houses } from './houses.ts';
import { idOf } from './ids.ts';
import { svgAddress } from './svgAddress.ts';

/**
 * A department and its positions, the leading one first; `{o|a}` is replaced by the male or female ending.
 */
export interface Department {
  readonly name: string;
  /** Share of the people, relative to the other departments; 0 for one whose few people `few` chooses. */
  readonly share: number;
  /** Places, among the people who are no personas, of those who work here; the first one leads. */
  readonly few?: readonly number[];
  /** It lags behind the others until its manager begins to thank. */
  readonly lags?: true;
  /** Where its people work, if not where the others do: a country for each department keeps the sums of charts few. */
  readonly place?: { readonly timezone: string; readonly countryId: string };
  readonly positions: readonly string[];
}

/** The facts of an organisation that do not depend on its people. */
export interface Profile {
  /** Number of the organisation, part of every id in it. */
  readonly number: number;
  readonly slug: 'aurora' | 'boreal';
  readonly name: string;
  readonly words: Language;
  readonly language: UserLanguage;
  /** Where most of its people work. */
  readonly countryId: string;
  readonly timezone: string;
  readonly main: string;
  readonly secondary: string;
  readonly logo: string;
  readonly modules: ReadonlySet<ModuleFlag>;
  readonly departments: readonly Department[];
}

/** A logo of one letter, for partners and prospects: the first letter or digit of the name. */
export const letterMark = (name: string, ground: string, ink = '#fff'): string =>
  svgAddress(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><rect width='48' height='48' rx='12' fill='${ground}'/><text x='24' y='33' font-family='sans-serif' font-size='26' font-weight='700' text-anchor='middle' fill='${ink}'>${(/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase()}</text></svg>`,
  );

const mark = (ground: string, drawing: string): string =>
  svgAddress(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48' width='48' height='48'><rect width='48' height='48' rx='12' fill='${ground}'/>${drawing}</svg>`,
  );

/** Modules that cannot be switched off. */
const always: readonly ModuleFlag[] = ['auth', 'profile', 'notifications'];
/**
 * Modules that gate an existing call: a new domain is active in aurora without a change here. Of several modules, the
 * first is the one the call was made for.
 */
const built = Object.values(contract).flatMap((rows: Rows) =>
  Object.values(rows).flatMap((row) => modulesOf(row).slice(0, 1)),
);

/** All that is built. The last six gate only the display, or calls that another module gates as well. */
const active: ReadonlySet<ModuleFlag> = new Set([
  ...always,
  ...built,
  'publicBadges',
  'support_channel',
  'workplace',
  'evaluations',
  'is_schedule',
  'salud_seguridad',
]);

const aurora: Profile = {
  ...houses[0],
  words: 'es',
  language: 'spanish',
  countryId: 'MX',
  timezone: 'America/Mexico_City',
  // A sun that rises over two hills.
  logo: mark(
    '#8c2f6b',
    "<circle cx='24' cy='25' r='9' fill='#f4a259'/><path d='M24 6v5M9.5 12l3.5 3.6M38.5 12l-3.5 3.6' stroke='#f4a259' stroke-width='2.6' stroke-linecap='round'/><path d='M6 34c6-7 12-7 18-2s12 4 18-2v6q0 6-6 6H12q-6 0-6-6z' fill='#fbe9dc'/>",
  ),
  modules: active,
  departments: [
    {
      name: 'Ventas',
      share: 6,
      positions: [
        'Gerente de ventas',
        'Ejecutiv{o|a} de cuenta',
        'Ejecutiv{o|a} de cuenta',
        'Analista comercial',
        'Representante de ventas',
      ],
    },
    {
      name: 'Operaciones',
      share: 7,
      positions: [
        'Gerente de operaciones',
        'Supervisor{|a} de planta',
        'Analista de procesos',
        'Especialista en calidad',
        'Auxiliar de operaciones',
      ],
    },
    {
      name: 'Servicio al cliente',
      share: 6,
      positions: [
        'Líder de servicio',
        'Agente de soporte',
        'Agente de soporte',
        'Especialista en atención',
        'Analista de experiencia',
      ],
    },
    {
      name: 'Tecnología',
      share: 5,
      place: { timezone: 'America/Bogota', countryId: 'CO' },
      positions: [
        'Líder de tecnología',
        'Ingenier{o|a} de software',
        'Ingenier{o|a} de datos',
        'Diseñador{|a} de producto',
        'Analista de soporte técnico',
      ],
    },
    {
      name: 'Finanzas',
      share: 2,
      positions: [
        'Gerente de finanzas',
        'Analista de tesorería',
        'Contador{|a}',
        'Analista de cuentas por pagar',
      ],
    },
    {
      name: 'Talento',
      share: 2,
      positions: [
        'Líder de talento',
        'Especialista en cultura',
        'Analista de nómina',
        'Especialista en formación',
      ],
    },
    {
      name: 'Mercadotecnia',
      share: 3,
      place: { timezone: 'Europe/Madrid', countryId: 'ES' },
      positions: [
        'Gerente de marca',
        'Especialista en contenidos',
        'Diseñador{|a} gráfic{o|a}',
        'Analista de campañas',
      ],
    },
    {
      name: 'Logística',
      share: 4,
      lags: true,
      positions: [
        'Gerente de logística',
        'Coordinador{|a} de rutas',
        'Analista de inventarios',
        'Auxiliar de almacén',
      ],
    },
    {
      // Fewer people than the threshold of a survey or a plot: what they do is joined with a neighbour, or not shown.
      name: 'Legal',
      share: 0,
      few: [41, 67, 93],
      positions: ['Gerente legal', 'Abogad{o|a}', 'Analista de contratos', 'Especialista en cumplimiento'],
    },
  ],
};

const boreal: Profile = {
  ...houses[1],
  words: 'en',
  language: 'english',
  countryId: 'CA',
  timezone: 'America/Toronto',
  // Two firs under the pole star.
  logo: mark(
    '#1f6f5f',
    "<path d='M36 7l1.4 3.6L41 12l-3.6 1.4L36 17l-1.4-3.6L31 12l3.6-1.4z' fill='#e3b04b'/><path d='M19 9l9 13h-4l7 10H21v8h-4v-8H7l7-10h-4z' fill='#eaf4ef'/><path d='M34 22l6 9h-3l4 7h-6v4h-3v-4h-3l3-6z' fill='#a9d3c3'/>",
  ),
  // One module is off on purpose, so that a visitor can see what that looks like.
  modules: new Set([...active].filter((flag) => flag !== 'invoices')),
  departments: [
    {
      name: 'Product',
      share: 3,
      positions: ['Head of Product', 'Product Manager', 'Product Designer', 'User Researcher'],
    },
    {
      name: 'Engineering',
      share: 6,
      positions: [
        'Engineering Manager',
        'Software Engineer',
        'Software Engineer',
        'Data Engineer',
        'Site Reliability Engineer',
      ],
    },
    {
      name: 'Customer Success',
      share: 4,
      place: { timezone: 'America/Chicago', countryId: 'US' },
      positions: [
        'Head of Customer Success',
        'Customer Success Manager',
        'Support Specialist',
        'Onboarding Specialist',
      ],
    },
    {
      name: 'Operations',
      share: 3,
      lags: true,
      positions: ['Operations Manager', 'Supply Analyst', 'Logistics Coordinator', 'Quality Specialist'],
    },
    {
      name: 'People and Finance',
      share: 2,
      positions: ['People Lead', 'Talent Partner', 'Payroll Analyst', 'Financial Analyst'],
    },
    {
      name: 'Legal',
      share: 0,
      few: [21, 33, 45],
      positions: ['Head of Legal', 'Counsel', 'Contracts Analyst', 'Compliance Specialist'],
    },
  ],
};

/** Both organisations, aurora first. */
export const profiles = [aurora, boreal] as const;

/** Id of an organisation by its slug. */
export const organizationIds = {
  aurora: idOf(aurora.number, 'organizations', 0),
  boreal: idOf(boreal.number, 'organizations', 0),
} as const;
