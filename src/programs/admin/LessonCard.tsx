/** One lesson of the builder: its line, which opens to be edited. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RowMovers } from '#src/admin/OrderedList.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { isWritten, type LessonRow } from './lessonRows.ts';
import { LessonEditor } from './LessonEditor.tsx';
import { lessonWords } from './programWords.ts';
import type { CourseTie } from './useProgramForm.ts';

export function LessonCard({
  lesson,
  moduleId,
  course,
  movers,
  isOpen,
  onToggle,
  onRemove,
}: {
  readonly lesson: LessonRow;
  readonly moduleId: string;
  readonly course: CourseTie;
  readonly movers: RowMovers;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const say = useWording();
  const { id, kind, titleEn, requires } = lesson;
  const title = say(lesson.title, titleEn === '' ? null : titleEn).trim() || t`Lección sin título`;
  const { name, icon } = lessonWords[kind];
  return (
    <div className="p-4">
      <div className="flex flex-wrap items-center gap-2">
        {movers.handle}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `lesson-${id}` : undefined}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3 rounded-control text-start"
        >
          <Icon of={icon} className="shrink-0 text-soft" />
          <span className="min-w-0 flex-1">
            <span className="block wrap-anywhere font-semibold">{title}</span>
            <span className="block text-small text-soft">
              {i18n._(name)}
              {requires.length === 0 ? null : (
                <>
                  {' · '}
                  <Trans>Espera a otras</Trans>
                </>
              )}
              {isWritten(lesson) ? null : (
                <>
                  {' · '}
                  <Trans>Falta su contenido</Trans>
                </>
              )}
            </span>
          </span>
          <Icon of={ChevronDown} className={classes('shrink-0 text-soft', isOpen && 'rotate-180')} />
        </button>
        <span className="ms-auto flex items-center">
          {movers.arrows}
          <IconButton icon={Trash2} size="small" label={t`Quitar la lección ${title}`} onClick={onRemove} />
        </span>
      </div>
      {isOpen ? (
        <div id={`lesson-${id}`} className="mt-4 border-t border-line pt-4">
          <LessonEditor lesson={lesson} moduleId={moduleId} course={course} />
        </div>
      ) : null}
    </div>
  );
}
