/**
 * Mail templates, plain text in the person's language; names and texts of people are inserted unchanged, on one line.
 */
import { brandName, brandOf } from '#schema/brand.ts';
import type { UserRow } from '../people/users.rules.ts';
import type { MailKind } from './mail.tables.ts';

/** The content of a mail beside the person's name; notices and mails to a list bring their own sentences. */
export interface MailWords {
  readonly organization: string;
  readonly subject?: string;
  readonly text?: string;
}

interface Carried {
  readonly link: string | null;
  readonly code: string | null;
}

interface Texts {
  readonly hello: (name: string) => string;
  /** The product name of the link's host; omitted if the mail has no link. */
  readonly bye: (product: string | null, organization: string) => string;
  readonly kinds: Readonly<
    Record<
      Exclude<MailKind, 'notice' | 'listed' | 'communication'>,
      { readonly subject: string; readonly before: string; readonly after: string }
    >
  >;
}

/** `{org}` is the organisation, `{product}` is the name of the product. */
const texts: Readonly<Record<UserRow['language'], Texts>> = {
  spanish: {
    hello: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    bye: (product, organization) => (product === null ? organization : `${product}, para ${organization}`),
    kinds: {
      activation: {
        subject: 'Te damos la bienvenida a {org} en {product}',
        before:
          'En {org} nos damos las gracias en {product}, y ya tienes tu lugar. Elige tu contraseña y entra por aquí:',
        after: 'El enlace funciona durante siete días. Después puedes pedir otro en la página de entrada.',
      },
      recovery: {
        subject: 'Elige una contraseña nueva',
        before: 'Pediste una contraseña nueva para entrar a {org}. Elígela aquí:',
        after:
          'El enlace funciona durante una hora y una sola vez. Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
      },
      challenge: {
        subject: 'Elige una contraseña nueva',
        before: 'Para seguir en {org}, elige una contraseña nueva aquí:',
        after: 'El enlace funciona durante quince minutos.',
      },
      code: {
        subject: 'Tu código para entrar: {code}',
        before: 'Escribe este código para entrar a {org}:',
        after: 'Funciona durante diez minutos. Nadie de {org} te lo va a pedir: no lo compartas.',
      },
      changed: {
        subject: 'Tu contraseña cambió',
        before:
          'La contraseña con la que entras a {org} acaba de cambiar, y cerramos tus otras sesiones. Si fuiste tú, no tienes que hacer nada.',
        after: 'Si no fuiste tú, pide una contraseña nueva aquí y avisa a quien administra {org}:',
      },
    },
  },
  english: {
    hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    bye: (product, organization) => (product === null ? organization : `${product}, for ${organization}`),
    kinds: {
      activation: {
        subject: 'Welcome to {org} on {product}',
        before:
          'At {org} we thank each other on {product}, and your place is ready. Choose your password and come in here:',
        after: 'The link works for seven days. After that you can ask for another on the sign-in page.',
      },
      recovery: {
        subject: 'Choose a new password',
        before: 'You asked for a new password to sign in to {org}. Choose it here:',
        after:
          'The link works for one hour and only once. If you did not ask for it, do nothing: your password stays as it is.',
      },
      challenge: {
        subject: 'Choose a new password',
        before: 'To go on in {org}, choose a new password here:',
        after: 'The link works for fifteen minutes.',
      },
      code: {
        subject: 'Your sign-in code: {code}',
        before: 'Enter this code to sign in to {org}:',
        after: 'It works for ten minutes. Nobody from {org} will ask you for it: do not share it.',
      },
      changed: {
        subject: 'Your password has changed',
        before:
          'The password you use for {org} has just changed, and we closed your other sessions. If that was you, there is nothing to do.',
        after: 'If it was not you, ask for a new password here and tell an administrator of {org}:',
      },
    },
  },
};

/** Control characters and line separators, with which a name could end a line or a header. */
const breaks = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** A text on one line. */
export const oneLine = (words: string, most = 200): string =>
  words.replaceAll(breaks, ' ').replaceAll(/ +/g, ' ').trim().slice(0, most).toWellFormed();

/** Subject and body of a mail. */
export function mailOf(
  kind: MailKind,
  { firstName, language }: Pick<UserRow, 'firstName' | 'language'>,
  words: MailWords,
  { link, code }: Carried,
): { readonly subject: string; readonly body: string } {
  const { hello, bye, kinds } = texts[language];
  const organization = oneLine(words.organization, 120);
  // All placeholders are replaced in one pass, so that braces in a name stay text.
  const product = link !== null && URL.canParse(link) ? brandName[brandOf(new URL(link).host)] : null;
  const said: Readonly<Record<string, string>> = {
    org: organization,
    code: code ?? '',
    product: product ?? brandName.aplauso,
  };
  const filled = (text: string): string =>
    text.replaceAll(/\{(org|code|product)\}/g, (_whole, name: string) => said[name] ?? '');
  const letter =
    kind === 'notice' || kind === 'listed' || kind === 'communication'
      ? { subject: words.subject ?? '', parts: [words.text ?? '', link] }
      : {
          subject: filled(kinds[kind].subject),
          // The link comes last if it is needed only when something is wrong.
          parts:
            kind === 'changed'
              ? [filled(kinds[kind].before), filled(kinds[kind].after), link]
              : [filled(kinds[kind].before), code, link, filled(kinds[kind].after)],
        };
  const parts = [hello(oneLine(firstName, 60)), ...letter.parts, bye(product, organization)];
  return {
    subject: oneLine(letter.subject),
    body: `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`,
  };
}
