/** One goal: its progress, a check-in, its checklist, its place among other goals, its history and its comments. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { HeartHandshake, Network, Pencil } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { noWords } from '#machines/checkin.setup.ts';
import { useWording } from '#src/forms/useWording.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { useMay } from '#src/organization/useMay.ts';
import { useMe } from '#src/session/me.queries.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { AlignPanel } from './AlignPanel.tsx';
import { AskedParts } from './AskedParts.tsx';
import { createCheckin } from './checkin.actors.ts';
import { CheckinView } from './CheckinView.tsx';
import { Checklist } from './Checklist.tsx';
import { Comments } from './Comments.tsx';
import { goalAddress, listAddress } from './goalAddress.ts';
import { GoalHead } from './GoalHead.tsx';
import { GoalOwner } from './GoalOwner.tsx';
import { GoalPanel } from './GoalPanel.tsx';
import { goalQueries, type ShownGoal, type WholeGoal } from './goals.queries.ts';
import { GoalTag } from './GoalTag.tsx';
import { progressText } from './goalWords.ts';
import { History } from './History.tsx';

interface Near {
  readonly key: string;
  readonly id: string | null;
  readonly title: string | null;
  readonly titleEn: string | null;
  readonly progress: string | null;
  readonly of?: ShownGoal | undefined;
  /** Waits for the owner there. */
  readonly isPending?: boolean;
}

