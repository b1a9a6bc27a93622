/** How a page of a form is called: as its section, else by the questions on it. */
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { AnswerPage } from '#machines/surveyAnswering.pages.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** The title of the page at a place. */
export function usePageTitle(): (pages: readonly AnswerPage[], at: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (pages, at) => {
    const { section = null, questions = [] } = pages[at] ?? {};
    if (section !== null) return wording(section.title, section.titleEn, language);
    const count = questions.length;
    if (pages.length === 1) return t`${plural(count, { one: 'Una pregunta', other: '# preguntas' })}`;
    const before = pages.slice(0, at).reduce((sum, page) => sum + page.questions.length, 0);
    const [from, to] = [before + 1, before + count];
    return from === to ? t`Pregunta ${from}` : t`Preguntas ${from} a ${to}`;
  };
}
