/**
 * The switch between Spanish and English before sign-in, each in its own language (spec §9 "Default
 * language").
 */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { languages, type Language } from '#schema/limits.ts';
import { classes } from '#src/ui/classes.ts';

const names: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

/** Two buttons; the current language is pressed. */
export function LanguageSwitch({
  language,
  onLanguage,
}: {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Idioma`} className="flex gap-1">
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => onLanguage(one)}
          className={classes(
            'target rounded-control px-3 py-1.5 text-small transition-colors duration-120 hover:bg-subtle',
            one === language ? 'bg-subtle font-semibold text-ink' : 'text-soft',
          )}
        >
          {names[one]}
        </button>
      ))}
    </div>
  );
}
