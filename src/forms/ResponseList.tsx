/** Responses one by one with their answers in words, or the counts of an anonymous survey. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import type { ReactElement } from 'react';
import type { BuiltQuestion } from '#src/forms/builder/formRows.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { FormResponsePage } from './formsAdmin.queries.ts';
import { useAnswerWords } from './useAnswerWords.ts';
import { wording } from './wording.ts';

type Response = FormResponsePage['items'][number];
type Answer = Response['answers'][number];
type Aggregate = FormResponsePage['aggregate'];

/** The counts of an anonymous survey; nobody's single answer. */
export function Withheld({
  questions,
  aggregate,
}: {
  readonly questions: readonly BuiltQuestion[];
  readonly aggregate: Aggregate;
}): ReactElement {
  const language = useLanguage();
  return (
    <Card className="flex flex-col gap-4">
      <p className="flex items-start gap-2.5">
        <Icon of={EyeOff} className="mt-0.5 shrink-0 text-soft" />
        <Trans>
          Es anónima: no hay respuestas una por una, para nadie. Esto es cuántas personas respondieron cada
          pregunta.
        </Trans>
      </p>
      <dl className="flex flex-col gap-3">
        {aggregate.flatMap(({ questionId, figure }) => {
          const question = questions.find(({ id }) => id === questionId);
          if (question === undefined) return [];
          return [
            <div key={questionId} className="flex flex-wrap justify-between gap-3 border-t border-line pt-3">
              <dt className="min-w-0 wrap-anywhere">
                {wording(question.question, question.questionEn, language)}
              </dt>
              <dd className="text-soft tabular-nums">
                {figure.n === null ? (
                  <Trans>Todavía muy pocas</Trans>
                ) : (
                  <Plural value={figure.n} one="# respuesta" other="# respuestas" />
                )}
              </dd>
            </div>,
          ];
        })}
      </dl>
    </Card>
  );
}

/** The answered questions of one response, with what was answered. */
export function AnswerList({
  questions,
  answers,
}: {
  readonly questions: readonly BuiltQuestion[];
  readonly answers: readonly Answer[];
}): ReactElement {
  const language = useLanguage();
  const say = useAnswerWords();
  return (
    <dl className="flex flex-col gap-3">
      {questions.flatMap((question) => {
        const answer = answers.find(({ questionId }) => questionId === question.id);
        if (answer === undefined) return [];
        return [
          <div key={question.id}>
            <dt className="text-small text-soft wrap-anywhere">
              {wording(question.question, question.questionEn, language)}
              {question.leaderOnly ? (
                <span className="font-semibold">
                  {' · '}
                  <Trans>Solo para líder</Trans>
                </span>
              ) : null}
            </dt>
            <dd className="whitespace-pre-line wrap-anywhere">{say(answer, question)}</dd>
          </div>,
        ];
      })}
    </dl>
  );
}

/** Newest first, as the server answers them. */
export function ResponseList({
  responses,
  questions,
}: {
  readonly responses: readonly Response[];
  readonly questions: readonly BuiltQuestion[];
}): ReactElement {
  const { t } = useLingui();
  if (responses.length === 0)
    return <Empty drawing="search" text={<Trans>Todavía nadie ha respondido.</Trans>} />;
  return (
    <ul className="flex flex-col gap-4">
      {responses.map(({ id, user, answers, createdAt }) => (
        <Card as="li" key={id} className="flex flex-col gap-4">
          <p className="flex items-center gap-3">
            {user === null ? null : <Avatar name={nameOf(user)} src={user.profileImageUrl} size={32} />}
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
              {user === null ? t`Alguien que ya no está` : nameOf(user)}
            </span>
            <span className="text-small text-soft">{createdVariant(createdAt)}</span>
          </p>
          <AnswerList questions={questions} answers={answers} />
        </Card>
      ))}
    </ul>
  );
}
