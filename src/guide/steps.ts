/** The steps of the guide in the order that a new person needs; each links to its screen. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModuleFlag } from '#schema/modules.ts';
import type { Permission } from '#schema/permissions.ts';

/** Id of a step, as in the URL. */
export type StepId =
  | 'recognise'
  | 'points'
  | 'badges'
  | 'polls'
  | 'goals'
  | 'tasks'
  | 'challenges'
  | 'events'
  | 'programs'
  | 'communications'
  | 'requests'
  | 'wellbeing'
  | 'charts'
  | 'notices'
  | 'account';

/** One step. */
export interface Step {
  readonly id: StepId;
  /** A word or two, for the list of steps. */
  readonly name: MessageDescriptor;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly path: string;
  readonly go: MessageDescriptor;
  /** Shown only if this module is on; null for features of every organisation. */
  readonly module: ModuleFlag | null;
  readonly permission: Permission | null;
}

const all: readonly Step[] = [
  {
    id: 'recognise',
    name: msg`Reconocer`,
    title: msg`Agradece en treinta segundos`,
    text: msg`Di a quién, por qué, y si quieres con qué valor y cuántos puntos. Todos lo ven en el inicio, pueden celebrarlo y comentarlo. Si te equivocas, tienes diez segundos para deshacerlo.`,
    path: '/post',
    go: msg`Ver los reconocimientos`,
    module: 'recognitions',
    permission: 'recognition.send',
  },
  {
    id: 'points',
    name: msg`Puntos`,
    title: msg`Dos saldos, dos usos`,
    text: msg`Unos puntos son para dar y llegan a quien reconoces. Los que recibes son para canjear. Cada movimiento dice de dónde vino.`,
    path: '/wallet',
    go: msg`Ver tu billetera`,
    module: null,
    permission: 'wallet.see',
  },
  {
    id: 'badges',
    name: msg`Insignias`,
    title: msg`Insignias que se quedan contigo`,
    text: msg`Las recibes por algo especial y las guardas en tu perfil. También puedes llevártelas como credencial digital.`,
    path: '/badges',
    go: msg`Ver las insignias`,
    module: 'insignias',
    permission: 'badges.see',
  },
  {
    id: 'polls',
    name: msg`Encuestas`,
    title: msg`Tu opinión, y lo que salió de ella`,
    text: msg`Las votaciones aparecen en el inicio, y las encuestas en su página, con los minutos que toman. Antes de responder sabes si es anónima y quién verá qué. Después lees qué salió de ella.`,
    path: '/surveys',
    go: msg`Ver tus encuestas`,
    module: 'surveys',
    permission: 'polls.use',
  },
  {
    id: 'goals',
    name: msg`Objetivos`,
    title: msg`Para qué trabajas, con la cuenta a la vista`,
    text: msg`Cada objetivo dice cómo va y de dónde sale su número. Registras un avance en un minuto: un valor, cómo va y una frase. Sin conexión espera en tu dispositivo y se envía una sola vez.`,
    path: '/goals',
    go: msg`Ver tus objetivos`,
    module: 'goals',
    permission: 'goals.use',
  },
  {
    id: 'tasks',
    name: msg`Tareas`,
    title: msg`Lo que te piden, y lo que te propones`,
    text: msg`Entregas unas palabras y archivos. Quien creó la tarea la aprueba, o la devuelve con un motivo para que la entregues de nuevo. Sus puntos llegan una sola vez, al aprobarse.`,
    path: '/tasks',
    go: msg`Ver tus tareas`,
    module: 'tasks',
    permission: 'tasks.use',
  },
  {
    id: 'challenges',
    name: msg`Retos`,
    title: msg`Lo que probamos juntos, a tu ritmo`,
    text: msg`Te unes, registras un número al día y ves primero tu propio avance. Tus colegas ven tu nombre y tu total, nunca tus días. Si sales, tu nombre desaparece al momento.`,
    path: '/challenges',
    go: msg`Ver los retos`,
    module: 'admin_retos',
    permission: 'challenges.join',
  },
  {
    id: 'events',
    name: msg`Eventos`,
    title: msg`Para encontrarnos, aquí o en línea`,
    text: msg`Te inscribes con un clic. Si está lleno, ves tu lugar en la lista de espera, y cuando alguien deja el suyo te toca y te avisamos. Tu calendario se entera de cada cambio.`,
    path: '/events',
    go: msg`Ver los eventos`,
    module: 'events',
    permission: 'events.see',
  },
  {
    id: 'programs',
    name: msg`Programas`,
    title: msg`Aprende por pasos, y sigue donde lo dejaste`,
    text: msg`Ves cuánto te falta y para qué día. «Continuar» abre la lección que sigue; si una espera a otra, te lo dice. Un examen se repite las veces que haga falta. Al terminar tienes tu certificado.`,
    path: '/programs',
    go: msg`Ver tus programas`,
    module: 'programs',
    permission: 'programs.see',
  },
  {
    id: 'requests',
    name: msg`Solicitudes`,
    title: msg`Pides, y siempre ves quién lo tiene`,
    text: msg`Cada solicitud dice qué hay que tener a mano y cuánto suele tardar. En la tuya ves quién la tiene y desde cuándo, comentas, y si no se aprueba lees el motivo.`,
    path: '/requests',
    go: msg`Ver las solicitudes`,
    module: 'solicitud',
    permission: 'requests.use',
  },
  {
    id: 'communications',
    name: msg`Comunicados`,
    title: msg`Lo que tu organización te cuenta`,
    text: msg`Lo importante está arriba del inicio, y todo se encuentra en su página. Donde te piden confirmar que lo leíste, un clic basta. Lo que ya viste lo archivas, solo para ti.`,
    path: '/communications',
    go: msg`Ver los comunicados`,
    module: 'communications',
    permission: 'communications.see',
  },
  {
    id: 'wellbeing',
    name: msg`Bienestar`,
    title: msg`Cómo estás, solo para ti`,
    text: msg`Tocas una cara al día, también sin conexión. Tus días y tus notas son tuyos: los equipos ven semanas que ya terminaron, y solo si respondieron suficientes personas. Tu código para la consulta médica está en el mismo lugar.`,
    path: '/telemedicine',
    go: msg`Ver Telemedicina`,
    module: 'ever_health',
    permission: 'wellbeing.use',
  },
  {
    id: 'charts',
    name: msg`Gráficos`,
    title: msg`Números que se explican`,
    text: msg`Ves tus propias cifras; quien lidera ve las de su equipo, y quien administra las de toda la organización. Toca un número y verás de dónde sale. Con menos de cinco personas, lo que no es público no se muestra.`,
    path: '/charts',
    go: msg`Ver los gráficos`,
    module: 'analytics',
    permission: 'analytics.see',
  },
  {
    id: 'notices',
    name: msg`Avisos`,
    title: msg`Lo que pasó mientras no estabas`,
    text: msg`Cada notificación abre lo que la causó. Tú eliges de qué quieres enterarte.`,
    path: '/notifications',
    go: msg`Ver tus notificaciones`,
    module: 'notifications',
    permission: 'notifications.see',
  },
  {
    id: 'account',
    name: msg`Tu cuenta`,
    title: msg`Tú decides qué se ve de ti`,
    text: msg`Tu foto, tu idioma, tus avisos y si otras personas ven tu cumpleaños. Todo cambia al instante, y puedes volver atrás.`,
    path: '/general_settings',
    go: msg`Ir a la configuración`,
    module: null,
    permission: null,
  },
];

/** The steps for a reader; never empty. */
export const stepsFor = (
  isOn: (flag: ModuleFlag) => boolean,
  may: (permission: Permission) => boolean,
): readonly Step[] =>
  all.filter(
    ({ module, permission }) => (module === null || isOn(module)) && (permission === null || may(permission)),
  );
