/** The tour of a poll that is about to close: voting at the last moment, and the results afterwards. */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

/** Needs the tab "Tiempo" of the cockpit at its third step. */
export const closingPollTour: Tour = {
  title: msg`Una encuesta que cierra`,
  lead: msg`Quedan diez minutos para votar: el voto, el cierre y los resultados.`,
  steps: [
    {
      id: 'poll',
      as: 'employee',
      path: '/',
      modules: [],
      about: ['main article:has(input[type=radio], input[type=checkbox])', 'main li article'],
      minutes: 1,
      title: msg`Diez minutos para votar`,
      show: [msg`Señala la hora del cierre y cuántas personas votaron ya.`],
      say: msg`Una encuesta vive donde la gente ya está: no hay otro enlace que abrir.`,
    },
    {
      id: 'vote',
      as: 'employee',
      path: '/',
      modules: [],
      about: ['main article:has(input[type=radio], input[type=checkbox])', 'main li article'],
      minutes: 1,
      title: msg`Votar y cambiar de idea`,
      show: [msg`Vota, cambia el voto y señala lo que se dice de quién ve qué.`],
      say: msg`Mientras está abierta se puede cambiar o retirar el voto, y siempre se sabe qué verán los demás.`,
    },
    {
      id: 'close',
      as: 'employee',
      path: '/',
      modules: [],
      about: ['main li article'],
      minutes: 1,
      title: msg`El cierre`,
      show: [
        msg`Abre la Cabina, «Tiempo», y avanza una hora.`,
        msg`Mira la misma publicación: cerró a su hora y muestra los resultados.`,
      ],
      say: msg`Cerró sola, a la hora prometida; nadie puede votar después ni mover los números.`,
    },
    {
      id: 'news',
      as: 'employee',
      path: '/notifications',
      modules: ['notifications'],
      about: ['main [role=tabpanel] li', 'main [role=tabpanel]'],
      minutes: 1,
      title: msg`Avisos que cada quien elige`,
      show: [msg`Señala qué llegó y abre «Elegir avisos».`],
      say: msg`Quien creó la encuesta se entera de que cerró; de lo que es opcional, cada persona elige qué le llega.`,
    },
    {
      id: 'own',
      as: 'manager',
      path: '/post',
      modules: ['recognitions'],
      about: ['main li article', 'main h1'],
      minutes: 1,
      title: msg`Crear la siguiente`,
      show: [msg`Crea una encuesta desde el inicio: opciones, cierre y si es anónima.`],
      say: msg`En una anónima, ni quien lee la base de datos puede saber quién votó qué.`,
    },
  ],
};
