/**
 * Validation messages for organisation settings, pages, announcements, keys and documents; part of the catalogue
 * in `reasons.ts`.
 */
import type { Language } from './limits.ts';

export const organizationSettingsReasons = {
  slug_taken: { es: 'Ya hay una página con esa dirección.', en: 'There is already a page at that address.' },
  slug_shape: {
    es: 'Usa minúsculas, números y guiones, como "beneficios-2026".',
    en: 'Use lower-case letters, numbers and hyphens, such as "benefits-2026".',
  },
  page_changed: {
    es: 'Alguien más cambió esta página. Tu texto sigue aquí: míralo junto al suyo y guarda otra vez.',
    en: 'Somebody else changed this page. Your text is still here: look at theirs and save again.',
  },
  ends_before: { es: 'El último día va después del primero.', en: 'The last day comes after the first.' },
  featured_target: {
    es: 'Esto ya no existe, no está publicado o está apagado.',
    en: 'This no longer exists, is not published or is switched off.',
  },
  featured_twice: { es: 'Ya está entre los destacados.', en: 'It is already featured.' },
  module_locked: {
    es: 'Este módulo no se apaga: sin él nadie podría entrar.',
    en: 'This module cannot be switched off: nobody could sign in without it.',
  },
  api_key: {
    es: 'La clave de la API falta, no existe, venció o fue revocada.',
    en: 'The API key is missing, unknown, expired or revoked.',
  },
  email_listed: { es: 'Esa dirección ya está en la lista.', en: 'That address is already on the list.' },
  emails_full: {
    es: 'La lista tiene {maximum} direcciones: quita una antes.',
    en: 'The list has {maximum} addresses: take one off first.',
  },
  topic_other_list: { es: 'Ese tema es de la otra lista.', en: 'That topic belongs to the other list.' },
  country_unknown: { es: 'Elige un país de la lista.', en: 'Choose a country from the list.' },
  city_unknown: { es: 'Elige una ciudad de ese país.', en: 'Choose a city of that country.' },
  keys_full: {
    es: 'Hay {maximum} claves abiertas: revoca una antes.',
    en: 'There are {maximum} open keys: revoke one first.',
  },
  receivers_spelt: {
    es: 'Este campo se escribe reciever_emails (así, con "ie").',
    en: 'This field is spelt reciever_emails (with "ie").',
  },
  sender_unknown: {
    es: 'Nadie activo de la organización tiene ese correo.',
    en: 'Nobody active in the organisation has that e-mail.',
  },
  type_named: {
    es: 'No hay un tipo de reconocimiento con ese nombre o id que esta persona pueda usar.',
    en: 'There is no recognition type with that name or id that this person may use.',
  },
  version_old: {
    es: 'Mientras tanto llegó otra versión: ábrela y confirma esa.',
    en: 'Another version has come meanwhile: open it and confirm that one.',
  },
  reminded_today: {
    es: 'Ya se recordó hace menos de un día.',
    en: 'A reminder was sent less than a day ago.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
