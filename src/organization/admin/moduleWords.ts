/** The name and features of each module, and the parts without a screen that it hides. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModuleFlag } from '#schema/modules.ts';

/** The texts of one module. */
export interface ModuleWords {
  readonly name: MessageDescriptor;
  /** Its features in one line. */
  readonly line: MessageDescriptor;
  /** Parts without their own screen that are hidden while the module is off. */
  readonly parts: readonly MessageDescriptor[];
}

/** Texts by flag. The names follow the contract. */
export const moduleWords: Readonly<Record<ModuleFlag, ModuleWords>> = {
  recognitions: {
    name: msg`Reconocimientos`,
    line: msg`Agradecer, dar puntos y leer el inicio.`,
    parts: [msg`El botón Reconocer`, msg`Las publicaciones del inicio`, msg`Reconocer por la API pública`],
  },
  insignias: {
    name: msg`Insignias`,
    line: msg`Insignias que se entregan y se coleccionan.`,
    parts: [msg`Las insignias en los perfiles`, msg`Entregar insignias, también por la API pública`],
  },
  publicBadges: {
    name: msg`Insignias públicas`,
    line: msg`Las públicas se ven en todos los perfiles y las puede dar cualquiera.`,
    parts: [msg`Las insignias públicas en perfiles de otras personas`],
  },
  birthdays: {
    name: msg({ message: 'Cumpleaños', context: 'módulo' }),
    line: msg`Se celebran en el inicio, cada quien en su día.`,
    parts: [
      msg`Los cumpleaños en el inicio y en los perfiles`,
      msg`Las felicitaciones que se publican solas`,
    ],
  },
  anniversary: {
    name: msg`Aniversarios`,
    line: msg`Se celebra el tiempo que cada quien lleva aquí.`,
    parts: [
      msg`Los aniversarios en el inicio y en los perfiles`,
      msg`Las celebraciones que se publican solas`,
    ],
  },
  birthday_img: {
    name: msg`Imagen de cumpleaños`,
    line: msg`Cada quien elige con qué imagen se celebra su día.`,
    parts: [msg`La imagen de cumpleaños en el perfil y en las felicitaciones`],
  },
  catalog: {
    name: msg`Catálogo`,
    line: msg`Canjear puntos por productos y cupones.`,
    parts: [msg`El carrito de la barra`, msg`Los caminos al catálogo desde la billetera`],
  },
  choose_catalog: {
    name: msg`Elegir catálogo`,
    line: msg`Cada quien elige entre los catálogos de la organización.`,
    parts: [msg`Elegir otro catálogo: cada quien vuelve al que le toca`],
  },
  invoices: {
    name: msg`Facturas`,
    line: msg`Lo que la plataforma le cobra a tu organización.`,
    parts: [],
  },
  benefits: {
    name: msg`Beneficios`,
    line: msg`Lo que la organización ofrece además de los puntos.`,
    parts: [],
  },
  benef_corp: {
    name: msg`Beneficios corporativos`,
    line: msg`Lo que cada persona puede pedir, quién lo decide y cómo se entrega.`,
    parts: [],
  },
  coverages: {
    name: msg`Coberturas`,
    line: msg`Seguros y coberturas de cada quien.`,
    parts: [],
  },
  surveys: {
    name: msg({ message: 'Encuestas', context: 'módulo' }),
    line: msg`Preguntas rápidas en el inicio y encuestas.`,
    parts: [
      msg`Las preguntas rápidas del inicio, y hacer una nueva`,
      msg`El recordatorio de lo que falta responder`,
    ],
  },
  evaluations: {
    name: msg`Evaluaciones`,
    line: msg`La evaluación de desempeño y su herramienta externa.`,
    parts: [msg`El enlace a la herramienta externa de evaluaciones`],
  },
  events: {
    name: msg`Eventos`,
    line: msg`Lo que viene, y quién va.`,
    parts: [msg`Los avisos y los correos de cada evento`],
  },
  user_event_registration: {
    name: msg`Inscripción a eventos`,
    line: msg`Inscribirse en un evento desde aquí.`,
    parts: [],
  },
  is_schedule: { name: msg`Agenda`, line: msg`Los eventos en un calendario.`, parts: [] },
  goals: { name: msg`Objetivos`, line: msg`Objetivos de cada quien y su avance.`, parts: [] },
  tasks: { name: msg`Tareas`, line: msg`Lo que hay que hacer, y para cuándo.`, parts: [] },
  programs: { name: msg`Programas`, line: msg`Programas que juntan retos y premios.`, parts: [] },
  admin_retos: {
    name: msg`Retos (administración)`,
    line: msg`Crear y seguir retos.`,
    parts: [],
  },
  complaints: {
    name: msg`Quejas, sugerencias e ideas`,
    line: msg`Decir lo que no funciona y proponer algo mejor.`,
    parts: [],
  },
  complaints_pannel: {
    name: msg`Panel de quejas`,
    line: msg`Leer y responder lo que llega.`,
    parts: [],
  },
  solicitud: {
    name: msg`Solicitudes`,
    line: msg`Lo que se pide y quién lo decide.`,
    parts: [msg`Las decisiones que esperan y sus recordatorios`],
  },
  communications: {
    name: msg`Comunicaciones`,
    line: msg`Comunicados de la organización, con quién los recibe y quién los leyó.`,
    parts: [msg`Lo fijado en el inicio y los comunicados de las novedades`, msg`Los avisos de comunicados`],
  },
  profile: {
    name: msg`Perfil`,
    line: msg`La página de cada persona.`,
    parts: [msg`Los nombres dejan de llevar a la página de cada persona`],
  },
  organization_info: {
    name: msg`Información de la organización`,
    line: msg`Los valores y las páginas propias.`,
    parts: [msg`Las páginas propias en el menú`],
  },
  files_repo: {
    name: msg`Repositorio de archivos`,
    line: msg`Documentos de la organización, con su acuse de lectura.`,
    parts: [],
  },
  notifications: {
    name: msg`Notificaciones`,
    line: msg`La campana, y cómo quiere enterarse cada quien.`,
    parts: [msg`La campana de la barra y su número`, msg`Las preferencias de avisos en la configuración`],
  },
  support_channel: {
    name: msg`Canal de soporte`,
    line: msg`A dónde ir cuando algo no sale.`,
    parts: [msg`La página y el correo de ayuda`],
  },
  whatsapp: {
    name: msg`WhatsApp`,
    line: msg`El número de la organización, y avisos por WhatsApp.`,
    parts: [
      msg`El enlace a WhatsApp en el menú de la persona`,
      msg`Los avisos por WhatsApp en la configuración`,
    ],
  },
  workplace: {
    name: msg`Workplace`,
    line: msg`El camino a la red interna de la organización.`,
    parts: [msg`El enlace a Workplace en el menú de la persona`],
  },
  ever_health: {
    name: msg`Telemedicina`,
    line: msg`Consultas médicas a distancia, el ánimo de cada día y las medidas propias.`,
    parts: [
      msg`El código para la consulta`,
      msg`El ánimo, también en el inicio, y las semanas de los equipos`,
      msg`Las medidas del cuerpo y sus consentimientos`,
    ],
  },
  salud_seguridad: {
    name: msg`Salud y seguridad`,
    line: msg`Salud y seguridad en el trabajo.`,
    parts: [msg`Los contactos y protocolos en Telemedicina`, msg`El aviso de un peligro`],
  },
  analytics: { name: msg`Analítica`, line: msg`Gráficos de lo que pasa aquí.`, parts: [] },
  fullstory: {
    name: msg`Grabación de sesiones`,
    line: msg`Grabar cómo se usa la aplicación, para mejorarla.`,
    parts: [msg`Las páginas abiertas dejan de grabarse`],
  },
  auth: {
    name: msg`Autenticación`,
    line: msg`Entrar y salir.`,
    parts: [],
  },
};

