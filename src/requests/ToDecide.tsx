/** The requests that wait for the reader's decision, several at once; and those that the reader decided. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { DecideTogether } from '#src/decisions/DecideTogether.tsx';
import { Delegations } from '#src/decisions/Delegations.tsx';
import { decisionQueries, type ShownDecision } from '#src/decisions/decisions.queries.ts';
import { refreshDecisions } from '#src/decisions/decisions.writes.ts';
import { subjectAddress } from '#src/decisions/subjects.ts';
import { useChosen } from '#src/decisions/useChosen.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { nameOf } from '#src/people/personName.ts';
import { Card } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { TablePick } from '#src/ui/TablePick.tsx';
import { toggled } from '#src/ui/tableShape.ts';
import { WarningLine } from '#src/ui/WarningLine.tsx';
import { RequestPages } from './RequestPages.tsx';
import { StandingTag } from './requestWords.tsx';

function DecisionLine({
  decision,
  why,
}: {
  readonly decision: ShownDecision;
  /** It could not be decided. */
  readonly why?: string | undefined;
}): ReactElement {
  const language = useLanguage();
  const now = useNow();
  const { title, user, createdAt, late, holders, decidedAt, state, carriedOutAt } = decision;
  const insteadOf = holders.find((holder) => holder.insteadOf !== null)?.insteadOf ?? null;
  const age = relativeAge(decidedAt ?? createdAt, { now, language });
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0">
        <Link
          href={subjectAddress(decision)}
          className="font-semibold text-link underline-offset-2 wrap-anywhere hover:underline"
        >
          {user === null ? title : `${title} · ${nameOf(user)}`}
        </Link>
        <span className="block text-small text-soft">
          {age}
          {insteadOf === null ? null : (
            <>
              {' · '}
              <Trans>en lugar de {nameOf(insteadOf)}</Trans>
            </>
          )}
        </span>
        {why === undefined ? null : <WarningLine>{why}</WarningLine>}
      </span>
      {late ? (
        <StatusTag severity="warning">
          <Trans>Atrasada</Trans>
        </StatusTag>
      ) : state === 'waiting' ? null : (
        <StandingTag of={state === 'approved' && carriedOutAt !== null ? 'done' : state} />
      )}
    </span>
  );
}

function Waiting(): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(decisionQueries.list(false));
  const { chosen, onChosen, ids, onDone, whyOf } = useChosen(
    (query.data?.pages ?? []).flatMap(({ items }) =>
      items.map(({ id, mayDecide }) => ({ id, decisionId: id, mayDecide })),
    ),
  );
  return (
    <section aria-label={t`Esperan tu decisión`} className="flex flex-col gap-3">
      <h2 className="text-h6 font-semibold">
        <Trans>Esperan tu decisión</Trans>
      </h2>
      <RequestPages
        query={query}
        failed={<Trans>No pudimos cargar lo que espera tu decisión.</Trans>}
        none={<Trans>Nada espera tu decisión.</Trans>}
      >
        {(items) => (
          <>
            <ul className="flex flex-col gap-3">
              {items.map((decision) => (
                <Card as="li" key={decision.id} padding="small" className="flex items-center gap-3">
                  <TablePick
                    label={
                      decision.user === null
                        ? t`Elegir ${decision.title}`
                        : t`Elegir ${decision.title}, de ${nameOf(decision.user)}`
                    }
                    state={chosen.has(decision.id) ? 'all' : 'none'}
                    onPick={() => onChosen(toggled(chosen, [decision.id]))}
                  />
                  <DecisionLine decision={decision} why={whyOf(decision.id)} />
                </Card>
              ))}
            </ul>
            {ids.length === 0 ? null : (
              <div
                role="group"
                aria-label={t`Decidir las elegidas`}
                className="sticky bottom-[calc(var(--bottom-bar,0px)+16px)] z-20 flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-4 shadow-raised"
              >
                <DecideTogether ids={ids} refresh={refreshDecisions} onDone={onDone} />
              </div>
            )}
          </>
        )}
      </RequestPages>
    </section>
  );
}

function Decided(): ReactElement {
  const { t } = useLingui();
  return (
    <section aria-label={t`Las que decidiste`} className="flex flex-col gap-3">
      <h2 className="text-h6 font-semibold">
        <Trans>Las que decidiste</Trans>
      </h2>
      <RequestPages
        query={useInfiniteQuery(decisionQueries.list(true))}
        failed={<Trans>No pudimos cargar lo que decidiste.</Trans>}
        none={<Trans>Todavía no decidiste nada.</Trans>}
      >
        {(items) => (
          <ul className="flex flex-col gap-3">
            {items.map((decision) => (
              <Card as="li" key={decision.id} padding="small" className="flex">
                <DecisionLine decision={decision} />
              </Card>
            ))}
          </ul>
        )}
      </RequestPages>
    </section>
  );
}

/** The tab of people who decide. */
export const ToDecide = (): ReactElement => (
  <div className="flex flex-col gap-8">
    <Waiting />
    <Delegations />
    <Decided />
  </div>
);
