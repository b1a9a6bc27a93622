/**
 * Drafts by the deployment's writer or, if it has none, by templates (spec §7 `POST /org/ia_generator`); neither prompt
 * nor draft is stored.
 */
import { errorOf } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import type { organizationSettingsEndpoints } from '#schema/organization/organizationSettings.endpoints.ts';
import { organizationLength } from '#schema/organization/organization.rules.ts';
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import type { Service } from '../http/context.ts';
import { withPreparation } from '../http/lazyService.ts';
import { builtInDraft } from './drafts.words.ts';

const codes: Readonly<Record<UserLanguage, Language>> = { spanish: 'es', english: 'en' };

/** The text of an external writer as plain text that fits a field; throws if it is empty. */
function cleaned(text: string): string {
  const plain = text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, organizationLength.draft)
    .toWellFormed();
  if (plain === '') throw new TypeError('the writer answered nothing');
  return plain;
}

/** The text of the external writer; undefined if the deployment has none. */
type Written = string | undefined;

export const draftService: Pick<Service<typeof organizationSettingsEndpoints>, 'draft'> = {
  draft: withPreparation<(typeof organizationSettingsEndpoints)['draft'], Written>(
    async ({ dependencies: { writer, log }, me, language }, { body }) => {
      if (writer === undefined) return undefined;
      const { kind, prompt } = body;
      try {
        return cleaned(await writer({ kind, prompt, language: codes[body.language ?? me.language] }));
      } catch (error) {
        log('a draft could not be written elsewhere', error);
        throw errorOf('unavailable', language, 503);
      }
    },
    async ({ newId, me }, { body: { kind, prompt, language = me.language } }, written) => ({
      id: newId(),
      text: written ?? builtInDraft(kind, prompt, codes[language]),
      source: written === undefined ? 'builtIn' : 'outside',
    }),
  ),
};
