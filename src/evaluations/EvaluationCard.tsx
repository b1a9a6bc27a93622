/** One evaluation in a list: about whom, as whom, until when, and what the writer can do with it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Clock, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { nameOf } from '#src/people/personName.ts';
import { useMe } from '#src/session/me.queries.ts';
import { readAnswers } from '#src/surveys/answering/answerDraft.ts';
import { useEvaluationFacts } from './useEvaluationFacts.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { readingAddress, writingAddress } from './evaluationAddress.ts';
import { roleNames, useEvaluationWords } from './evaluationWords.ts';
import type { Evaluation } from './pending.queries.ts';

const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }): ReactElement => (
  <li className="flex items-center gap-1.5">
    <Icon of={icon} size={16} className="shrink-0" />
    <span>{children}</span>
  </li>
);

function Writing({ evaluation }: { evaluation: Evaluation }): ReactElement | null {
  const { t } = useLingui();
  const me = useMe();
  const { id, open, status } = evaluation;
  const name = nameOf(evaluation.evaluated);
  const stage = me === undefined ? undefined : readAnswers({ kind: 'evaluation', owner: me, id })?.stage;
  if (stage === 'queued' || stage === 'sent')
    return (
      <Link href={writingAddress(id)} asChild>
        <LinkButton aria-label={t`Ver el envío sobre ${name}`}>
          <Trans>Ver el envío</Trans>
        </LinkButton>
      </Link>
    );
  if (!open && status === 'completed')
    return (
      <Link href={readingAddress(id)} asChild>
        <LinkButton
          aria-label={
            evaluation.kind === 'self' ? t`Leer tu autoevaluación` : t`Leer lo que escribiste sobre ${name}`
          }
        >
          <Trans>Leer</Trans>
        </LinkButton>
      </Link>
    );
  if (!open) return null;
  if (status === 'completed')
    return (
      <Link href={writingAddress(id)} asChild>
        <LinkButton aria-label={t`Cambiar lo que escribiste sobre ${name}`}>
          <Trans>Cambiar</Trans>
        </LinkButton>
      </Link>
    );
  return (
    <Link href={writingAddress(id)} asChild>
      <LinkButton
        variant="primary"
        aria-label={stage === 'draft' ? t`Continuar la evaluación de ${name}` : t`Escribir sobre ${name}`}
      >
        {stage === 'draft' ? <Trans>Continuar</Trans> : <Trans>Escribir</Trans>}
      </LinkButton>
    </Link>
  );
}

function Facts({ evaluation }: { evaluation: Evaluation }): ReactElement {
  const { dayOf, score } = useEvaluationWords();
  const { closing, minutes } = useEvaluationFacts(evaluation);
  const { completedAt, status } = evaluation;
  const written = completedAt === null ? '' : dayOf(completedAt);
  return status === 'completed' ? (
    <p className="text-small text-soft">
      {written === '' ? null : (
        <>
          <Trans>Escrita el {written}</Trans> ·{' '}
        </>
      )}
      <span className="tabular-nums">{score(evaluation.score)}</span>
    </p>
  ) : (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
      <Fact icon={CalendarDays}>{closing}</Fact>
      <Fact icon={Clock}>{minutes}</Fact>
    </ul>
  );
}

/** Of the writer. */
export function EvaluationCard({ evaluation }: { evaluation: Evaluation }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { evaluated, kind, title, titleEn, open, status } = evaluation;
  return (
    <Card as="article" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={nameOf(evaluated)} src={evaluated.profileImageUrl} size={48} />
      <div className="flex min-w-48 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CardTitle className="wrap-anywhere">
            {kind === 'self' ? t(roleNames.self) : <PersonLink user={evaluated} />}
          </CardTitle>
          {status === 'completed' && open ? (
            <StatusTag severity="warning">
              <Trans>Abierta otra vez</Trans>
            </StatusTag>
          ) : null}
        </div>
        <p className="text-small wrap-anywhere">
          {kind === 'self' ? '' : `${t(roleNames[kind])} · `}
          {wording(title, titleEn, language)}
        </p>
        <Facts evaluation={evaluation} />
      </div>
      <Writing evaluation={evaluation} />
    </Card>
  );
}

/** Several of them. */
export const EvaluationCards = ({
  evaluations,
  label,
}: {
  evaluations: readonly Evaluation[];
  label: string;
}): ReactElement => (
  <ul aria-label={label} className="grid items-start gap-4 xl:grid-cols-2">
    {evaluations.map((evaluation) => (
      <li key={evaluation.id}>
        <EvaluationCard evaluation={evaluation} />
      </li>
    ))}
  </ul>
);
