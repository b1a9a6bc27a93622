/** The tour of a quarter: what a leader owes, how goals hang together, where each number comes from, and its end. */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

/** Its fourth step opens a goal of the list, and its last one asks before a period is closed. */
export const quarterEndTour: Tour = {
  title: msg`El fin del trimestre`,
  lead: msg`Semana nueve: qué se debe, cómo se suma y qué pasa cuando el periodo se cierra.`,
  steps: [
    {
      id: 'owed',
      as: 'manager',
      path: '/goals',
      modules: ['goals'],
      about: ['main [role=tabpanel] section', 'main [role=tabpanel]'],
      minutes: 1,
      title: msg`Dos avances que se deben`,
      show: [
        msg`Señala los dos objetivos sin novedades desde hace tres semanas.`,
        msg`Abre uno y registra un avance: valor, confianza y una frase.`,
      ],
      say: msg`Un avance toma un minuto, y el recordatorio llega una vez por silencio, no cada semana.`,
    },
    {
      id: 'team',
      as: 'manager',
      path: '/goals?tab=people',
      modules: ['goals'],
      about: ['main [role=tabpanel] li', 'main [role=tabpanel]'],
      minutes: 1,
      title: msg`El equipo`,
      show: [msg`Muestra quién debe un avance y abre sus objetivos.`],
      say: msg`El líder puede registrar un avance por su gente: queda marcado para siempre y la persona recibe un aviso.`,
    },
    {
      id: 'tree',
      as: 'manager',
      path: '/goals?tab=tree',
      modules: ['goals'],
      about: ['main [role=tree]', 'main [role=tabpanel]'],
      minutes: 1,
      title: msg`Para qué trabaja cada quien`,
      show: [msg`Recorre el árbol con las flechas: de la organización a los departamentos y a las personas.`],
      say: msg`Un objetivo puede aportar a varios. Lo que no se puede ver aparece como oculto, y la suma sigue siendo exacta.`,
    },
    {
      id: 'sum',
      as: 'employee',
      path: '/goals',
      modules: ['goals'],
      about: ['main [role=tabpanel] section', 'main [role=tabpanel]'],
      minutes: 1,
      title: msg`La cuenta debajo de cada porcentaje`,
      show: [msg`Señala la línea bajo la barra y abre el objetivo: su historia y su lugar entre los demás.`],
      say: msg`Cada porcentaje dice de dónde sale. Sin avance aún no es cero.`,
    },
    {
      id: 'all',
      as: 'admin',
      path: '/admin/goals',
      modules: ['goals'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Todos los objetivos`,
      show: [msg`Filtra por confianza y muestra el que está en riesgo, con su razón.`],
      say: msg`Administración ve lo mismo que cada dueño, con los mismos números, y lo descarga.`,
    },
    {
      id: 'close',
      as: 'admin',
      path: '/admin/goals?tab=periods',
      modules: ['goals'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Cerrar y seguir`,
      show: [
        msg`Abre la pregunta de cierre: los números finales, antes de decidir.`,
        msg`Muestra cómo los abiertos pasan al siguiente periodo, con un enlace al de antes.`,
      ],
      say: msg`Un periodo cerrado no cambia nunca: cinco trimestres de historia se leen como se cerraron.`,
    },
  ],
};
