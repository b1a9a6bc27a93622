/** The content of a lesson: text, a file, a page that opens outside, and the questions of a form or a quiz. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { QuestionFields } from '#src/forms/QuestionFields.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useAnswerSentences } from '#src/surveys/answering/useAnswerSentences.ts';
import { AnyLink } from '#src/ui/AnyLink.tsx';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { GivenAnswers } from '#src/programs/GivenAnswers.tsx';
import type { OpenedLesson } from '#src/programs/programs.queries.ts';
import type { CourseActor } from './course.actors.ts';
import { useReadingPlace } from './useReadingPlace.ts';

/** What is read: its words, its file and its link. */
function Material({
  actor,
  lesson,
}: {
  readonly actor: CourseActor;
  readonly lesson: OpenedLesson;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const isReading = useSelector(actor, (state) => state.matches('reading'));
  const part = useReadingPlace<HTMLDivElement>(isReading ? lesson.place : null, (place) =>
    actor.send({ type: 'place.moved', place }),
  );
  const { file, url, kind } = lesson;
  const words = say(lesson.text, lesson.textEn);
  return (
    <div ref={part} className="flex flex-col gap-4 empty:hidden">
      {words === '' ? null : (
        <p className="max-w-prose72 leading-relaxed whitespace-pre-wrap wrap-anywhere">{words}</p>
      )}
      {file === null ? null : (
        <AttachmentList
          label={t`Archivo de la lección`}
          items={[{ id: file.url, name: file.name, bytes: file.size, state: 'done', href: file.url }]}
        />
      )}
      {url === null ? null : (
        <AnyLink href={url} className={`${buttonLook('secondary', 'small', false)} self-start`}>
          {kind === 'video' ? <Trans>Ver el video</Trans> : <Trans>Abrir la página</Trans>}
        </AnyLink>
      )}
    </div>
  );
}

/** One button at the end finishes the lesson; Enter in its questions does the same. */
export function LessonContent({
  actor,
  lesson,
}: {
  readonly actor: CourseActor;
  readonly lesson: OpenedLesson;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const { answers, faults, error, lesson: known } = state.context;
  const sentences = useAnswerSentences(faults);
  const { form } = useFormFaults((event) => {
    event.preventDefault();
    actor.send({ type: 'finish.pressed' });
  });
  const questions = known?.questions ?? [];
  const isAnswered = lesson.kind === 'form' || lesson.kind === 'quiz';
  const wrong = faults.length;
  const takes = known?.takes === true;
  return (
    <form {...form} aria-busy={state.hasTag('busy') || undefined} className="flex flex-col gap-6">
      <Material actor={actor} lesson={lesson} />
      {isAnswered && !state.hasTag('done') ? (
        <QuestionFields
          questions={questions}
          answers={answers}
          onChange={(answer) => actor.send({ type: 'answer.given', answer })}
          faults={sentences}
          language={language}
          digits
        />
      ) : null}
      {lesson.kind === 'form' && state.matches('finished') ? (
        <GivenAnswers questions={lesson.questions} answers={lesson.myAnswers} />
      ) : null}
      {state.hasTag('done') ? null : (
        <div className="flex flex-wrap items-center gap-3">
          {takes ? (
            <Button type="submit" busy={state.hasTag('busy') || state.hasTag('checks')}>
              {isAnswered ? <Trans>Enviar respuestas</Trans> : <Trans>Terminar lección</Trans>}
            </Button>
          ) : (
            <p className="text-small text-soft">
              <Trans>El programa no está abierto: puedes leer, pero nada se registra.</Trans>
            </p>
          )}
          {/* A single one is said at its question. */}
          <FaultNote
            fault={
              wrong > 1
                ? t`Revisa ${wrong} preguntas.`
                : state.matches('refused') && error !== null
                  ? (error.reasons?.[0]?.message ?? error.message)
                  : null
            }
          />
        </div>
      )}
    </form>
  );
}
