/** How a built cycle begins: who is evaluated by whom, about which period, and until when. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState, type ReactElement } from 'react';
import { fewestOfPart, mostPeers } from '#schema/evaluations/cycles.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { AudienceFields } from '#src/surveys/admin/launch/AudienceFields.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CycleTrouble } from './CycleTrouble.tsx';
import { beginPlan, hasPeers, totalOf, type BeginDraft } from './cyclePlan.ts';
import type { CycleActor } from './evaluationCycle.actors.ts';
import { evaluatedPeople, type Cycle } from './evaluationsAdmin.queries.ts';
import { HiddenParts, hiddenIn } from './HiddenParts.tsx';
import { PlanForm } from './PlanForm.tsx';

export function BeginView({
  actor,
  cycle,
  draft,
  onDraft,
}: {
  readonly actor: CycleActor;
  readonly cycle: Cycle;
  readonly draft: BeginDraft;
  readonly onDraft: (draft: BeginDraft) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const doubt = usePanel<null>();
  const [isTried, setTried] = useState(false);
  const { fields, fixed, people } = draft;
  const { title } = cycle;
  const numbers = useQuery(evaluatedPeople(fixed.audience));
  const isComplete = totalOf(fields) === 100 && fields.parts.every(({ weight }) => (weight ?? 0) > 0);
  const hidden = hiddenIn(fields, numbers.data);
  const total = numbers.data?.people ?? 0;
  const isNobody = numbers.data?.people === 0;
  const canEdit = state.hasTag('rests');
  const told = state.matches('refused') ? (state.context.error?.reasons ?? []) : [];
  const errorOf = (field: string): string | undefined =>
    told.find((one) => one.field.split('.')[0] === field)?.message;
  const changeFixed = (change: Partial<BeginDraft['fixed']>): void =>
    onDraft({ ...draft, fixed: { ...fixed, ...change } });
  const count = formatNumber(total, language);
  const dayOrNull = (day: string): string | null => (day === '' ? null : day);
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <fieldset disabled={!canEdit} className="flex min-w-0 flex-col gap-6">
        <legend className="sr-only">{t`Plan del ciclo`}</legend>
        <Card className="flex flex-col gap-5">
          <AudienceFields
            audience={fixed.audience}
            people={people}
            onChange={(change, chosen: readonly PublicUser[] = people) =>
              onDraft({
                ...draft,
                fixed: { ...fixed, audience: { ...fixed.audience, ...change } },
                people: chosen,
              })
            }
            errorOf={errorOf}
            words={{
              legend: t`A quién se evalúa`,
              everybody: t`A todas las personas activas el día en que empieza.`,
            }}
          />
        </Card>
        <Card className="flex flex-col gap-5">
          <PlanForm
            phase="draft"
            value={fields}
            onChange={(change) => onDraft({ ...draft, fields: { ...fields, ...change } })}
            errorOf={errorOf}
          />
          {hasPeers(fields) ? (
            <NumberField
              label={t`Compañeros por persona`}
              hint={t`Con menos de ${fewestOfPart} respuestas no se muestra lo que escribieron.`}
              min={fewestOfPart}
              max={mostPeers}
              value={fixed.peers}
              onChange={(peers) => changeFixed({ peers: peers ?? fewestOfPart })}
              error={errorOf('peers')}
            />
          ) : null}
        </Card>
        <Card className="grid gap-5 sm:grid-cols-2">
          <TextField
            type="date"
            label={t`Se evalúa desde`}
            value={fixed.periodFrom ?? ''}
            error={errorOf('periodFrom')}
            onChange={({ currentTarget }) => changeFixed({ periodFrom: dayOrNull(currentTarget.value) })}
          />
          <TextField
            type="date"
            label={t`Se evalúa hasta`}
            value={fixed.periodTo ?? ''}
            error={errorOf('periodTo')}
            onChange={({ currentTarget }) => changeFixed({ periodTo: dayOrNull(currentTarget.value) })}
          />
        </Card>
      </fieldset>
      <Card
        as="aside"
        aria-label={t`A quién se evalúa`}
        className="flex flex-col gap-5 self-start xl:sticky xl:top-24"
      >
        {numbers.data === undefined ? (
          numbers.isError ? (
            <Failed
              what={t`No pudimos contar a quién se evaluaría.`}
              onRetry={() => void numbers.refetch()}
            />
          ) : (
            <Loading>
              <Skeleton className="h-16 w-full" />
            </Loading>
          )
        ) : (
          <p>
            <span className="block text-h2 font-bold tabular-nums">{count}</span>
            <Plural
              value={numbers.data.people}
              one="persona será evaluada"
              other="personas serán evaluadas"
            />
          </p>
        )}
        <HiddenParts few={hidden} total={total} />
        {isNobody ? <FieldError>{t`Nadie sería evaluado.`}</FieldError> : null}
        {isTried && !isComplete ? (
          <FieldError>{t`Los pesos tienen que sumar 100 %, y cada parte tener el suyo.`}</FieldError>
        ) : null}
        <CycleTrouble actor={actor} />
        <Button
          wide
          disabled={(!canEdit && !state.hasTag('busy')) || isNobody}
          busy={state.hasTag('busy')}
          onClick={() => {
            setTried(true);
            if (isComplete) doubt.open(null);
          }}
        >
          <Trans>Empezar el ciclo</Trans>
        </Button>
      </Card>
      <ConfirmDialog
        open={doubt.isOpen}
        onClose={doubt.close}
        title={t`¿Empezar ${title}?`}
        confirmLabel={t`Empezar el ciclo`}
        tone="plain"
        numbers={[{ label: t`Personas`, value: count }]}
        onConfirm={() => {
          doubt.close();
          actor.send({
            type: 'step.ordered',
            order: { step: 'begin', plan: beginPlan(fields, fixed, hidden.length > 0) },
          });
        }}
      >
        {hasPeers(fields) ? (
          <Trans>
            Cada persona recibe el aviso de proponer a sus compañeros. Las preguntas, las partes y el periodo
            quedan fijos.
          </Trans>
        ) : (
          <Trans>
            Las evaluaciones se reparten y cada quien recibe el aviso de escribir las suyas. Las preguntas,
            las partes y el periodo quedan fijos.
          </Trans>
        )}
        <HiddenParts few={hidden} total={total} />
      </ConfirmDialog>
    </div>
  );
}
