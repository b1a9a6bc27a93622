/** Mails to the administrators' list about the sign-in methods. */
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import type { Language } from '#schema/limits.ts';
import { listIn, nameIn, type ListedMail, type Named } from '../mail/listed.ts';

const ways: Readonly<Record<SignInMethod, Readonly<Record<Language, string>>>> = {
  password: { es: 'contraseña', en: 'password' },
  otp: { es: 'código por correo', en: 'code by e-mail' },
  teams: { es: 'Microsoft Teams', en: 'Microsoft Teams' },
  ldap: { es: 'directorio de la empresa', en: 'company directory' },
};

/** The sign-in methods changed. */
export const signInMail: ListedMail<{ readonly methods: readonly SignInMethod[]; readonly person: Named }> = {
  topic: 'signIn',
  page: '/admin/sign-in',
  says: {
    spanish: ({ methods, person }) => ({
      subject: 'Cambió la forma de entrar',
      text: `${nameIn(person)} cambió cómo entran las personas de la organización. Ahora: ${listIn(
        'es',
        methods.map((method) => ways[method].es),
      )}.`,
    }),
    english: ({ methods, person }) => ({
      subject: 'The ways to sign in changed',
      text: `${nameIn(person)} changed how people of the organisation sign in. Now: ${listIn(
        'en',
        methods.map((method) => ways[method].en),
      )}.`,
    }),
  },
};
