/**
 * Frequent questions about the product with short answers, limited to active modules and the reader's
 * permissions.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModuleFlag } from '#schema/modules.ts';
import type { Permission } from '#schema/permissions.ts';

/** A question with its answer and the screen of the task. */
export interface Question {
  readonly id: string;
  readonly question: MessageDescriptor;
  readonly answer: MessageDescriptor;
  /** Null if no screen applies. */
  readonly way: { readonly path: string; readonly label: MessageDescriptor } | null;
  /** At least one of these has to be on; empty for features of every organisation. */
  readonly modules: readonly ModuleFlag[];
  readonly permission: Permission | null;
}

const settings = { path: '/general_settings', label: msg`Ir a la configuración` };

const all: readonly Question[] = [
  {
    id: 'recognise',
    question: msg`¿Cómo reconozco a alguien?`,
    answer: msg`Elige «Reconocer» en el menú, di a quién y por qué, y envía. Puedes sumar un valor, una insignia o puntos de tu billetera.`,
    way: { path: '/post', label: msg`Ir a reconocimientos` },
    modules: ['recognitions'],
    permission: 'recognition.send',
  },
  {
    id: 'undo',
    question: msg`Envié un reconocimiento por error, ¿qué hago?`,
    answer: msg`Durante diez segundos puedes deshacerlo y nadie llega a verlo. Después todavía puedes eliminarlo desde su menú: los puntos vuelven a tu billetera.`,
    way: { path: '/post', label: msg`Ir a reconocimientos` },
    modules: ['recognitions'],
    permission: 'recognition.send',
  },
  {
    id: 'purses',
    question: msg`¿Por qué tengo dos saldos de puntos?`,
    answer: msg`Con uno das puntos a otras personas y con el otro canjeas los que recibiste. Cada movimiento de tu billetera abre lo que lo causó.`,
    way: { path: '/wallet', label: msg`Ver tu billetera` },
    modules: [],
    permission: 'wallet.see',
  },
  {
    id: 'poll',
    question: msg`¿Alguien sabe qué voté en una encuesta?`,
    answer: msg`Cada encuesta lo dice antes de votar: con nombre, o anónima. En las anónimas nadie puede saberlo, tampoco quien la creó.`,
    way: { path: '/', label: msg`Ir al inicio` },
    modules: ['surveys'],
    permission: 'polls.use',
  },
  {
    id: 'birthday',
    question: msg`No quiero que se vea mi cumpleaños, ¿puedo ocultarlo?`,
    answer: msg`Sí. En la configuración eliges si se ve la fecha completa, sin el año o nada. El cambio vale al instante.`,
    way: settings,
    modules: ['birthdays', 'anniversary'],
    permission: 'account.edit',
  },
  {
    id: 'notices',
    question: msg`Recibo demasiados avisos, ¿cómo los reduzco?`,
    answer: msg`En la configuración eliges de qué quieres enterarte y por dónde.`,
    way: settings,
    modules: ['notifications'],
    permission: 'account.edit',
  },
  {
    id: 'language',
    question: msg`¿Cómo cambio el idioma o el modo oscuro?`,
    answer: msg`En el menú de tu foto, o en la configuración. El idioma te acompaña en todos tus dispositivos.`,
    way: settings,
    modules: [],
    permission: null,
  },
  {
    id: 'lost',
    question: msg`Se cortó la conexión mientras escribía, ¿perdí mi texto?`,
    answer: msg`No. Lo que escribes queda en este dispositivo hasta que se envía, también si recargas la página o tu sesión vence.`,
    way: null,
    modules: [],
    permission: 'feed.see',
  },
  {
    id: 'missing',
    question: msg`No veo una función que esperaba encontrar`,
    answer: msg`Cada organización elige qué usa. El equipo de administración de la tuya puede activarla.`,
    way: null,
    modules: [],
    permission: null,
  },
  {
    id: 'leaving',
    question: msg`¿Cómo pido que eliminen mi cuenta?`,
    answer: msg`Desde la configuración, al final de la página. Tu equipo de administración lo decide y hasta entonces puedes retirar tu solicitud.`,
    way: settings,
    modules: [],
    permission: 'account.edit',
  },
];

/** The questions for a reader. */
export const questionsFor = (
  isOn: (flag: ModuleFlag) => boolean,
  may: (permission: Permission) => boolean,
): readonly Question[] =>
  all.filter(
    ({ modules, permission }) =>
      (modules.length === 0 || modules.some(isOn)) && (permission === null || may(permission)),
  );
