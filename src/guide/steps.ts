/** The steps of the guide in the order that a new person needs; each links to its screen. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModuleFlag } from '#schema/modules.ts';
import type { Permission } from '#schema/permissions.ts';

/** Id of a step, as in the URL. */
export type StepId = 'recognise' | 'points' | 'badges' | 'polls' | 'notices' | 'account';

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
    name: msg({ message: 'Encuestas', context: 'poll' }),
    title: msg`Tu opinión, en un toque`,
    text: msg`Las encuestas aparecen en el inicio. Antes de votar sabes si es anónima y cuándo se ven los resultados. Mientras siga abierta puedes cambiar tu voto.`,
    path: '/',
    go: msg`Ir al inicio`,
    module: 'surveys',
    permission: 'polls.use',
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
