/** A form as the person sees it, in either language, with working answers and conditions that are never sent. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { withAnswer } from '#schema/forms/answers.rules.ts';
import { visibleQuestions } from '#schema/forms/questions.rules.ts';
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import type { Language } from '#schema/limits.ts';
import { QuestionFields } from '#src/forms/QuestionFields.tsx';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card } from '#src/ui/Card.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { inputOf, questionsIn, type FormRow } from './formRows.ts';
import { fallsBack } from './missingEnglish.ts';

/**
 * The rows as questions of the renderer; keys replace the ids that new questions do not have yet. `english` gives the
 * English words, or the Spanish ones with a mark.
 */
function questionsOf(
  rows: readonly FormRow[],
  english: (text: string, textEn: string | null | undefined) => string | null,
): readonly Question[] {
  const built = questionsIn(rows);
  return inputOf(rows).questions.map((one, at): Question => {
    const row = built[at];
    return {
      id: row?.key ?? String(at),
      kind: one.kind,
      question: one.question,
      questionEn: english(one.question, one.questionEn),
      required: one.required ?? true,
      section: one.section ?? 0,
      options: (one.options ?? []).map(({ text, textEn }, place) => ({
        id: row?.options[place]?.key ?? String(place),
        text,
        textEn: english(text, textEn),
        score: null,
      })),
      scale:
        one.scale === null || one.scale === undefined
          ? null
          : {
              from: one.scale.from,
              to: one.scale.to,
              fromLabel: one.scale.fromLabel ?? '',
              fromLabelEn: english(one.scale.fromLabel ?? '', one.scale.fromLabelEn),
              toLabel: one.scale.toLabel ?? '',
              toLabelEn: english(one.scale.toLabel ?? '', one.scale.toLabelEn),
            },
      enps: one.enps ?? false,
      condition: one.condition ?? null,
      leaderOnly: false,
      weight: null,
      wordings: [],
    };
  });
}

export function FormPreview({
  title,
  titleEn,
  lead,
  leadEn,
  rows,
  mark: promise,
  end,
  tint,
}: {
  readonly title: string;
  readonly titleEn: string;
  readonly lead: string;
  readonly leadEn: string;
  readonly rows: readonly FormRow[];
  /** The promise about names, on every page of the form. */
  readonly mark?: ReactNode;
  /** What is said after the last question, in both languages. */
  readonly end: { readonly text: string; readonly textEn: string };
  /** The colours of a theme. */
  readonly tint?: { readonly main: string; readonly background: string } | undefined;
}): ReactElement {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [answers, setAnswers] = useState<readonly AnswerInput[]>([]);
  const [page, setPage] = useState(0);
  const { sections } = inputOf(rows);
  const at = Math.min(page, Math.max(0, sections.length - 1));
  const section = sections[at];
  const mark = t`falta en inglés`;
  const english = (text: string, textEn: string | null = null): string | null =>
    fallsBack([text, textEn]) ? `${text} (${mark})` : textEn;
  const shown = visibleQuestions(questionsOf(rows, english), answers).filter(
    (question) => sections.length === 0 || question.section === at,
  );
  const say = (text: string, textEn: string | null): string => wording(text, english(text, textEn), language);
  return (
    <section aria-label={t`Vista previa`} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <SegmentedControl
          label={t`Idioma de la vista previa`}
          hideLabel
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'es', label: 'Español' },
            { value: 'en', label: 'English' },
          ]}
        />
        {sections.length < 2 ? null : (
          <SegmentedControl
            label={t`Página de la vista previa`}
            hideLabel
            value={String(at)}
            onChange={(next) => setPage(Number(next))}
            options={sections.map((_one, place) => ({ value: String(place), label: String(place + 1) }))}
          />
        )}
      </div>
      <Card className="mx-auto flex w-full max-w-feed flex-col gap-6" lang={language}>
        {tint === undefined ? null : (
          <span aria-hidden className="h-2 rounded-full" style={{ background: tint.main }} />
        )}
        <div className="flex flex-col gap-2">
          <p className="text-h4 font-bold text-balance wrap-anywhere">
            {title.trim() === '' ? t`Sin título` : say(title, titleEn)}
          </p>
          {lead.trim() === '' ? null : <p className="whitespace-pre-line">{say(lead, leadEn)}</p>}
          {promise}
        </div>
        {section === undefined ? null : (
          <p className="text-h6 font-semibold">{say(section.title, section.titleEn)}</p>
        )}
        {shown.length === 0 ? (
          <Empty text={<Trans>Aquí no se pregunta nada todavía.</Trans>} />
        ) : (
          <QuestionFields
            questions={shown}
            answers={answers}
            onChange={(answer) => setAnswers((now) => withAnswer(now, answer))}
            language={language}
          />
        )}
        {end.text.trim() === '' ? null : (
          <p className="border-t border-line pt-4 text-small whitespace-pre-line text-soft">
            {say(end.text, end.textEn)}
          </p>
        )}
      </Card>
    </section>
  );
}
