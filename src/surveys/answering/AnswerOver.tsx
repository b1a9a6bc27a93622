/** The ends of answering: thanks, closed, changed meanwhile, answered before. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleCheck, FilePen, Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Burst } from '#src/ui/Burst.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';
import { useAnswering } from './answering.context.ts';
import type { SurveyAnsweringActor } from './surveyAnswering.actors.ts';

interface OverProps {
  actor: SurveyAnsweringActor;
  form: SurveyForm;
}

function ToList(): ReactElement {
  const { t } = useLingui();
  const { list } = useAnswering();
  return (
    <Link href={list.href} asChild>
      <LinkButton>{t(list.own)}</LinkButton>
    </Link>
  );
}

function Thanks({ actor, form }: OverProps): ReactElement {
  const { t } = useLingui();
  const { thanks, Next } = useAnswering();
  const language = useLanguage();
  const points = useSelector(actor, ({ context }) => context.points) ?? 0;
  const own = form.thanks === null ? '' : wording(form.thanks, form.thanksEn, language);
  return (
    <AnswerNotice
      icon={CircleCheck}
      tone="good"
      burst={<Burst />}
      title={own === '' ? t(thanks) : own}
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
      <Next form={form} points={points} />
    </AnswerNotice>
  );
}

function Closed({ actor, form }: OverProps): ReactElement {
  const wrote = useSelector(actor, ({ context }) => context.answers.length > 0);
  const { t } = useLingui();
  const { closed } = useAnswering();
  return (
    <AnswerNotice icon={Lock} tone="plain" title={t(closed(form))} actions={<ToList />}>
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

function Answered(): ReactElement {
  const { t } = useLingui();
  const { answered, answeredDetail } = useAnswering();
  return (
    <AnswerNotice icon={CircleCheck} tone="good" title={t(answered)} actions={<ToList />}>
      <p className="text-soft">{t(answeredDetail)}</p>
    </AnswerNotice>
  );
}

/** One of the ends. */
export function AnswerOver({ actor, form }: OverProps): ReactElement {
  const state = useSelector(actor, (now) => now);
  if (state.matches('thanked')) return <Thanks actor={actor} form={form} />;
  if (state.matches('changed')) return <Changed actor={actor} />;
  if (state.matches('alreadyAnswered')) return <Answered />;
  return <Closed actor={actor} form={form} />;
}
