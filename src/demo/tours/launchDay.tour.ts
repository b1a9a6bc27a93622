/** The tour of a launch day: an announcement by zone, who gets it, who has read it, and who still owes the answer. */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

/** Moving the time delivers the planned one at 9:00 of each zone, and reminds those who have not confirmed. */
export const launchDayTour: Tour = {
  title: msg`Día de lanzamiento`,
  lead: msg`Un comunicado para toda la organización: a quién llega, a qué hora de cada quien, y quién lo entendió.`,
  steps: [
    {
      id: 'communications',
      as: 'admin',
      path: '/admin/communications',
      modules: ['communications'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Un año de comunicados`,
      show: [msg`Compara lo leído: lo fijado arriba se lee más que lo que solo fue por correo.`],
      say: msg`Leído es abierto aquí. Los correos no llevan píxeles ni enlaces que rastreen.`,
    },
    {
      id: 'compose',
      as: 'admin',
      path: '/admin/communications?edit=new',
      modules: ['communications'],
      about: ['main form', 'main fieldset', 'main h1'],
      minutes: 2,
      title: msg`Antes de enviar, a quién llega`,
      show: [
        msg`Escribe un título, elige fijado y correo: a la derecha está el alcance. Abre un número y salen los nombres.`,
        msg`Elige la hora de cada quien, y pide "Leído y entendido".`,
      ],
      say: msg`Nadie recibe dos avisos del mismo mensaje, ni de noche, ni por un canal que apagó.`,
    },
    {
      id: 'planned',
      as: 'admin',
      path: '/admin/communications?state=scheduled',
      modules: ['communications'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Mañana a las 9:00 de cada quien`,
      show: [msg`Este sale mañana. Hasta la primera entrega se puede cambiar o cancelar.`],
      say: msg`Madrid lo lee a las nueve de Madrid, y México a las nueve de México.`,
    },
    {
      id: 'groups',
      as: 'admin',
      path: '/admin/communications?view=groups',
      modules: ['communications'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Un grupo para siempre`,
      show: [msg`Un grupo suma departamentos, grupos y personas. Quien está dos veces lo recibe una.`],
      say: msg`La lista se hace una vez, y sigue a la gente de hoy.`,
    },
    {
      id: 'employee',
      as: 'employee',
      path: '/communications',
      modules: ['communications'],
      about: ['main article', 'main h1'],
      minutes: 1,
      title: msg`Leído y entendido`,
      show: [msg`Confirma el de seguridad, y archiva el otro: se va solo para ti, y sigue bajo la campana.`],
      say: msg`El recordatorio va solo a quien todavía no confirmó.`,
    },
    {
      id: 'end',
      as: 'admin',
      path: '/admin/communications?state=delivered',
      modules: ['communications'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Quién falta`,
      show: [
        msg`Abre el de seguridad: por canal, por departamento y por persona, con su tabla y su archivo.`,
        msg`En la cabina, adelanta el tiempo un día: lo programado llega y los recordatorios salen.`,
      ],
      say: msg`Se ve qué departamento casi no lee, y se habla con él en vez de escribirle más.`,
    },
  ],
};
