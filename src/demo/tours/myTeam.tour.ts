/** The tour of a manager: whom to thank, how the team is recognised, and what is owed. */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

const charts = { as: 'manager', modules: ['analytics'] } as const;

/** In the seed some people of the team have waited for over 60 days. */
export const myTeamTour: Tour = {
  title: msg`Mi equipo`,
  lead: msg`A quién agradecer, cómo se reconoce a mi gente, y qué espera mi decisión.`,
  steps: [
    {
      ...charts,
      id: 'thank',
      path: '/charts',
      about: ['main [role=tabpanel] section', 'main h1'],
      minutes: 2,
      title: msg`A quién agradecer`,
      show: [
        msg`La primera tarjeta nombra a quien espera un gracias hace tiempo, primero a quien más espera.`,
        msg`Pulsa Agradecer: el cuadro se abre con esa persona elegida. Escribe una línea y envía.`,
      ],
      say: msg`Solo lo ve quien lidera. No hay lista pública, ni puesto, ni motivo: solo una ocasión.`,
    },
    {
      ...charts,
      id: 'team',
      path: '/charts?section=recognition',
      about: ['main [role=tabpanel]', 'main h1'],
      minutes: 1,
      title: msg`Cómo se reconoce a mi gente`,
      show: [msg`Señala los tipos y los meses: son solo los de tu equipo.`],
      say: msg`Lo privado no se cuenta aquí: lo que alguien recibió en privado queda privado.`,
    },
    {
      id: 'owed',
      as: 'manager',
      modules: [],
      path: '/wallet?tab=requests',
      about: ['main [role=tabpanel]', 'main h1'],
      minutes: 1,
      title: msg`Lo que espera mi decisión`,
      show: [msg`Decide una solicitud de puntos: quien la pidió recibe el aviso.`],
      say: msg`Lo que se debe tiene nombre y fecha, y se termina en el mismo lugar.`,
    },
    {
      id: 'feed',
      as: 'manager',
      modules: [],
      path: '/',
      about: ['main article', 'main h1'],
      minutes: 1,
      title: msg`El gracias, a la vista`,
      show: [msg`El reconocimiento que enviaste es el primero. Ábrelo y léelo como lo lee su equipo.`],
      say: msg`Un gracias de quien lidera se ve, y otras personas se suman.`,
    },
    {
      ...charts,
      id: 'after',
      path: '/charts',
      about: ['main [role=tabpanel] section', 'main h1'],
      minutes: 1,
      title: msg`Y después`,
      show: [msg`Vuelve a la tarjeta: la persona ya no está. Prueba con 30 y 90 días.`],
      say: msg`Se va sola en cuanto alguien agradece, también si fue en privado.`,
    },
  ],
};
