/** The tour of a year of surveys: the results, what leaders and employees see of them, and what came of it. */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

/** Its second and its last step open a survey of the list. */
export const surveyResultsTour: Tour = {
  title: msg`Un año de encuestas`,
  lead: msg`Qué se preguntó, cómo se lee, quién ve qué y qué se hizo después.`,
  steps: [
    {
      id: 'year',
      as: 'admin',
      path: '/admin/surveys',
      modules: ['surveys'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Cuatro encuestas y doce pulsos`,
      show: [
        msg`Recorre la lista: en cada una, cuántas personas respondieron.`,
        msg`Señala la que está abierta y la que debe un resultado.`,
      ],
      say: msg`La participación subió de 46 a 81 %: la gente responde cuando ve que algo cambia.`,
    },
    {
      id: 'results',
      as: 'admin',
      path: '/admin/surveys',
      modules: ['surveys'],
      about: ['main table', 'main h1'],
      minutes: 2,
      title: msg`Resultados que dicen su base`,
      show: [
        msg`Abre los resultados de la última «Cómo estamos» que cerró.`,
        msg`Señala el eNPS con sus tres partes, la tendencia y el mapa por departamento.`,
        msg`Muestra un segmento unido a otro: era demasiado pequeño.`,
      ],
      say: msg`Cada número dice cuántas respuestas tiene detrás. Si son pocas, no se muestra, y tampoco se puede deducir restando.`,
    },
    {
      id: 'leader',
      as: 'manager',
      path: '/surveys?tab=team',
      modules: ['surveys', 'evaluations'],
      about: ['main [role=tabpanel] li', 'main [role=tabpanel]'],
      minutes: 1,
      title: msg`Lo que ve un líder`,
      show: [msg`Abre una encuesta: solo su departamento, sin comentarios y sin quién respondió.`],
      say: msg`El líder recibe lo que necesita para hablar con su equipo, y nada que señale a una persona.`,
    },
    {
      id: 'promise',
      as: 'employee',
      path: '/surveys',
      modules: ['surveys', 'evaluations'],
      about: ['main [role=tabpanel] li', 'main [role=tabpanel]'],
      minutes: 1,
      title: msg`Una promesa en cada página`,
      show: [
        msg`Abre la encuesta pendiente y señala la marca: anónima, y desde cuántas respuestas se muestra.`,
        msg`Abre «Ver lo que verán».`,
      ],
      say: msg`Antes de la primera respuesta ya se sabe quién verá qué. Un programa intenta romper esa promesa en cada versión.`,
    },
    {
      id: 'outcome',
      as: 'employee',
      path: '/surveys?tab=told',
      modules: ['surveys', 'evaluations'],
      about: ['main [role=tabpanel] li', 'main [role=tabpanel]'],
      minutes: 1,
      title: msg`Qué salió de ello`,
      show: [msg`Lee lo que se contó después de la reorganización de Operaciones.`],
      say: msg`Preguntar y no responder es peor que no preguntar. Aquí cada encuesta termina con lo que se hará.`,
    },
    {
      id: 'owed',
      as: 'admin',
      path: '/admin/surveys',
      modules: ['surveys'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Lo que se debe, se ve`,
      show: [msg`Abre la encuesta que debe su resultado y cuéntalo en dos frases.`],
      say: msg`A los treinta días sin respuesta la lista lo recuerda: nadie queda esperando en silencio.`,
    },
  ],
};
