/** What the parts answered to each question of a result. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { wording } from '#src/forms/wording.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { kindWords } from './cycleWords.ts';
import type { Result } from './evaluations.queries.ts';
import { useEvaluationWords } from './evaluationWords.ts';

type Answered = Result['questions'][number];
type Part = Answered['parts'][number];

/** The highest score. */
const top = 5;

function Counts({ question, counts }: Pick<Answered, 'question'> & Pick<Part, 'counts'>): ReactElement {
  const language = useLanguage();
  return (
    <dl className="flex flex-col gap-1 text-small">
      {counts.map(({ value, count }) => {
        const option = question.options.find(({ id }) => id === value);
        return (
          <div key={value} className="flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere">
              {option === undefined ? value : wording(option.text, option.textEn, language)}
            </dt>
            <dd className="shrink-0 text-soft tabular-nums">
              <Plural value={count} one="# respuesta" other="# respuestas" />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function PartAnswers({ question, part }: { question: Answered['question']; part: Part }): ReactElement {
  const { t } = useLingui();
  const words = useEvaluationWords();
  const { kind, score, counts, texts } = part;
  const name = kind === 'self' ? t`Tú` : t(kindWords[kind].name);
  const isEmpty = score === null && counts.length === 0 && texts.length === 0;
  return (
    <li className="flex flex-col gap-2">
      {score === null ? (
        <p className="text-small font-semibold">{name}</p>
      ) : (
        <ProgressBar label={name} value={score} max={top} showValue={words.score(score)} />
      )}
      {isEmpty ? (
        <p className="text-small text-soft">
          <Trans>Sin respuestas que se puedan mostrar.</Trans>
        </p>
      ) : null}
      {counts.length === 0 ? null : <Counts question={question} counts={counts} />}
      {texts.map((text, at) => (
        <blockquote
          key={at}
          className="max-w-prose72 rounded-control bg-subtle px-3 py-2 whitespace-pre-line wrap-anywhere"
        >
          {text}
        </blockquote>
      ))}
    </li>
  );
}

const isScored = ({ parts }: Pick<Answered, 'parts'>): boolean => parts.some(({ score }) => score !== null);

function WeightWords({ weight, all }: { weight: number; all: number }): ReactElement {
  const language = useLanguage();
  const [own, total] = [formatNumber(weight, language), formatNumber(all, language)];
  return weight === 0 ? (
    <Trans>No cuenta en el puntaje</Trans>
  ) : (
    <Trans>
      Pesa {own} de {total} en el puntaje
    </Trans>
  );
}

/** A card for each question, under the titles of their sections. */
export function ResultQuestions({
  result: { sections, questions, agreed },
}: {
  result: Pick<Result, 'sections' | 'questions' | 'agreed'>;
}): ReactElement {
  const language = useLanguage();
  const counting = questions.filter(isScored);
  const all = counting.reduce((sum, { question }) => sum + (question.weight ?? 1), 0);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-h5 font-semibold">
        <Trans>Pregunta por pregunta</Trans>
      </h2>
      {questions.map(({ question, parts }, at) => {
        const section =
          question.section === questions[at - 1]?.question.section ? undefined : sections[question.section];
        return (
          <Card key={question.id} as="section" className="flex flex-col gap-4">
            <div>
              {section === undefined ? null : (
                <p className="text-small text-soft">{wording(section.title, section.titleEn, language)}</p>
              )}
              <CardTitle as="h3" className="max-w-prose72 wrap-anywhere">
                {wording(question.question, question.questionEn, language)}
              </CardTitle>
              {!agreed && counting.length > 1 && isScored({ parts }) ? (
                <p className="text-small text-soft">
                  <WeightWords weight={question.weight ?? 1} all={all} />
                </p>
              ) : null}
            </div>
            <ul className="flex flex-col gap-4">
              {parts.map((part) => (
                <PartAnswers key={part.kind} question={question} part={part} />
              ))}
            </ul>
          </Card>
        );
      })}
    </section>
  );
}