/** The groups of modules, in the order of the page. Each flag belongs to one group. */
export const moduleGroups: readonly {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly flags: readonly ModuleFlag[];
}[] = [
  {
    id: 'recognise',
    label: msg`Reconocer`,
    flags: ['recognitions', 'insignias', 'publicBadges', 'birthdays', 'anniversary', 'birthday_img'],
  },
  {
    id: 'rewards',
    label: msg`Premios`,
    flags: ['catalog', 'choose_catalog', 'invoices', 'benefits', 'benef_corp', 'coverages'],
  },
  {
    id: 'engage',
    label: msg`Participar`,
    flags: [
      'surveys',
      'evaluations',
      'events',
      'user_event_registration',
      'is_schedule',
      'goals',
      'tasks',
      'programs',
      'admin_retos',
      'complaints',
      'complaints_pannel',
      'solicitud',
    ],
  },
  {
    id: 'people',
    label: msg`Personas y organización`,
    flags: ['profile', 'organization_info', 'files_repo', 'communications', 'ever_health', 'salud_seguridad'],
  },
  {
    id: 'contact',
    label: msg`Avisos y contacto`,
    flags: ['notifications', 'support_channel', 'whatsapp', 'workplace'],
  },
  { id: 'system', label: msg`Sistema`, flags: ['auth', 'analytics', 'fullstory'] },
];
