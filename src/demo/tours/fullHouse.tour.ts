/** The tour of a full event: its waiting list, the calendar, the own places, and what administrators do. */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

/** A place that becomes free goes to the next person at once; the outbox shows the mail with its calendar file. */
export const fullHouseTour: Tour = {
  title: msg`Un evento lleno`,
  lead: msg`Doce lugares y seis personas en espera: quién entra, cómo se entera y qué llega a su calendario.`,
  steps: [
    {
      id: 'events',
      as: 'employee',
      path: '/events',
      modules: ['events'],
      about: ['main [role=tabpanel] section', 'main h1'],
      minutes: 1,
      title: msg`Lo que viene`,
      show: [msg`Inscríbete en la charla con un clic, y abre el taller lleno: estás en el lugar cuatro.`],
      say: msg`Nadie escribe a nadie para preguntar si queda lugar: se ve, y la lista tiene un orden.`,
    },
    {
      id: 'month',
      as: 'employee',
      path: '/events?view=month',
      modules: ['events'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`El mes`,
      show: [msg`Recorre los días con las flechas: lo tuyo está en color, lo cancelado tachado.`],
      say: msg`Las horas son las tuyas, con las del evento al lado cuando está en otra zona.`,
    },
    {
      id: 'mine',
      as: 'employee',
      path: '/events?view=mine',
      modules: ['events'],
      about: ['main section', 'main h1'],
      minutes: 1,
      title: msg`Tu calendario`,
      show: [msg`Señala la dirección privada y el archivo de un evento: cualquier calendario los lee.`],
      say: msg`Si un evento cambia o se cancela, la entrada se mueve o se va. Nunca aparece dos veces.`,
    },
    {
      id: 'administration',
      as: 'admin',
      path: '/admin/events',
      modules: ['events'],
      about: ['main table', 'main h1'],
      minutes: 2,
      title: msg`Un lugar más`,
      show: [
        msg`Edita el taller de cerámica y sube los lugares a trece: antes de guardar dice a quién se avisa.`,
        msg`Abre la bandeja de salida: la siguiente persona ya tiene su correo con el archivo de calendario.`,
      ],
      say: msg`La lista se mueve sola y en orden. Con menos lugares nadie pierde el suyo.`,
    },
    {
      id: 'cancelled',
      as: 'admin',
      path: '/admin/events?state=cancelled',
      modules: ['events'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Cancelar con una razón`,
      show: [msg`La clase de yoga se canceló con unas palabras, que todas las personas inscritas leyeron.`],
      say: msg`Nadie llega a una sala vacía.`,
    },
    {
      id: 'end',
      as: 'employee',
      path: '/events',
      modules: ['events'],
      about: ['main [role=tabpanel] section', 'main h1'],
      minutes: 1,
      title: msg`Puntos por asistir`,
      show: [
        msg`En la cabina, adelanta el tiempo: llegan los recordatorios, y los eventos quedan con quienes asistieron.`,
      ],
      say: msg`Los puntos son por estar ahí, no por decir que irás.`,
    },
  ],
};
