/** Sections about the organisation: its settings, brand, modules, pages, announcements and API keys. */
import { msg } from '@lingui/core/macro';
import {
  CalendarDays,
  Compass,
  FileText,
  HeartPulse,
  KeySquare,
  ListChecks,
  Mails,
  Megaphone,
  Palette,
  Settings2,
  ShieldAlert,
  Stamp,
  Target,
  ToggleRight,
} from 'lucide-react';
import { section, type Section } from '#src/admin/sectionRow.ts';
import { chunk } from '#src/lib/texts.ts';

const house = section('organization', {
  permission: 'organization.manage',
});
const pages = section('organization', {
  permission: 'pages.manage',
});

/** In menu order. */
export const organizationSections: readonly Section[] = [
  section('engage', { permission: 'wellbeing.manage' })(
    {
      id: 'wellbeing',
      path: 'wellbeing',
      domain: 'wellbeing',
      icon: HeartPulse,
      title: msg`Bienestar`,
      lead: msg`Ayuda, telemedicina, semanas de ánimo y medidas de quienes dieron su consentimiento.`,
    },
    {
      modules: ['ever_health', 'salud_seguridad'],
      part: chunk(() =>
        import('#src/wellbeing/admin/WellbeingSection.tsx').then((file) => file.WellbeingSection),
      ),
    },
  ),
  section('engage', { permission: 'cases.manage' })(
    {
      id: 'complaints',
      path: 'complaints',
      domain: 'feedback',
      icon: ShieldAlert,
      title: msg`Denuncias y sugerencias`,
      lead: msg`Lo que espera una respuesta, y cuánto tiempo queda. Aquí no se mide ni se graba nada.`,
    },
    {
      modules: ['complaints_pannel'],
      part: chunk(() =>
        import('#src/feedback/admin/ComplaintsSection.tsx').then((file) => file.ComplaintsSection),
      ),
    },
  ),
  section('engage', { permission: 'events.manage' })(
    {
      id: 'events',
      path: 'events',
      domain: 'events',
      icon: CalendarDays,
      title: msg`Eventos`,
      lead: msg`Crear, cambiar y cancelar; quién va, quién espera y quién asistió.`,
    },
    {
      modules: ['events'],
      part: chunk(() => import('#src/events/admin/EventsSection.tsx').then((file) => file.EventsSection)),
    },
  ),
  section('engage', { permission: 'admin.see' })(
    {
      id: 'challenges',
      path: 'challenges',
      domain: 'challenges',
      icon: Compass,
      title: msg`Retos`,
      lead: msg`Qué se propone lograr cada quien, cómo se gana y quiénes participan.`,
    },
    {
      modules: ['admin_retos'],
      part: chunk(() =>
        import('#src/challenges/admin/ChallengesSection.tsx').then((file) => file.ChallengesSection),
      ),
    },
  ),
  section('engage', { permission: 'tasks.manage' })(
    {
      id: 'tasks',
      path: 'tasks',
      domain: 'tasks',
      icon: ListChecks,
      title: msg`Tareas`,
      lead: msg`Quién tiene qué por hacer, y lo que espera una decisión.`,
    },
    {
      modules: ['tasks'],
      part: chunk(() => import('#src/tasks/admin/TasksSection.tsx').then((file) => file.TasksSection)),
    },
  ),
  section('engage', { permission: 'admin.see' })(
    {
      id: 'goals',
      path: 'goals',
      domain: 'goals',
      icon: Target,
      title: msg`Objetivos`,
      lead: msg`Los de todas las personas, sus periodos y sus categorías.`,
    },
    {
      modules: ['goals'],
      part: chunk(() => import('#src/goals/admin/GoalsSection.tsx').then((file) => file.GoalsSection)),
    },
  ),
  house(
    {
      id: 'organization',
      path: 'organization',
      domain: 'organization',
      icon: Settings2,
      title: msg`Datos y contacto`,
      lead: msg`Nombre, idioma, zona horaria y a dónde va quien necesita ayuda.`,
    },
    {
      part: chunk(() =>
        import('#src/organization/admin/OrganizationSection.tsx').then((file) => file.OrganizationSection),
      ),
    },
  ),
  house(
    {
      id: 'brand',
      path: 'brand',
      domain: 'organization',
      icon: Palette,
      title: msg`Marca`,
      lead: msg`Colores, logo y la frase de la entrada, con vista previa.`,
    },
    {
      part: chunk(() => import('#src/organization/admin/BrandSection.tsx').then((file) => file.BrandSection)),
    },
  ),
  house(
    {
      id: 'modules',
      path: 'modules',
      domain: 'organization',
      icon: ToggleRight,
      title: msg`Módulos`,
      lead: msg`Qué está activo, y qué deja de verse al apagarlo.`,
    },
    {
      part: chunk(() =>
        import('#src/organization/admin/ModulesSection.tsx').then((file) => file.ModulesSection),
      ),
    },
  ),
  house(
    {
      id: 'emails',
      path: 'notification-emails',
      domain: 'organization',
      icon: Mails,
      title: msg`Correos de aviso`,
      lead: msg`A qué direcciones se avisa de lo que pasa.`,
    },
    {
      part: chunk(() =>
        import('#src/organization/admin/EmailsSection.tsx').then((file) => file.EmailsSection),
      ),
    },
  ),
  pages(
    {
      id: 'pages',
      path: 'pages',
      domain: 'pages',
      icon: FileText,
      title: msg`Páginas`,
      lead: msg`Páginas propias, escritas por tu equipo y en el menú de todos.`,
    },
    {
      modules: ['organization_info'],
      part: chunk(() => import('#src/pages/admin/PagesSection.tsx').then((file) => file.PagesSection)),
    },
  ),
  pages(
    {
      id: 'publicity',
      path: 'announcements',
      domain: 'pages',
      icon: Megaphone,
      title: msg`Anuncios`,
      lead: msg`Lo que se anuncia en el inicio, sobre las páginas o en el catálogo.`,
    },
    {
      part: chunk(() =>
        import('#src/pages/announced/PublicitySection.tsx').then((file) => file.PublicitySection),
      ),
    },
  ),
  pages(
    {
      id: 'featured',
      path: 'featured',
      domain: 'pages',
      icon: Stamp,
      title: msg`Destacados`,
      lead: msg`Lo que el inicio muestra primero, en tu orden.`,
    },
    {
      part: chunk(() =>
        import('#src/pages/announced/FeaturedSection.tsx').then((file) => file.FeaturedSection),
      ),
    },
  ),
  section('organization', { permission: 'apiKeys.manage' })(
    {
      id: 'publicApi',
      path: 'public-api',
      domain: 'publicApi',
      icon: KeySquare,
      title: msg`API pública`,
      lead: msg`Claves con las que otros programas reconocen en nombre de tu gente.`,
    },
    {
      part: chunk(() =>
        import('#src/publicApi/admin/PublicApiSection.tsx').then((file) => file.PublicApiSection),
      ),
    },
  ),
];
