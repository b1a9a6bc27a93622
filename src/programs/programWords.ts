/** What programs, lessons and the reader's place in them are called. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ClipboardList, FileText, FileDown, ListChecks, Play, type LucideIcon } from 'lucide-react';
import { lastDayOf, type LessonKind, type ProgramStanding } from '#schema/programs/programs.rules.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import type { Severity } from '#src/lib/severity.ts';
import type { ShownProgram } from './programs.queries.ts';

export const lessonIcons: Readonly<Record<LessonKind, LucideIcon>> = {
  text: FileText,
  file: FileDown,
  video: Play,
  form: ClipboardList,
  quiz: ListChecks,
};

export function useLessonKinds(): Readonly<Record<LessonKind, string>> {
  const { t } = useLingui();
  return { text: t`Lectura`, file: t`Archivo`, video: t`Video`, form: t`Formulario`, quiz: t`Examen` };
}

/** The place of the reader as the words of a mark. */
export function useStanding(): (standing: ProgramStanding) => {
  readonly severity: Severity;
  readonly words: string;
} {
  const { t } = useLingui();
  const all: Readonly<Record<ProgramStanding, readonly [Severity, string]>> = {
    assigned: ['info', t`Sin empezar`],
    started: ['info', t`En curso`],
    submitted: ['info', t`Espera la decisión`],
    sent_back: ['warning', t`Devuelto`],
    finished: ['success', t`Terminado`],
    withdrawn: ['info', t`Ya no participas`],
  };
  return (standing) => ({ severity: all[standing][0], words: all[standing][1] });
}

/** What a program is, what it gives, and until when, in short sentences. */
export function useFacts(): (program: ShownProgram) => readonly string[] {
  const { t } = useLingui();
  return ({ type, lessons, points, badge, own, takes, startsOn, endsOn }) => {
    const assigned = own?.dueOn ?? null;
    // A program may have been shortened since.
    const due = assigned === lastDayOf(assigned, endsOn) ? assigned : null;
    const first = takes || startsOn === null ? null : dayLabel(startsOn);
    const last = endsOn === null ? null : dayLabel(endsOn);
    const day = due === null ? null : dayLabel(due);
    const badgeName = badge?.name ?? '';
    const isOver = own?.standing === 'finished';
    return [
      type === 'course' ? t`${plural(lessons, { one: '# lección', other: '# lecciones' })}` : t`Se entrega`,
      ...(points > 0 ? [t`${plural(points, { one: '# punto', other: '# puntos' })} al terminar`] : []),
      ...(badge === null ? [] : [t`Insignia «${badgeName}» al terminar`]),
      ...(isOver || first === null ? [] : [t`Desde el ${first}`]),
      ...(isOver || own === null || day === null ? [] : [own.late ? t`Venció el ${day}` : t`Para el ${day}`]),
      ...(isOver || day !== null || last === null ? [] : [t`Hasta el ${last}`]),
    ];
  };
}