function NearGoals({
  title,
  goals,
}: {
  readonly title: string;
  readonly goals: readonly Near[];
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useWording();
  const [search] = useSearchParams();
  if (goals.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-h6 font-semibold">{title}</h2>
      <ul className="flex flex-col gap-1">
        {goals.map((goal) => (
          <li key={goal.key} className="flex items-baseline justify-between gap-4">
            {goal.id === null || goal.title === null ? (
              <span className="text-soft">
                <Trans>Objetivo oculto</Trans>
              </span>
            ) : (
              <span className="min-w-0 wrap-anywhere">
                <Link href={goalAddress(goal.id, search)} asChild>
                  <TextLink>{say(goal.title, goal.titleEn)}</TextLink>
                </Link>
                {goal.of === undefined ? null : <GoalOwner goal={goal.of} />}
              </span>
            )}
            {goal.isPending === true ? (
              <StatusTag severity="warning">
                <Trans>Pendiente</Trans>
              </StatusTag>
            ) : null}
            {goal.of === undefined ? null : <GoalTag goal={goal.of} />}
            <span className="shrink-0 text-small text-soft tabular-nums">
              {progressText(goal.progress, language) ?? t`Sin avance aún`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const OnBehalf = ({ name }: { readonly name: string }): ReactElement => (
  <p className="text-small text-soft">
    <Trans>{name} recibe un aviso, y el avance dice para siempre que no lo registró su dueño.</Trans>
  </p>
);

/** A check-in by the owner or by a leader of the owner. */
function Writing({ goal, me }: { readonly goal: WholeGoal; readonly me: DraftOwner }): ReactElement {
  const cache = useQueryClient();
  const onBehalf = goal.owner?.id !== me.id;
  const [actor] = useState(() => createCheckin({ cache, owner: me, goalId: goal.id }, goal));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  const state = useSelector(actor, (now) => now);
  const { words } = state.context;
  // What was being written, for a person who leaves the correction.
  const [before, setBefore] = useState(noWords);
  const correcting = goal.checkins.find(({ id }) => id === words.correctsId) ?? null;
  const form = (
    <>
      {onBehalf && goal.owner !== null ? <OnBehalf name={nameOf(goal.owner)} /> : null}
      <CheckinView actor={actor} />
    </>
  );
  return (
    <>
      {correcting === null ? (
        <Card as="section" className="flex flex-col gap-3">
          <h2 className="text-h6 font-semibold">
            <Trans>Registrar un avance</Trans>
          </h2>
          {form}
        </Card>
      ) : null}
      {goal.measure === 'checklist' ? <Checklist goal={goal} /> : null}
      <History
        goal={goal}
        correction={correcting === null ? null : { of: correcting.id, form }}
        onLeave={
          state.hasTag('writes') ? () => actor.send({ type: 'words.changed', words: before }) : undefined
        }
        onCorrect={
          state.hasTag('underway')
            ? null
            : ({ id, value, confidence, note }) => {
                if (words.correctsId === null) setBefore(state.hasTag('over') ? noWords : words);
                actor.send({ type: 'again.pressed' });
                actor.send({
                  type: 'words.changed',
                  words: { value, confidence, note, correctsId: id, files: [] },
                });
              }
        }
      />
    </>
  );
}

function Whole({ goal, me }: { readonly goal: WholeGoal; readonly me: DraftOwner }): ReactElement {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const [isAligning, setIsAligning] = useState(false);
  const hasTree = useQuery(goalQueries.settings()).data?.alignment !== false;
  const isOwn = goal.owner?.id === me.id;
  const mayThank = useMay('recognition.send', 'recognitions');
  const say = useWording();
  const goalTitle = say(goal.title, goal.titleEn);
  const description = say(goal.description, goal.descriptionEn);
  const mayWrite = goal.editable && goal.status === 'open';
  return (
    <div className="flex flex-col gap-4">
      <Card as="section" className="flex flex-col gap-3">
        {goal.owner === null ? null : <GoalOwner goal={goal} />}
        {description === '' ? null : <p className="wrap-anywhere whitespace-pre-wrap">{description}</p>}
        <GoalHead goal={goal} />
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isOwn && goal.editable ? (
            <Button variant="secondary" icon={Pencil} onClick={() => setIsEditing(true)}>
              <Trans>Editar</Trans>
            </Button>
          ) : null}
          {goal.editable && hasTree ? (
            <Button variant="secondary" icon={Network} onClick={() => setIsAligning(true)}>
              <Trans>Alinear</Trans>
            </Button>
          ) : null}
          {goal.helpers.length === 0 || !mayThank ? null : (
            <Button
              variant="secondary"
              icon={HeartHandshake}
              onClick={() =>
                openComposer({
                  people: goal.helpers,
                  message: t`Gracias por lo que hicieron por «${goalTitle}».`,
                })
              }
            >
              <Trans>Agradecer a quienes ayudaron</Trans>
            </Button>
          )}
        </div>
      </Card>
      <AskedParts goal={goal} />
      {isEditing ? (
        <GoalPanel goal={goal} periodId={goal.periodId} open onClose={() => setIsEditing(false)} />
      ) : null}
      {isAligning ? <AlignPanel goal={goal} open onClose={() => setIsAligning(false)} /> : null}
      {mayWrite ? (
        <Writing goal={goal} me={me} />
      ) : (
        <>
          {goal.measure === 'checklist' ? <Checklist goal={goal} /> : null}
          <History goal={goal} onCorrect={null} />
        </>
      )}
      <NearGoals
        title={t`Aporta a`}
        goals={goal.parents.map(({ askedWeight, ...one }, at) => ({
          ...one,
          key: one.id ?? `${at}`,
          isPending: askedWeight !== null,
        }))}
      />
      <NearGoals
        title={t`Sus partes`}
        goals={goal.parts.map((one) => ({
          key: one.id,
          id: one.id,
          title: one.title,
          titleEn: one.titleEn,
          progress: one.progress,
          of: one,
        }))}
      />
      <Comments goal={goal} />
    </div>
  );
}

export function GoalPage({ id }: { readonly id: string }): ReactElement | null {
  const { t } = useLingui();
  const me = useMe();
  const [search] = useSearchParams();
  const say = useWording();
  const query = useQuery(goalQueries.one(id));
  if (me === undefined || me === null) return null;
  return (
    <Page
      title={query.data === undefined ? t`Objetivo` : say(query.data.title, query.data.titleEn)}
      width="feed"
      back={
        <BackLink to={listAddress(search)}>
          <Trans>Objetivos</Trans>
        </BackLink>
      }
    >
      <QueryBoundary
        query={query}
        label={t`Cargando el objetivo`}
        skeleton={<SkeletonLine />}
        what={<Trans>No pudimos cargar este objetivo.</Trans>}
        gone={<Trans>No encontramos este objetivo, o no lo puedes ver.</Trans>}
      >
        {(goal) => <Whole goal={goal} me={me} />}
      </QueryBoundary>
    </Page>
  );
}
