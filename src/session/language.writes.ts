/**
 * The language setting of the account (spec §4): the language of every device of the user from its next start
 * on.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#schema/limits.ts';
import { request } from '#src/api/client.ts';
import { SaveLanguageDocument } from '#src/gql/graphql.ts';
import { seedMe } from './me.queries.ts';

const settings = { es: 'spanish', en: 'english' } as const;

// One after the other: of two quick choices the later one must win.
let before: Promise<unknown> = Promise.resolve();

/** Writes the setting (`PATCH /user/account/update`) after earlier choices; throws `ApiError`. */
export function saveLanguage(cache: QueryClient, language: Language): Promise<void> {
  const saved = before.then(async () => {
    const { updateAccount } = await request(SaveLanguageDocument, { language: settings[language] });
    seedMe(cache, updateAccount);
  });
  before = saved.catch(() => undefined);
  return saved;
}
