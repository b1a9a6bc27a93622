/** The fields of one lesson by its kind, and the lessons that come before it. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { programLimits } from '#schema/programs/programs.rules.ts';
import { ChecksField } from '#src/admin/ChecksField.tsx';
import { InTwo } from '#src/forms/builder/InTwo.tsx';
import { useTextPair, type TextPair } from '#src/forms/builder/useTextPair.ts';
import { useWording } from '#src/forms/useWording.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { AskedForm } from './AskedForm.tsx';
import { LessonFile } from './LessonFile.tsx';
import { lessonsIn, movedTo, type LessonRow } from './lessonRows.ts';
import { QuizEditor } from './QuizEditor.tsx';
import type { CourseTie } from './useProgramForm.ts';

function AreaPair({ rows, ...pair }: TextPair & { readonly rows: number }): ReactElement {
  const { fields } = useTextPair(pair);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map(({ lang, onChange, ...field }, at) => (
        <TextArea
          key={lang}
          {...field}
          lang={lang}
          rows={rows}
          optional={at === 1}
          maxLength={programLimits.text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ))}
    </div>
  );
}

export function LessonEditor({
  lesson,
  moduleId,
  course: { modules, faults, change, onFileFault },
}: {
  readonly lesson: LessonRow;
  readonly moduleId: string;
  readonly course: CourseTie;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const { id, kind } = lesson;
  const errorAt = (place: string): string | undefined => faults.get(`${id}/${place}`);
  const edit = (next: Partial<LessonRow>): void =>
    change((now) =>
      now.map((module) => ({
        ...module,
        lessons: module.lessons.map((one) => (one.id === id ? { ...one, ...next } : one)),
      })),
    );
  const untitled = t`Lección sin título`;
  const titleOf = (one: { readonly title: string; readonly titleEn: string }): string =>
    say(one.title, one.titleEn === '' ? null : one.titleEn).trim();
  const others = lessonsIn(modules).filter((one) => one.id !== id);
  return (
    <div className="flex flex-col gap-5">
      <InTwo
        label={t`Título de la lección`}
        text={lesson.title}
        textEn={lesson.titleEn}
        maxLength={textLength.name}
        error={errorAt('title')}
        errorEn={errorAt('titleEn')}
        onChange={({ text = lesson.title, textEn = lesson.titleEn }) =>
          edit({ title: text, titleEn: textEn })
        }
      />
      <AreaPair
        label={kind === 'text' ? t`Texto` : t`Introducción`}
        rows={kind === 'text' ? 8 : 3}
        text={lesson.text}
        textEn={lesson.textEn}
        error={errorAt('text')}
        errorEn={errorAt('textEn')}
        onChange={edit}
      />
      {kind === 'file' ? (
        <LessonFile
          file={lesson.file}
          error={errorAt('fileKey')}
          onChange={(file) => edit({ file })}
          onFault={onFileFault}
        />
      ) : null}
      {kind === 'video' ? (
        <TextField
          type="url"
          label={t`Dirección del video o de la página`}
          hint={t`Se abre fuera de Aplauso.`}
          placeholder="https://"
          value={lesson.url}
          error={errorAt('url')}
          onChange={({ currentTarget: { value } }) => edit({ url: value })}
        />
      ) : null}
      {kind === 'form' ? (
        <AskedForm
          value={lesson.form}
          error={errorAt('surveyId') ?? errorAt('formId')}
          onChange={(form) => edit({ form })}
        />
      ) : null}
      {kind === 'quiz' ? (
        <>
          <div className="max-w-xs">
            <NumberField
              label={t`Se aprueba desde`}
              hint={t`Se puede intentar las veces que haga falta.`}
              min={0}
              max={100}
              suffix="%"
              value={lesson.passMark}
              error={errorAt('passMark')}
              onChange={(passMark) => edit({ passMark })}
            />
          </div>
          <QuizEditor
            quiz={lesson.quiz}
            errorAt={(place) => errorAt(place === '' ? 'quiz' : `quiz.${place}`)}
            onChange={(quiz) => edit({ quiz })}
          />
        </>
      ) : null}
      {others.length === 0 ? null : (
        <ChecksField
          legend={t`Se abre al terminar`}
          hint={t`Sin marcar ninguna, está abierta desde el principio.`}
          layout="grid"
          options={others.map((one) => ({ value: one.id, label: titleOf(one) || untitled }))}
          value={lesson.requires}
          error={errorAt('requires')}
          onChange={(requires) => edit({ requires: requires.slice(0, programLimits.requires) })}
        />
      )}
      {modules.length < 2 ? null : (
        <div className="max-w-xs">
          <Select
            label={t`Módulo`}
            value={moduleId}
            onChange={(to) => change((now) => movedTo(now, lesson, to))}
            options={modules.map((module, at) => {
              const place = at + 1;
              return { value: module.id, label: titleOf(module) || t`Módulo ${place}` };
            })}
          />
        </div>
      )}
    </div>
  );
}
