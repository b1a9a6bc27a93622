/** One evaluation about a person with its writer and answers, and the way to open it again. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { useAnswerWords } from '#src/forms/useAnswerWords.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Written } from './evaluations.queries.ts';
import { evaluationWrites, refreshEvaluations } from './evaluations.writes.ts';
import { partNames, useEvaluationWords } from './evaluationWords.ts';

type One = Written['written'][number];

function Reopen({ one }: { one: One }): ReactElement {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const reopening = useWrite(evaluationWrites.reopen, {
    refresh: refreshEvaluations,
    onDone: () => setIsAsked(false),
  });
  const name = nameOf(one.evaluator);
  return (
    <>
      <Button variant="quiet" aria-label={t`Abrir otra vez la de ${name}`} onClick={() => setIsAsked(true)}>
        <Trans>Abrir otra vez</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t`¿Abrir otra vez la de ${name}?`}
        tone="plain"
        confirmLabel={t`Abrir otra vez`}
        busy={reopening.isPending}
        failed={whyFailed(reopening.error)}
        onConfirm={() => reopening.mutate({ id: one.id })}
      >
        <Trans>Puede cambiar sus respuestas; hasta que las envíe, valen las de ahora.</Trans>
      </ConfirmDialog>
    </>
  );
}

function Answers({ one, questions }: { one: One; questions: Written['questions'] }): ReactElement {
  const language = useLanguage();
  const say = useAnswerWords();
  return (
    <dl className="flex flex-col gap-3">
      {questions.flatMap((question) => {
        const answer = one.answers.find(({ questionId }) => questionId === question.id);
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

/** Of the record. */
export function WrittenCard({
  one,
  questions,
  mayReopen,
}: {
  one: One;
  questions: Written['questions'];
  mayReopen: boolean;
}): ReactElement {
  const { t } = useLingui();
  const words = useEvaluationWords();
  const { kind, evaluator, status, score, completedAt } = one;
  const on = completedAt === null ? '' : words.dayOf(completedAt);
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={nameOf(evaluator)} src={evaluator.profileImageUrl} size={32} />
        <div className="min-w-40 flex-1">
          <CardTitle as="h3" className="wrap-anywhere">
            {nameOf(evaluator)}
          </CardTitle>
          <p className="text-small text-soft">
            {t(partNames[kind])}
            {on === '' ? null : ` · ${on}`}
          </p>
        </div>
        {status === 'completed' ? (
          <span className="font-semibold tabular-nums">{words.score(score)}</span>
        ) : (
          <StatusTag severity={status === 'pending' ? 'warning' : 'info'}>
            {status === 'pending' ? <Trans>Por escribir</Trans> : <Trans>Cancelada</Trans>}
          </StatusTag>
        )}
        {mayReopen && status === 'completed' ? <Reopen one={one} /> : null}
      </div>
      {one.answers.length === 0 ? null : <Answers one={one} questions={questions} />}
    </Card>
  );
}
