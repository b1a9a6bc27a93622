/** Parts that wait for the owner of a goal, each with what it does to the progress, to accept or refuse in place. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { fractionOf } from '#schema/kit/fraction.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWording } from '#src/forms/useWording.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { goalAddress } from './goalAddress.ts';
import type { WholeGoal } from './goals.queries.ts';
import { goalWrites, refreshGoals } from './goals.writes.ts';
import { ProgressChange } from './ProgressChange.tsx';

type Asked = WholeGoal['asked'][number];

/** One of them. */
export function AskedPart({
  goal,
  asked,
}: {
  readonly goal: WholeGoal;
  readonly asked: Asked;
}): ReactElement {
  const { t } = useLingui();
  const answer = useWrite(goalWrites.answerPart, { refresh: refreshGoals });
  const { id: partId, goalId, title, titleEn, weight, askedWeight, progressWith, askedBy } = asked;
  const name = askedBy === null ? null : nameOf(askedBy);
  const failed = whyFailed(answer.error);
  const say = useWording();
  const titled = title === null ? t`Objetivo oculto` : say(title, titleEn);
  const send = (accept: boolean) => answer.mutate({ id: goal.id, partId, askedWeight, accept });
  return (
    <li className="flex flex-col gap-2 py-3">
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 wrap-anywhere">
        {goalId === null ? (
          <span className="text-soft">{titled}</span>
        ) : (
          <Link href={goalAddress(goalId)} asChild>
            <TextLink>{titled}</TextLink>
          </Link>
        )}
        <StatusTag severity="warning">
          <Trans>Pendiente</Trans>
        </StatusTag>
      </span>
      <span className="text-small text-soft wrap-anywhere">
        {name === null ? null : (
          <>
            <Trans>Lo pide {name}.</Trans>{' '}
          </>
        )}
        {weight === 0 ? (
          <Trans>Pesaría {askedWeight}.</Trans>
        ) : (
          <Trans>
            Pesa {weight} y pesaría {askedWeight}.
          </Trans>
        )}{' '}
        <ProgressChange from={fractionOf(goal.progress)} to={fractionOf(progressWith)} />
      </span>
      {goal.editable ? (
        <span className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={Check}
            busy={answer.isPending}
            aria-label={t`Aceptar: ${titled}`}
            onClick={() => send(true)}
          >
            <Trans>Aceptar</Trans>
          </Button>
          <Button
            variant="secondary"
            icon={X}
            disabled={answer.isPending}
            aria-label={t`No aceptar: ${titled}`}
            onClick={() => send(false)}
          >
            <Trans>No aceptar</Trans>
          </Button>
        </span>
      ) : null}
      {failed === null ? null : <FieldError>{failed}</FieldError>}
    </li>
  );
}

/** Nothing while nothing waits. */
export function AskedParts({ goal }: { readonly goal: WholeGoal }): ReactElement | null {
  if (goal.asked.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-h6 font-semibold">
        <Trans>Quieren contar aquí</Trans>
      </h2>
      <p className="text-small text-soft">
        {goal.editable ? (
          <Trans>No cuentan en este avance hasta que los aceptes.</Trans>
        ) : (
          <Trans>No cuentan en este avance hasta que su dueño los acepte.</Trans>
        )}
      </p>
      <ul className="divide-y divide-line">
        {goal.asked.map((asked) => (
          <AskedPart key={asked.id} goal={goal} asked={asked} />
        ))}
      </ul>
    </Card>
  );
}
