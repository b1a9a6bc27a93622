/** What addresses of the organisation's lists are told, in its language: what happened and at most a name, never what somebody wrote. */
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import type { Language } from '#schema/limits.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import type { EmailTopic } from '#schema/organization/organization.rules.ts';
import type { UserRow } from '../people/users.rules.ts';
import { moduleNames } from '../organization/modules.words.ts';
import { oneLine } from './words.ts';

/** Somebody, of whom only the name is said. */
type Named = Pick<UserRow, 'firstName' | 'lastName'>;

/** What each topic needs to be told. */
export interface ListedFacts {
  /** An order that waits for a decision: of whom, and its number as it is shown. */
  readonly orders: { readonly person: Named; readonly number: string };
  readonly pointRequests: { readonly person: Named };
  readonly deletionRequests: { readonly person: Named };
  readonly reports: Readonly<Record<never, never>>;
  /** The key by its name, and who did it. */
  readonly apiKeys: { readonly did: 'made' | 'revoked'; readonly name: string; readonly person: Named };
  readonly modules: {
    readonly on: readonly ModuleFlag[];
    readonly off: readonly ModuleFlag[];
    readonly person: Named;
  };
  readonly signIn: { readonly methods: readonly SignInMethod[]; readonly person: Named };
  readonly imports: {
    readonly added: number;
    readonly changed: number;
    readonly deactivated: number;
    readonly failed: boolean;
  };
}

/** Subject and text of a mail. */
export interface Said {
  readonly subject: string;
  readonly text: string;
}
type Sayings = { readonly [T in EmailTopic]: (facts: ListedFacts[T]) => Said };

/** Where each topic is looked at. */
export const listedPages: Readonly<Record<EmailTopic, `/admin/${string}`>> = {
  orders: '/admin/orders',
  pointRequests: '/admin/points-requests',
  deletionRequests: '/admin/deletion-requests',
  reports: '/admin/moderation',
  apiKeys: '/admin/public-api',
  modules: '/admin/modules',
  signIn: '/admin/sign-in',
  imports: '/admin/people-import',
};

const ways: Readonly<Record<SignInMethod, Readonly<Record<Language, string>>>> = {
  password: { es: 'contraseña', en: 'password' },
  otp: { es: 'código por correo', en: 'code by e-mail' },
  teams: { es: 'Microsoft Teams', en: 'Microsoft Teams' },
  ldap: { es: 'directorio de la empresa', en: 'company directory' },
};

const nameOf = ({ firstName, lastName }: Named): string => oneLine(`${firstName} ${lastName}`, 120);
const listIn = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
const modulesIn = (language: Language, flags: readonly ModuleFlag[]): string =>
  listIn(
    language,
    flags.map((flag) => moduleNames[flag][language]),
  );

const spanish: Sayings = {
  orders: ({ person, number }) => ({
    subject: `Un pedido espera una decisión: ${number}`,
    text: `${nameOf(person)} hizo el pedido ${number}, que espera una decisión.`,
  }),
  pointRequests: ({ person }) => ({
    subject: 'Hay una solicitud de puntos',
    text: `${nameOf(person)} pidió puntos para dar. La solicitud espera una respuesta.`,
  }),
  deletionRequests: ({ person }) => ({
    subject: 'Alguien pidió eliminar su cuenta',
    text: `${nameOf(person)} pidió que se elimine su cuenta. La solicitud espera una decisión.`,
  }),
  reports: () => ({
    subject: 'Hay una publicación por revisar',
    text: 'Se reportó una publicación. Espera a que alguien la conserve o la quite.',
  }),
  apiKeys: ({ did, name, person }) => ({
    subject:
      did === 'made' ? 'Hay una clave nueva de la API pública' : 'Se revocó una clave de la API pública',
    text: `${nameOf(person)} ${did === 'made' ? 'creó' : 'revocó'} la clave «${oneLine(name, 120)}» de la API pública.`,
  }),
  modules: ({ on, off, person }) => ({
    subject: 'Cambiaron los módulos de la organización',
    text: [
      `${nameOf(person)} cambió los módulos de la organización.`,
      ...(on.length === 0 ? [] : [`Ahora activos: ${modulesIn('es', on)}.`]),
      ...(off.length === 0 ? [] : [`Ahora apagados: ${modulesIn('es', off)}.`]),
    ].join('\n'),
  }),
  signIn: ({ methods, person }) => ({
    subject: 'Cambió la forma de entrar',
    text: `${nameOf(person)} cambió cómo entran las personas de la organización. Ahora: ${listIn(
      'es',
      methods.map((method) => ways[method].es),
    )}.`,
  }),
  imports: ({ added, changed, deactivated, failed }) => ({
    subject: failed ? 'Una importación de personas no terminó' : 'Terminó una importación de personas',
    text: failed
      ? 'Una importación de personas se detuvo antes de terminar. Lo que hizo se puede deshacer.'
      : `Terminó una importación de personas: ${added} nuevas, ${changed} con cambios y ${deactivated} desactivadas.`,
  }),
};

const english: Sayings = {
  orders: ({ person, number }) => ({
    subject: `An order waits for a decision: ${number}`,
    text: `${nameOf(person)} placed the order ${number}, which waits for a decision.`,
  }),
  pointRequests: ({ person }) => ({
    subject: 'There is a request for points',
    text: `${nameOf(person)} asked for points to give. The request waits for an answer.`,
  }),
  deletionRequests: ({ person }) => ({
    subject: 'Somebody asked for their account to be deleted',
    text: `${nameOf(person)} asked for their account to be deleted. The request waits for a decision.`,
  }),
  reports: () => ({
    subject: 'There is a post to look at',
    text: 'A post was reported. It waits for somebody to keep or remove it.',
  }),
  apiKeys: ({ did, name, person }) => ({
    subject: did === 'made' ? 'There is a new key of the public API' : 'A key of the public API was revoked',
    text: `${nameOf(person)} ${did} the key “${oneLine(name, 120)}” of the public API.`,
  }),
  modules: ({ on, off, person }) => ({
    subject: 'The modules of the organisation changed',
    text: [
      `${nameOf(person)} changed the modules of the organisation.`,
      ...(on.length === 0 ? [] : [`Now on: ${modulesIn('en', on)}.`]),
      ...(off.length === 0 ? [] : [`Now off: ${modulesIn('en', off)}.`]),
    ].join('\n'),
  }),
  signIn: ({ methods, person }) => ({
    subject: 'The ways to sign in changed',
    text: `${nameOf(person)} changed how people of the organisation sign in. Now: ${listIn(
      'en',
      methods.map((method) => ways[method].en),
    )}.`,
  }),
  imports: ({ added, changed, deactivated, failed }) => ({
    subject: failed ? 'An import of people did not finish' : 'An import of people has finished',
    text: failed
      ? 'An import of people stopped before it was finished. What it did can be undone.'
      : `An import of people has finished: ${added} new, ${changed} changed and ${deactivated} deactivated.`,
  }),
};

const way = {
  spanish: 'Aquí se ve. A qué direcciones se avisa se elige en la administración.',
  english: 'See it here. Which addresses are told is chosen in the administration.',
} as const;

/** Subject and text of a topic. */
export function sayingOf<T extends EmailTopic>(
  language: keyof typeof way,
  topic: T,
  facts: ListedFacts[T],
): Said {
  const { subject, text } = (language === 'spanish' ? spanish : english)[topic](facts);
  return { subject, text: `${text}\n\n${way[language]}` };
}
