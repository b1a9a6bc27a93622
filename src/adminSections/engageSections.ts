/** Sections about participation: surveys, forms, evaluations, ideas and own charts. */
import { msg } from '@lingui/core/macro';
import {
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  GraduationCap,
  Inbox,
  Lightbulb,
  Megaphone,
  SquarePen,
} from 'lucide-react';
import { formModules } from '#schema/forms/forms.rules.ts';
import { section, type Section } from '#src/admin/sectionRow.ts';
import { chunk } from '#src/lib/texts.ts';

const asking = section('engage', { permission: 'surveys.manage' });

/** In menu order. */
export const engageSections: readonly Section[] = [
  asking(
    {
      id: 'surveys',
      path: 'surveys',
      domain: 'surveys',
      icon: ClipboardList,
      title: msg`Encuestas`,
      lead: msg`Qué se pregunta, a quién, qué salió y qué se hará con ello.`,
    },
    {
      modules: ['surveys'],
      part: chunk(() => import('#src/surveys/admin/SurveysSection.tsx').then((file) => file.SurveysSection)),
    },
  ),
  asking(
    {
      id: 'evaluations',
      path: 'evaluations',
      domain: 'evaluations',
      icon: ClipboardCheck,
      title: msg`Evaluaciones`,
      lead: msg`Ciclos en que cada persona recibe lo que otros escriben de su trabajo.`,
    },
    {
      modules: ['evaluations'],
      part: chunk(() =>
        import('#src/evaluations/admin/EvaluationsSection.tsx').then((file) => file.EvaluationsSection),
      ),
    },
  ),
  asking(
    {
      id: 'forms',
      path: 'forms',
      domain: 'forms',
      icon: SquarePen,
      title: msg`Formularios`,
      lead: msg`Preguntas con un tema y un final propios, para encuestas, programas y solicitudes.`,
    },
    {
      modules: [...formModules],
      part: chunk(() => import('#src/forms/admin/FormsSection.tsx').then((file) => file.FormsSection)),
    },
  ),
  section('engage', { permission: 'ideas.manage' })(
    {
      id: 'ideas',
      path: 'ideas',
      domain: 'feedback',
      icon: Lightbulb,
      title: msg`Ideas`,
      lead: msg`Qué propone la gente, qué se decide y qué se hizo.`,
    },
    {
      modules: ['complaints_pannel'],
      part: chunk(() =>
        import('#src/feedback/ideas/admin/IdeasSection.tsx').then((file) => file.IdeasSection),
      ),
    },
  ),
  section('engage', { permission: 'analytics.manage' })(
    {
      id: 'analytics',
      path: 'analytics',
      domain: 'analytics',
      icon: ChartColumn,
      title: msg`Gráficos propios`,
      lead: msg`Qué cifra muestras, cómo se dibuja y quién la ve.`,
    },
    {
      modules: ['analytics'],
      part: chunk(() =>
        import('#src/analytics/own/OwnAdminSection.tsx').then((file) => file.OwnAdminSection),
      ),
    },
  ),
  section('engage', { permission: 'programs.manage' })(
    {
      id: 'programs',
      path: 'programs',
      domain: 'programs',
      icon: GraduationCap,
      title: msg`Programas`,
      lead: msg`Cursos y planes: quién los toma, hasta dónde llegó y qué espera tu decisión.`,
    },
    {
      modules: ['programs'],
      part: chunk(() =>
        import('#src/programs/admin/ProgramsSection.tsx').then((file) => file.ProgramsSection),
      ),
    },
  ),
  section('engage', { permission: 'communications.send' })(
    {
      id: 'communications',
      path: 'communications',
      domain: 'communications',
      icon: Megaphone,
      title: msg`Comunicados`,
      lead: msg`A quién le cuentas qué, por dónde y cuándo, y quién lo leyó.`,
    },
    {
      modules: ['communications'],
      part: chunk(() =>
        import('#src/communications/admin/CommunicationsSection.tsx').then(
          (file) => file.CommunicationsSection,
        ),
      ),
    },
  ),
  section('engage', { permission: 'requests.manage' })(
    {
      id: 'requests',
      path: 'requests',
      domain: 'requests',
      icon: Inbox,
      title: msg`Solicitudes`,
      lead: msg`Qué se puede pedir, quién decide y qué espera.`,
    },
    {
      modules: ['solicitud'],
      part: chunk(() =>
        import('#src/requests/admin/RequestsSection.tsx').then((file) => file.RequestsSection),
      ),
    },
  ),
];
