/** The ends of answering: thanks, closed, changed meanwhile, answered before. */
import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleCheck, FilePen, Lock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Burst } from '#src/ui/Burst.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';
import type { SurveyAnsweringActor } from './surveyAnswering.actors.ts';
import { useSurveyWords } from './surveyWords.ts';

interface OverProps {
  actor: SurveyAnsweringActor;
  form: SurveyForm;
}

const ToList = (): ReactElement => (
  <Link href="/surveys" asChild>
    <LinkButton>
      <Trans>Ver mis encuestas</Trans>
    </LinkButton>
  </Link>
);

function Promised({ form, points }: { form: SurveyForm; points: number }): ReactElement | null {
  if (points === 0) return null;
  return (
    <p>
      {form.anonymous ? (
        <Plural
          value={points}
          one="Recibirás # punto. Llega junto con los de otras personas, para que no se sepa cuándo respondiste."
          other="Recibirás # puntos. Llegan junto con los de otras personas, para que no se sepa cuándo respondiste."
        />
      ) : (
        <Plural value={points} one="Recibirás # punto." other="Recibirás # puntos." />
      )}
    </p>
  );
}

function Thanks({ actor, form }: OverProps): ReactElement {
  const language = useLanguage();
  const points = useSelector(actor, ({ context }) => context.points) ?? 0;
  const { lastDay } = useSurveyWords(form);
  const own = form.thanks === null ? '' : wording(form.thanks, form.thanksEn, language);
  return (
    <AnswerNotice
      icon={CircleCheck}
      tone="good"
      burst={<Burst />}
      title={own === '' ? <Trans>Gracias por responder</Trans> : own}
      actions={
        <>
          <ToList />
          {form.multiResponse ? (
            <Button variant="quiet" onClick={() => actor.send({ type: 'again.pressed' })}>
              <Trans>Cambiar mis respuestas</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <Promised form={form} points={points} />
      <p className="text-soft">
        {lastDay === '' ? (
          <Trans>Cuando se cierre verás en «Qué salió de ello» qué se dijo y qué se hará.</Trans>
        ) : (
          <Trans>
            Se cierra el {lastDay}. Después verás en «Qué salió de ello» qué se dijo y qué se hará.
          </Trans>
        )}
      </p>
    </AnswerNotice>
  );
}

function Closed({ actor, form }: OverProps): ReactElement {
  const wrote = useSelector(actor, ({ context }) => context.answers.length > 0);
  let title: ReactNode = <Trans>Esta encuesta ya cerró</Trans>;
  if (form.state === 'paused') title = <Trans>Esta encuesta está en pausa</Trans>;
  if (form.state === 'scheduled') title = <Trans>Esta encuesta todavía no abre</Trans>;
  return (
    <AnswerNotice icon={Lock} tone="plain" title={title} actions={<ToList />}>
      {wrote ? (
        <p className="text-soft">
          <Trans>Tus respuestas no se contaron. Lo que escribiste sigue en este dispositivo.</Trans>
        </p>
      ) : null}
    </AnswerNotice>
  );
}

function Changed({ actor }: Pick<OverProps, 'actor'>): ReactElement {
  const kept = useSelector(actor, ({ context }) => context.answers.length);
  return (
    <AnswerNotice
      icon={FilePen}
      tone="wait"
      title={<Trans>Las preguntas cambiaron mientras respondías</Trans>}
      actions={
        <Button onClick={() => actor.send({ type: 'begin.pressed' })}>
          <Trans>Revisar las preguntas</Trans>
        </Button>
      }
    >
      <p className="text-soft">
        <Plural
          value={kept}
          _0="No quedó ninguna respuesta que aún encaje. No se envió nada."
          one="Conservamos # respuesta que aún encaja. No se envió nada."
          other="Conservamos # respuestas que aún encajan. No se envió nada."
        />
      </p>
    </AnswerNotice>
  );
}

/** One of the ends. */
export function AnswerOver({ actor, form }: OverProps): ReactElement {
  const state = useSelector(actor, (now) => now);
  if (state.matches('thanked')) return <Thanks actor={actor} form={form} />;
  if (state.matches('changed')) return <Changed actor={actor} />;
  if (state.matches('alreadyAnswered'))
    return (
      <AnswerNotice
        icon={CircleCheck}
        tone="good"
        title={<Trans>Ya contestaste esta encuesta</Trans>}
        actions={<ToList />}
      >
        <p className="text-soft">
          <Trans>Vale lo que enviaste la primera vez; no se envió nada más.</Trans>
        </p>
      </AnswerNotice>
    );
  return <Closed actor={actor} form={form} />;
}
