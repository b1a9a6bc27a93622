/** One challenge: how it counts, the own part first, then the ranking. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { points as pointsOf } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useCounting, useSpan } from './challengeWords.ts';
import { challengeQueries, type OpenedChallenge } from './challenges.queries.ts';
import { joinChallenge, leaveChallenge, refreshChallenges } from './challenges.writes.ts';
import { EnterDay } from './EnterDay.tsx';
import { OwnBar } from './OwnBar.tsx';
import { ProofPart } from './ProofPart.tsx';
import { RankingCard, TeamsCard } from './RankingCard.tsx';

function Rules({ challenge }: { challenge: OpenedChallenge }): ReactElement {
  const language = useLanguage();
  const { rule, example, capped } = useCounting(challenge);
  const span = useSpan(challenge);
  const { description, points } = challenge;
  return (
    <Card as="section" className="flex flex-col gap-2">
      <CardTitle>
        <Trans>Cómo cuenta</Trans>
      </CardTitle>
      {description === '' ? null : <p>{description}</p>}
      <p>{rule}</p>
      <p className="text-small text-soft">{example}</p>
      {capped === null ? null : <p className="text-small text-soft">{capped}</p>}
      <p className="text-small text-soft">
        {span}
        {points === 0 ? null : ` · ${pointsOf(points, language)}`}
      </p>
    </Card>
  );
}

/** What colleagues see is said before anybody joins. */
function Join({ challenge: { id } }: { challenge: OpenedChallenge }): ReactElement {
  const { t } = useLingui();
  const [ranked, setRanked] = useState(true);
  const [named, setNamed] = useState(false);
  const join = useWrite(joinChallenge, { refresh: refreshChallenges });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Quién ve qué</Trans>
      </CardTitle>
      <p>
        <Trans>
          Tus colegas ven tu nombre y tu total. Nadie ve tus días. Si sales, tu nombre desaparece al momento.
        </Trans>
      </p>
      <Switch label={t`Aparecer en la clasificación`} checked={ranked} onChange={setRanked} />
      <Switch
        label={t`Nombrarme en la publicación de quienes lo logran`}
        checked={named}
        onChange={setNamed}
      />
      <Button className="self-start" busy={join.isPending} onClick={() => join.mutate({ id, ranked, named })}>
        <Trans>Unirme</Trans>
      </Button>
      {join.isError ? <FieldError>{whyFailed(join.error)}</FieldError> : null}
    </Card>
  );
}

function Leave({ challenge: { id, name } }: { challenge: OpenedChallenge }): ReactElement {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const leave = useWrite(leaveChallenge, { refresh: refreshChallenges, onDone: () => setOpen(false) });
  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setOpen(true)}>
        <Trans>Salir del reto</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`¿Salir de ${name}?`}
        confirmLabel={t`Salir`}
        busy={leave.isPending}
        failed={whyFailed(leave.error)}
        onConfirm={() => leave.mutate({ id })}
      >
        <Trans>
          Tu nombre sale de la clasificación al momento. Si vuelves a unirte, tus días siguen ahí.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

function Own({ challenge, owner }: { challenge: OpenedChallenge; owner: DraftOwner }): ReactElement {
  const { own, openDays, state } = challenge;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Tu parte</Trans>
      </CardTitle>
      {own === null ? null : <OwnBar challenge={challenge} own={own} />}
      {own !== null && own.completedAt !== null ? (
        <p className="font-semibold">
          {own.reward === 'due' ? (
            <Trans>Lo lograste. Tus puntos esperan presupuesto y llegarán una sola vez.</Trans>
          ) : own.reward === 'proof' ? (
            <Trans>Lo lograste. Falta que se apruebe tu comprobante.</Trans>
          ) : (
            <Trans>Lo lograste.</Trans>
          )}
        </p>
      ) : null}
      {openDays.length > 0 ? (
        <EnterDay owner={owner} challenge={challenge} />
      ) : state === 'coming' ? (
        <p className="text-small text-soft">
          <Trans>Podrás registrar desde el primer día.</Trans>
        </p>
      ) : (
        <p className="text-small text-soft">
          <Trans>Este reto ya no recibe registros.</Trans>
        </p>
      )}
      <ProofPart challenge={challenge} />
      {state === 'closed' ? null : <Leave challenge={challenge} />}
    </Card>
  );
}

/** The page of one challenge. */
export function ChallengePage({ owner, id }: { owner: DraftOwner; id: string }): ReactElement {
  const { t } = useLingui();
  const query = useQuery(challengeQueries.one(id));
  return (
    <Page
      title={query.data?.name ?? t`Reto`}
      width="feed"
      back={
        <BackLink to="/challenges">
          <Trans>Todos los retos</Trans>
        </BackLink>
      }
    >
      <div className="flex flex-col gap-4">
        <QueryBoundary
          query={query}
          label={t`Cargando el reto`}
          skeleton={Array.from({ length: 6 }, (_, line) => (
            <SkeletonLine key={line} />
          ))}
          what={<Trans>No pudimos cargar este reto.</Trans>}
        >
          {(challenge) => (
            <>
              <Rules challenge={challenge} />
              {challenge.own !== null ? (
                <Own challenge={challenge} owner={owner} />
              ) : challenge.state === 'running' || challenge.state === 'coming' ? (
                <Join challenge={challenge} />
              ) : null}
              {challenge.way === 'team' ? <TeamsCard challenge={challenge} /> : null}
              <RankingCard challenge={challenge} />
            </>
          )}
        </QueryBoundary>
      </div>
    </Page>
  );
}
