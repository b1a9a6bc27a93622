/** The question before a step in the life of a survey: says what it does, takes it once, and tells the result. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { refusalOf } from '#src/api/refusalOf.ts';
import { useWrite } from '#src/api/useWrite.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { pastDay } from './schedule.ts';
import { refreshSurveys, surveyResource, type ListedSurvey } from './surveysAdmin.queries.ts';

/** The steps that need only a yes. */
export type AskedStep = 'pause' | 'resume' | 'remind' | 'close' | 'remove';

interface Words {
  readonly title: string;
  readonly verb: string;
  readonly text: ReactNode;
  readonly done: string;
  readonly isDanger: boolean;
}

function useStepWords({ title, answers, invited }: ListedSurvey): Readonly<Record<AskedStep, Words>> {
  const { t } = useLingui();
  const left = invited - answers;
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
      text: (
        <Plural
          value={left}
          one="Se avisa a la # persona que no ha respondido. No verás su nombre."
          other="Se avisa a las # personas que no han respondido. No verás sus nombres."
        />
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
  const taking = useWrite(
    async (_given: { readonly step: AskedStep }, key: string): Promise<number | null> => {
      switch (step) {
        case 'pause':
        case 'resume':
          await surveyResource.activate({ id, active: step === 'resume' }, key);
          return null;
        case 'remind':
          return (await surveyResource.remind({ id }, key)).notified;
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
      onDone: (notified) => {
        onClose();
        const count = notified === null ? '' : formatNumber(notified, language);
        const text =
          notified === null
            ? words.done
            : notified === 1
              ? t`Se avisó a 1 persona.`
              : t`Se avisó a ${count} personas.`;
        toasts.raise({ severity: 'success', text });
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
