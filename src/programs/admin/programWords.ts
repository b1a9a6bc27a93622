/** How administrators read the types, lessons, people and submissions of programs. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BookOpen,
  ClipboardList,
  FileText,
  FileUp,
  HandHeart,
  HeartPulse,
  Link,
  ListChecks,
  ShieldCheck,
  Sprout,
  TextQuote,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type {
  LessonKind,
  LessonState,
  ProgramStanding,
  ProgramType,
  SubmissionState,
} from '#schema/programs/programs.rules.ts';
import type { Severity } from '#src/lib/severity.ts';
import type { AdminProgram } from './programsAdmin.queries.ts';

interface Named {
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
}
interface Tagged {
  readonly name: MessageDescriptor;
  readonly severity: Severity;
}

export const typeWords: Readonly<
  Record<
    ProgramType,
    Named & {
      readonly detail: MessageDescriptor;
      /** What a person does in it. */
      readonly handedIn: MessageDescriptor;
    }
  >
> = {
  course: {
    name: msg`Curso`,
    detail: msg`Módulos con lecciones; termina quien termina todas.`,
    handedIn: msg`Aquí hace sus lecciones.`,
    icon: BookOpen,
  },
  custom: {
    name: msg`Con formulario`,
    detail: msg`Se responde un formulario y tú decides sobre cada entrega.`,
    handedIn: msg`Aquí responde el formulario y lo entrega.`,
    icon: ClipboardList,
  },
  generic: {
    name: msg`Con evidencia`,
    detail: msg`Se entrega un mensaje o archivos y tú decides sobre cada entrega.`,
    handedIn: msg`Aquí escribe un mensaje o adjunta archivos, y lo entrega.`,
    icon: FileUp,
  },
};

export const lessonWords: Readonly<Record<LessonKind, Named>> = {
  text: { name: msg`Lectura`, icon: TextQuote },
  file: { name: msg`Archivo`, icon: FileText },
  video: { name: msg`Video`, icon: Link },
  form: { name: msg`Formulario`, icon: ClipboardList },
  quiz: { name: msg`Examen`, icon: ListChecks },
};

export type ProgramPictureName = NonNullable<AdminProgram['imageKey']>;
export const pictureWords: Readonly<Record<ProgramPictureName, Named>> = {
  welcome: { name: msg`Bienvenida`, icon: HandHeart },
  safety: { name: msg`Seguridad`, icon: ShieldCheck },
  team: { name: msg`Equipo`, icon: Users },
  tools: { name: msg`Herramientas`, icon: Wrench },
  health: { name: msg`Salud`, icon: HeartPulse },
  growth: { name: msg`Crecer`, icon: Sprout },
};

export const standingWords: Readonly<Record<ProgramStanding, Tagged>> = {
  assigned: { name: msg`Sin empezar`, severity: 'info' },
  started: { name: msg`En curso`, severity: 'info' },
  submitted: { name: msg`Espera tu decisión`, severity: 'warning' },
  sent_back: { name: msg`Devuelto`, severity: 'info' },
  finished: { name: msg`Terminado`, severity: 'success' },
  withdrawn: { name: msg`Retirado`, severity: 'info' },
};

export const submissionWords: Readonly<Record<SubmissionState, Tagged>> = {
  submitted: { name: msg`Espera tu decisión`, severity: 'warning' },
  accepted: { name: msg`Aceptada`, severity: 'success' },
  sent_back: { name: msg`Devuelta`, severity: 'info' },
  withdrawn: { name: msg`Retirada`, severity: 'info' },
};

export const lessonStateWords: Readonly<Record<LessonState, Tagged>> = {
  locked: { name: msg`Bloqueada`, severity: 'info' },
  open: { name: msg`Sin empezar`, severity: 'info' },
  reading: { name: msg`En curso`, severity: 'info' },
  failed: { name: msg`No alcanzó`, severity: 'warning' },
  finished: { name: msg`Terminada`, severity: 'success' },
};
