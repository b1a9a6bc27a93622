/** The launch page: who is asked, when, what they are promised, and in numbers what that means. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ChevronLeft, Pencil } from 'lucide-react';
import { useRef, type ReactElement, type ReactNode } from 'react';
import type { LaunchAudience, LaunchPlan } from '#machines/surveyLaunch.setup.ts';
import { threshold } from '#schema/limits.parts.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { HighestCost, ShortBudget } from '#src/admin/HighestCost.tsx';
import { isoDay } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { scheduleInput, scheduleOf } from '#src/surveys/admin/schedule.ts';
import { AgainSwitch, RecognitionField } from '#src/surveys/admin/RuleFields.tsx';
import { ScheduleFields } from '#src/surveys/admin/ScheduleFields.tsx';
import type { BuiltSurvey } from '#src/surveys/admin/surveysAdmin.queries.ts';
import { PromiseMark } from '#src/surveys/answering/PromiseMark.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { AudienceNumbers } from './AudienceNumbers.tsx';
import type { LaunchActor } from './launch.actors.ts';
import { planReasons } from './launchPlan.ts';
import { Launched, LaunchTrouble } from './LaunchStatus.tsx';

interface LaunchViewProps {
  readonly actor: LaunchActor;
  readonly survey: Pick<BuiltSurvey, 'title' | 'anonymous'>;
  readonly people: readonly PublicUser[];
  readonly onPeople: (people: readonly PublicUser[]) => void;
  /** What is missing in English. */
  readonly english?: ReactNode;
  readonly onEdit: () => void;
  readonly onResults: () => void;
  readonly onClose: () => void;
}

export function LaunchView({
  actor,
  survey,
  people,
  onPeople,
  english,
  onEdit,
  onResults,
  onClose,
}: LaunchViewProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const doubt = usePanel<null>();
  const { plan, numbers, error } = state.context;
  const { audience } = plan;
  const canEdit = state.hasTag('edits');
  const change = (next: Partial<LaunchPlan>): void =>
    actor.send({ type: 'plan.changed', plan: { ...plan, ...next } });
  const box = useRef<HTMLFieldSetElement>(null);
  const today = isoDay(useNow(), useOrganization().settings?.timezone);
  const faults = planReasons(plan, today, language);
  const errorOf = (field: string): string | undefined =>
    [...faults, ...(error?.reasons ?? [])].find((one) => one.field === field)?.message;
  const ask = (): void => {
    if (faults.length === 0) doubt.open(null);
    else box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const changeAudience = (next: Partial<LaunchAudience>, chosen?: readonly PublicUser[]): void => {
    if (chosen !== undefined) onPeople(chosen);
    change({ audience: { ...audience, ...next } });
  };
  const isNobody = state.matches('nobody');
  const count = formatNumber(numbers?.people ?? 0, language);
  const { title, anonymous } = survey;
  const launched = state.context.survey.state;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" icon={ChevronLeft} className="-ms-6" onClick={onClose}>
          <Trans>Todas las encuestas</Trans>
        </Button>
        {canEdit ? (
          <Button variant="secondary" icon={Pencil} onClick={() => onEdit()}>
            <Trans>Editar las preguntas</Trans>
          </Button>
        ) : null}
      </div>
      <h2 className="text-h4 font-bold wrap-anywhere">{title}</h2>
      {launched === 'draft' ? null : <Launched state={launched} onResults={onResults} onClose={onClose} />}
      {launched === 'draft' ? (
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <fieldset ref={box} disabled={!canEdit} className="flex min-w-0 flex-col gap-6">
            <legend className="sr-only">{t`Plan del envío`}</legend>
            <Card className="flex flex-col gap-5">
              <AudienceFields
                audience={audience}
                people={people}
                onChange={changeAudience}
                errorOf={errorOf}
              />
            </Card>
            <Card className="flex flex-col gap-5">
              <ScheduleFields
                value={scheduleOf({ ...plan, remindAfter: [...plan.remindAfter] })}
                onChange={(next) =>
                  change(
                    scheduleInput({
                      ...scheduleOf({ ...plan, remindAfter: [...plan.remindAfter] }),
                      ...next,
                    }),
                  )
                }
                errorOf={errorOf}
                isOpen={false}
              />
              <RecognitionField
                value={plan.recognitionTypeId}
                onChange={(recognitionTypeId) => change({ recognitionTypeId })}
              />
            </Card>
            <Card className="flex flex-col gap-5">
              <CardTitle>
                <Trans>Qué se promete</Trans>
              </CardTitle>
              <PromiseMark of={{ anonymous, threshold: audience.threshold }} />
              <NumberField
                label={t`Se muestra desde cuántas respuestas`}
                hint={t`Al menos 3. Después solo puede subir.`}
                min={threshold.least}
                max={100}
                value={audience.threshold}
                onChange={(k) => changeAudience({ threshold: k ?? threshold.usual })}
                error={errorOf('threshold')}
              />
              <Switch
                label={t`Los líderes ven los resultados de su gente`}
                detail={t`Solo cifras de grupos que llegan a ese número; nunca comentarios ni quién respondió.`}
                checked={plan.sharedWithLeaders}
                onChange={(sharedWithLeaders) => change({ sharedWithLeaders })}
              />
              {anonymous ? null : (
                <AgainSwitch
                  checked={plan.multiResponse}
                  onChange={(multiResponse) => change({ multiResponse })}
                />
              )}
              <Switch
                label={t`Avisar al abrirse`}
                checked={plan.notify}
                onChange={(notify) => change({ notify })}
              />
            </Card>
          </fieldset>
          <Card
            as="aside"
            aria-label={t`A quién llega`}
            className="flex flex-col gap-5 self-start xl:sticky xl:top-24"
          >
            {numbers === null ? (
              state.matches('checking') ? (
                <Loading>
                  <Skeleton className="h-24 w-full" />
                </Loading>
              ) : null
            ) : (
              <AudienceNumbers numbers={numbers} anonymous={anonymous} />
            )}
            {english}
            <HighestCost points={plan.points} people={numbers?.people ?? 0} label={t`Si todas responden`} />
            {isNobody ? <FieldError>{t`Nadie recibiría esta encuesta.`}</FieldError> : null}
            <LaunchTrouble actor={actor} />
            <Button
              wide
              disabled={!state.hasTag('launches') && !state.hasTag('busy')}
              busy={state.hasTag('busy')}
              onClick={ask}
            >
              {plan.startsAt === null ? <Trans>Publicar ahora</Trans> : <Trans>Programar</Trans>}
            </Button>
          </Card>
        </div>
      ) : null}
      <ConfirmDialog
        open={doubt.isOpen}
        onClose={doubt.close}
        title={t`¿Publicar ${title}?`}
        confirmLabel={plan.startsAt === null ? t`Publicar ahora` : t`Programar`}
        tone="plain"
        numbers={[
          { label: t`Personas`, value: count },
          ...(plan.points > 0
            ? [
                {
                  label: t`Puntos como máximo`,
                  value: formatNumber(plan.points * (numbers?.people ?? 0), language),
                },
              ]
            : []),
        ]}
        onConfirm={() => {
          doubt.close();
          actor.send({ type: 'publish.pressed' });
        }}
      >
        <p>
          <Trans>
            Quién recibe la encuesta y qué se le promete queda fijo. Las preguntas, con la primera respuesta.
          </Trans>
        </p>
        <ShortBudget points={plan.points} people={numbers?.people ?? 0} />
      </ConfirmDialog>
    </div>
  );
}
