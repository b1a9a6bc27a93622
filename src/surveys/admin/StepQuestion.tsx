/** The question before a step in the life of a survey: says what it does, takes it once, and tells the result. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { remindHours } from '#schema/users/reminders.ts';
import { refusalOf } from '#src/api/refusalOf.ts';
import { useWrite } from '#src/api/useWrite.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { dayLabel, isoDay } from '#src/lib/longDates.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { pastDay } from './schedule.ts';
import { refreshSurveys, surveyResource, type ListedSurvey } from './surveysAdmin.queries.ts';

/** The steps that need only a yes. */
export type AskedStep = 'pause' | 'resume' | 'remind' | 'close' | 'remove';

interface Reminded {
  readonly notified: number;
  /** A reminder had begun today already. */
  readonly again: boolean;
}

interface Words {
  readonly title: string;
  readonly verb: string;
  readonly text: ReactNode;
  readonly done: string;
  readonly isDanger: boolean;
}

function useStepWords({
  title,
  answers,
  invited,
  remindedOn,
}: ListedSurvey): Readonly<Record<AskedStep, Words>> {
  const { t } = useLingui();
  const left = invited - answers;
  const today = isoDay(useNow(), useOrganization().settings?.timezone);
  const last = remindedOn === null ? '' : dayLabel(remindedOn);
  return {
    pause: {
      title: t`¿Pausar ${title}?`,
      verb: t`Pausar`,
      text: <Trans>Nadie puede responder hasta que la reanudes. Lo respondido se conserva.</Trans>,
      done: t`${title} está en pausa.`,
      isDanger: false,
    },
    resume: {
      title: t`¿Reanudar ${title}?`,
      verb: t`Reanudar`,
      text: <Trans>Quienes no han respondido pueden hacerlo de nuevo.</Trans>,
      done: t`Reanudaste ${title}.`,
      isDanger: false,
    },
    remind: {
      title: t`¿Recordar ${title}?`,
      verb: t`Recordar`,
      text:
        remindedOn === today ? (
          <Trans>
            Hoy ya empezó un recordatorio, y otro no empieza hasta mañana. A quien todavía no le llega, le
            llega entre las {remindHours.from} y las {remindHours.to} h de su propio día.
          </Trans>
        ) : (
          <>
            <Plural
              value={left}
              one="Se avisa a la # persona que no ha respondido. No verás su nombre."
              other="Se avisa a las # personas que no han respondido. No verás sus nombres."
            />{' '}
            <Trans>
              Cada aviso llega entre las {remindHours.from} y las {remindHours.to} h del día de la persona.
            </Trans>{' '}
            {last === '' ? (
              <Trans>Es el primer recordatorio.</Trans>
            ) : (
              <Trans>El último recordatorio empezó el {last}.</Trans>
            )}
          </>
        ),
      done: '',
      isDanger: false,
    },
    close: {
      title: t`¿Cerrar ${title} ahora?`,
      verb: t`Cerrar ahora`,
      text: (
        <Trans>
          Ya nadie podrá responder, y no se puede volver a abrir. Los resultados quedan completos.
        </Trans>
      ),
      done: t`Cerraste ${title}.`,
      isDanger: true,
    },
    remove: {
      title: t`¿Eliminar ${title}?`,
      verb: t`Eliminar`,
      text: <Trans>A nadie se le preguntó todavía. Sus preguntas se borran y no se puede deshacer.</Trans>,
      done: t`Eliminaste ${title}.`,
      isDanger: true,
    },
  };
}

export function StepQuestion({
  survey,
  step,
  open,
  onClose,
}: DialogTie & { readonly survey: ListedSurvey; readonly step: AskedStep }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useStepWords(survey)[step];
  const { id } = survey;
  const [some, all] = [formatNumber(survey.answers, language), formatNumber(survey.invited, language)];
  const remindedText = ({ notified, again }: Reminded): string => {
    if (again) return t`Hoy ya había empezado un recordatorio: no empezó otro.`;
    const count = formatNumber(notified, language);
    return notified === 1
      ? t`Se avisa a 1 persona, a una hora de su propio día.`
      : t`Se avisa a ${count} personas, a una hora de su propio día.`;
  };
  const taking = useWrite(
    async (_given: { readonly step: AskedStep }, key: string): Promise<Reminded | null> => {
      switch (step) {
        case 'pause':
        case 'resume':
          await surveyResource.activate({ id, active: step === 'resume' }, key);
          return null;
        case 'remind':
          return surveyResource.remind({ id }, key);
        case 'close':
          await surveyResource.date({ id, endsAt: pastDay(Date.now()) }, key);
          return null;
        case 'remove':
          await surveyResource.remove({ id }, key);
          return null;
      }
    },
    {
      refresh: refreshSurveys,
      onDone: (reminded) => {
        onClose();
        toasts.raise({ severity: 'success', text: reminded === null ? words.done : remindedText(reminded) });
      },
    },
  );
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.title}
      confirmLabel={words.verb}
      tone={words.isDanger ? 'danger' : 'plain'}
      busy={taking.isPending}
      {...refusalOf(taking.error)}
      numbers={step === 'close' ? [{ label: t`Respondieron`, value: t`${some} de ${all}` }] : []}
      onConfirm={() => taking.mutate({ step })}
    >
      {words.text}
    </ConfirmDialog>
  );
}
