/** A program while it is built, as a person will see it: the map of its lessons, and the lesson that was chosen. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import { points as pointsOf } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { useAskedForms } from './AskedForm.tsx';
import { lessonsIn, type LessonRow } from './lessonRows.ts';
import type { ProgramFields } from './programForm.ts';
import { lessonWords, typeWords } from './programWords.ts';

/** Picks the words of the reader; an empty English text is none. */
function useSay(): (spanish: string, english: string) => string {
  const say = useWording();
  return (spanish, english) => say(spanish, english.trim() === '' ? null : english);
}

function LessonContent({ lesson }: { readonly lesson: LessonRow }): ReactElement {
  const { t } = useLingui();
  const say = useSay();
  const forms = useAskedForms();
  const { kind, file, url, form, quiz, passMark } = lesson;
  const text = say(lesson.text, lesson.textEn);
  const asked = forms.find(({ value }) => value === form)?.label;
  return (
    <Card as="section" className="flex min-w-0 flex-col gap-4">
      <CardTitle>{say(lesson.title, lesson.titleEn) || t`Lección sin título`}</CardTitle>
      {text.trim() === '' ? null : <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      {kind === 'file' && file !== null ? (
        <AttachmentList
          label={t`Archivo de la lección`}
          items={[{ id: file.key, name: file.name, bytes: file.size, state: 'done' }]}
        />
      ) : null}
      {kind === 'video' && url !== '' ? <p className="text-link wrap-anywhere">{url}</p> : null}
      {kind === 'form' ? (
        <p className="text-soft">
          {asked === undefined ? (
            <Trans>Aquí responde un formulario.</Trans>
          ) : (
            <Trans>Aquí responde «{asked}».</Trans>
          )}
        </p>
      ) : null}
      {kind === 'quiz' ? (
        <>
          {passMark === null ? null : (
            <p className="text-small text-soft">
              <Trans>Se aprueba con {passMark} %.</Trans>
            </p>
          )}
          {quiz.map(({ id, question, questionEn, options }) => (
            <fieldset key={id} className="min-w-0">
              <legend className="mb-1 font-semibold wrap-anywhere">{say(question, questionEn)}</legend>
              {options.map((option) => (
                <Checkbox
                  key={option.id}
                  label={say(option.text, option.textEn)}
                  checked={false}
                  readOnly
                  disabled
                />
              ))}
            </fieldset>
          ))}
        </>
      ) : null}
    </Card>
  );
}

export function ProgramPreview({ fields }: { readonly fields: ProgramFields }): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const say = useSay();
  const { type, modules, rewardKind, points } = fields;
  const lessons = lessonsIn(modules);
  const reward = pointsOf(points ?? 0, language);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = lessons.find(({ id }) => id === chosen) ?? lessons[0];
  const about = say(fields.description, fields.descriptionEn);
  return (
    <section aria-label={t`Así lo ve una persona`} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-h4 font-bold wrap-anywhere">{say(fields.name, fields.nameEn)}</h2>
        {about === '' ? null : <p className="max-w-prose text-soft wrap-anywhere">{about}</p>}
        {rewardKind === 'points' && (points ?? 0) > 0 ? (
          <p className="text-small">
            <Trans>Al terminar: {reward}</Trans>
          </p>
        ) : null}
      </div>
      {type === 'course' ? (
        shown === undefined ? (
          <Empty drawing="search" text={<Trans>El curso todavía no tiene lecciones.</Trans>} />
        ) : (
          <div className="grid gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
            <nav aria-label={t`Lecciones`}>
              <ol className="flex flex-col gap-4">
                {modules.map((module) => (
                  <li key={module.id}>
                    <p className="mb-1 font-semibold wrap-anywhere">{say(module.title, module.titleEn)}</p>
                    <ol className="flex flex-col">
                      {module.lessons.map(({ id, kind, title, titleEn, requires }) => (
                        <li key={id}>
                          <button
                            type="button"
                            aria-current={id === shown.id ? 'step' : undefined}
                            onClick={() => setChosen(id)}
                            className={classes(
                              'flex min-h-11 w-full items-center gap-2.5 rounded-control px-2 text-start',
                              id === shown.id && 'bg-brand-tint',
                            )}
                          >
                            <Icon
                              of={requires.length > 0 ? Lock : lessonWords[kind].icon}
                              className="shrink-0 text-soft"
                            />
                            <span className="min-w-0 flex-1 wrap-anywhere">
                              {say(title, titleEn) || t`Lección sin título`}
                              {requires.length === 0 ? null : (
                                <span className="block text-meta text-soft">
                                  <Trans>Se abre al terminar otras</Trans>
                                </span>
                              )}
                            </span>
                          </button>
                        </li>
                      ))}
                    </ol>
                  </li>
                ))}
              </ol>
            </nav>
            <LessonContent key={shown.id} lesson={shown} />
          </div>
        )
      ) : (
        <p className="text-soft">{i18n._(typeWords[type].handedIn)}</p>
      )}
    </section>
  );
}
