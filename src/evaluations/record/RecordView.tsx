/** Everything about one person in a cycle, for the leader and administrators: the score by part, and who wrote what. */
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { wordedFor } from '#schema/evaluations/wordings.ts';
import { kindWords } from '#src/evaluations/cycleWords.ts';
import { answerTerms } from '#src/evaluations/answerTerms.ts';
import { ScoreSum } from '#src/evaluations/ScoreSum.tsx';
import { scoreText } from '#src/evaluations/scoreText.ts';
import { AnswerList } from '#src/forms/ResponseList.tsx';
import type { EvaluationRecordQuery } from '#src/gql/graphql.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';

export type EvaluationRecord = EvaluationRecordQuery['evaluationRecord'];
/** One evaluation in a record. */
export type WrittenEvaluation = EvaluationRecord['written'][number];

function Written({
  one,
  questions,
  onReopen,
}: {
  readonly one: WrittenEvaluation;
  readonly questions: EvaluationRecord['questions'];
  readonly onReopen: ((written: WrittenEvaluation) => void) | undefined;
}): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { kind, evaluator, status, score, answers, completedAt } = one;
  const name = nameOf(evaluator);
  const states = {
    pending: <StatusTag severity="warning">{t`Falta escribir`}</StatusTag>,
    completed: <StatusTag severity="success">{t`Escrita`}</StatusTag>,
    cancelled: <StatusTag severity="info">{t`Cancelada`}</StatusTag>,
  } as const;
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} src={evaluator.profileImageUrl} size={32} />
        <div className="min-w-0 flex-1 basis-40">
          <h4 className="font-semibold wrap-anywhere">{name}</h4>
          <p className="text-small text-soft">
            {i18n._(kindWords[kind].name)}
            {completedAt === null ? null : ` · ${createdVariant(completedAt)}`}
          </p>
        </div>
        {score === null ? null : (
          <span className="font-semibold tabular-nums">{scoreText(score, language)}</span>
        )}
        {states[status]}
        {onReopen !== undefined && status === 'completed' ? (
          <Button
            variant="quiet"
            size="small"
            icon={RotateCcw}
            aria-label={t`Reabrir la evaluación de ${name}`}
            onClick={() => onReopen(one)}
          >
            <Trans>Reabrir</Trans>
          </Button>
        ) : null}
      </div>
      <ScoreSum of="questions" terms={answerTerms(questions, answers)} score={score} />
      {answers.length === 0 ? null : (
        <AnswerList questions={questions.map((question) => wordedFor(question, kind))} answers={answers} />
      )}
    </Card>
  );
}

/** With `onReopen`, written evaluations can be opened again. */
export function RecordView({
  record,
  onReopen,
}: {
  readonly record: EvaluationRecord;
  readonly onReopen?: ((written: WrittenEvaluation) => void) | undefined;
}): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { user, leader, score, calibrated, calibrationReason, parts, written, acknowledgement } = record;
  const facts = [
    { term: t`Líder`, value: leader === null ? '–' : <PersonLink user={leader} /> },
    { term: t`Puntaje calculado`, value: scoreText(score, language) },
    { term: t`Puntaje calibrado`, value: scoreText(calibrated, language) },
    ...(calibrationReason === null ? [] : [{ term: t`Por qué`, value: calibrationReason }]),
    ...(acknowledgement === null ? [] : [{ term: t`Lo que dijo al leerla`, value: acknowledgement }]),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="text-h4 font-bold wrap-anywhere">
        <PersonLink user={user} />
      </h2>
      <Card>
        <DescriptionList items={facts} />
      </Card>
      <Card className="flex min-w-0 flex-col gap-4">
        <CardTitle as="h3">
          <Trans>Puntaje por parte</Trans>
        </CardTitle>
        <DataTable
          label={t`Puntaje por parte`}
          rows={parts}
          keyOf={({ kind }) => kind}
          nameOf={({ kind }) => i18n._(kindWords[kind].name)}
          columns={[
            { id: 'part', header: t`Parte`, cell: ({ kind }) => i18n._(kindWords[kind].name) },
            {
              id: 'weight',
              header: t`Peso`,
              align: 'end',
              cell: ({ weight }) => (weight === null ? t`No cuenta` : `${formatNumber(weight, language)} %`),
            },
            {
              id: 'n',
              header: t`Escritas`,
              align: 'end',
              cell: ({ n }) => (n === null ? '–' : formatNumber(n, language)),
            },
            {
              id: 'score',
              header: t`Puntaje`,
              align: 'end',
              cell: (part) => scoreText(part.score, language),
            },
          ]}
        />
        <ScoreSum of="parts" terms={parts} score={score} />
      </Card>
      <section className="flex flex-col gap-4" aria-label={t`Lo que se escribió`}>
        <h3 className="text-h6 font-semibold">
          <Trans>Lo que se escribió</Trans>
        </h3>
        <p className="text-small text-soft">
          <Trans>
            Solo su líder y quienes administran las evaluaciones ven estos nombres. No los compartas con la
            persona.
          </Trans>
        </p>
        <ul className="flex flex-col gap-4">
          {written.map((one) => (
            <Written key={one.id} one={one} questions={record.questions} onReopen={onReopen} />
          ))}
        </ul>
      </section>
    </div>
  );
}
