/** Builds a course: modules with their lessons, ordered by keys and by dragging. Lessons with a fault are open. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { lessonKinds, programLimits, type LessonKind } from '#schema/programs/programs.rules.ts';
import { moved } from '#src/admin/order.ts';
import { OrderedList, type RowMovers } from '#src/admin/OrderedList.tsx';
import { InTwo } from '#src/forms/builder/InTwo.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { LessonCard } from './LessonCard.tsx';
import {
  lessonsIn,
  newLesson,
  newModule,
  withoutLesson,
  type LessonRow,
  type ModuleRow,
} from './lessonRows.ts';
import { isFaulty } from './programForm.ts';
import { lessonWords } from './programWords.ts';
import type { CourseTie } from './useProgramForm.ts';

interface ModuleProps {
  readonly module: ModuleRow;
  /** From 1. */
  readonly place: number;
  readonly course: CourseTie;
  readonly movers: RowMovers;
  readonly opened: string | null;
  readonly onOpen: (lesson: string | null) => void;
  readonly onAdd: (kind: LessonKind) => void;
  readonly onRemoveLesson: (lesson: LessonRow) => void;
  readonly onRemove: () => void;
}

function ModuleCard({
  module,
  place,
  course,
  movers,
  opened,
  onOpen,
  onAdd,
  onRemoveLesson,
  onRemove,
}: ModuleProps): ReactElement {
  const { t, i18n } = useLingui();
  const { id, title, titleEn, lessons } = module;
  const { change, faults, modules } = course;
  const edit = (next: Partial<ModuleRow>): void =>
    change((now) => now.map((one) => (one.id === id ? { ...one, ...next } : one)));
  return (
    <div className="flex flex-col gap-3 bg-subtle p-4">
      <div className="flex flex-wrap items-start gap-2">
        {movers.handle}
        <InTwo
          label={t`Módulo ${place}`}
          text={title}
          textEn={titleEn}
          maxLength={textLength.name}
          error={faults.get(`${id}/title`)}
          errorEn={faults.get(`${id}/titleEn`)}
          onChange={({ text = title, textEn = titleEn }) => edit({ title: text, titleEn: textEn })}
        />
        <span className="ms-auto flex items-center pt-7 max-sm:pt-0">
          {movers.arrows}
          <IconButton icon={Trash2} size="small" label={t`Quitar el módulo ${place}`} onClick={onRemove} />
        </span>
      </div>
      <OrderedList
        rows={lessons}
        keyOf={(lesson) => lesson.id}
        nameOf={(lesson) => lesson.title.trim() || t`la lección`}
        onMove={(from, to) => edit({ lessons: [...moved(lessons, from, to)] })}
      >
        {(lesson, lessonMovers) => (
          <LessonCard
            lesson={lesson}
            moduleId={id}
            course={{
              ...course,
              // A lesson that was open for its fault stays open once the fault is gone.
              change: (next) => {
                onOpen(lesson.id);
                change(next);
              },
            }}
            movers={lessonMovers}
            isOpen={opened === lesson.id || isFaulty(faults, lesson.id)}
            onToggle={() => onOpen(opened === lesson.id ? null : lesson.id)}
            onRemove={() => onRemoveLesson(lesson)}
          />
        )}
      </OrderedList>
      <div>
        <Menu
          label=""
          align="start"
          trigger={
            <>
              <Icon of={Plus} size={16} className="-ms-1" />
              <Trans>Agregar lección</Trans>
              <span className="sr-only">{t`al módulo ${place}`}</span>
            </>
          }
          triggerClassName={buttonLook('secondary', 'small', false)}
          sections={[
            lessonKinds.map((kind) => ({
              id: kind,
              label: i18n._(lessonWords[kind].name),
              icon: lessonWords[kind].icon,
              disabled: lessonsIn(modules).length >= programLimits.lessons,
              onSelect: () => onAdd(kind),
            })),
          ]}
        />
      </div>
    </div>
  );
}

export function CourseBuilder({ course }: { readonly course: CourseTie }): ReactElement {
  const { t } = useLingui();
  const box = useRef<HTMLFieldSetElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { modules, error, change } = course;
  const focusAt = (selector: string): void => {
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const add = (moduleId: string, kind: LessonKind): void => {
    const lesson = newLesson(kind);
    change((now) =>
      now.map((one) => (one.id === moduleId ? { ...one, lessons: [...one.lessons, lesson] } : one)),
    );
    setOpened(lesson.id);
    focusAt(`[id="lesson-${lesson.id}"] input`);
  };
  return (
    <fieldset ref={box} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-h6 font-semibold">
        <Trans>Módulos y lecciones</Trans>
      </legend>
      <output className="sr-only">{said}</output>
      {modules.length === 0 ? (
        <Empty
          drawing="search"
          text={<Trans>Todavía no hay módulos. Agrega el primero y después sus lecciones.</Trans>}
        />
      ) : (
        <OrderedList
          rows={modules}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title.trim() || t`el módulo`}
          onMove={(from, to) => change((now) => [...moved(now, from, to)])}
        >
          {(module, movers, at) => (
            <ModuleCard
              module={module}
              place={at + 1}
              course={course}
              movers={movers}
              opened={opened}
              onOpen={setOpened}
              onAdd={(kind) => add(module.id, kind)}
              onRemoveLesson={({ id }) => {
                change((now) => withoutLesson(now, id));
                setSaid(t`Quitaste la lección.`);
                focusAt(`[data-order="${module.id}"] button:not(:disabled)`);
              }}
              onRemove={() => {
                change((now) =>
                  module.lessons
                    .reduce((left, { id }) => withoutLesson(left, id), [...now])
                    .filter(({ id }) => id !== module.id),
                );
                setSaid(t`Quitaste el módulo.`);
                focusAt('[data-add-module] button');
              }}
            />
          )}
        </OrderedList>
      )}
      {error === undefined ? null : <FieldError id="course-modules">{error}</FieldError>}
      {modules.length >= programLimits.modules ? null : (
        <div data-add-module>
          <Button
            variant="secondary"
            size="small"
            icon={Plus}
            onClick={() => {
              const module = newModule();
              change((now) => [...now, module]);
              focusAt(`li:has([data-order="${module.id}"]) input`);
            }}
          >
            <Trans>Agregar módulo</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
