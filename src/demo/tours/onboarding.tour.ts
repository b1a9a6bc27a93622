/** The tour of the first days: a course half way, what unlocks it, and what administrators build and decide. */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

/** The quiz of the safety course opens the last lesson; the plan of somebody else waits for a decision. */
export const onboardingTour: Tour = {
  title: msg`Los primeros días`,
  lead: msg`Un curso que se toma lección por lección, lo que se aprueba para seguir, y quién va en qué punto.`,
  steps: [
    {
      id: 'mine',
      as: 'employee',
      path: '/programs',
      modules: ['programs'],
      about: ['main section', 'main h1'],
      minutes: 1,
      title: msg`Lo que te toca`,
      show: [msg`Señala el curso de seguridad: el avance, la fecha límite y un solo botón, Continuar.`],
      say: msg`Nadie pregunta qué sigue: el botón lleva siempre a la siguiente lección abierta.`,
    },
    {
      id: 'locked',
      as: 'employee',
      path: '/programs',
      modules: ['programs'],
      about: ['main section', 'main h1'],
      minutes: 2,
      title: msg`Una lección bloqueada`,
      show: [
        msg`Abre el curso: la última lección dice qué falta y lleva ahí.`,
        msg`Presenta el examen con un error y después bien: lo anterior no se pierde.`,
      ],
      say: msg`El avance es lo terminado, nunca más de cien, y nadie termina sin aprobar.`,
    },
    {
      id: 'administration',
      as: 'admin',
      path: '/admin/programs',
      modules: ['programs'],
      about: ['main table', 'main h1'],
      minutes: 2,
      title: msg`Quién va en qué punto`,
      show: [
        msg`Abre las personas de Bienvenida: un departamento va en 78 % y otro en 41 %.`,
        msg`Filtra a quienes no han empezado y pulsa Recordar: un aviso al día como máximo.`,
      ],
      say: msg`Se ve a quién ayudar, y el archivo lleva lo mismo que la pantalla.`,
    },
    {
      id: 'builder',
      as: 'admin',
      path: '/admin/programs?edit=new',
      modules: ['programs'],
      about: ['main form', 'main h1'],
      minutes: 2,
      title: msg`Un curso nuevo`,
      show: [
        msg`Agrega un módulo y dos lecciones, y haz que la segunda espere a la primera.`,
        msg`Cambia a la vista previa: así lo verá una persona.`,
      ],
      say: msg`Un texto, un archivo, un video, un formulario o un examen: con eso se arma una primera semana.`,
    },
    {
      id: 'decision',
      as: 'admin',
      path: '/admin/programs?type=custom',
      modules: ['programs'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Una entrega que espera`,
      show: [msg`Abre las entregas del plan de desarrollo y acéptala, o devuélvela con un motivo.`],
      say: msg`Quien entregó lee la decisión con su razón, y el premio llega una sola vez.`,
    },
    {
      id: 'end',
      as: 'employee',
      path: '/programs',
      modules: ['programs'],
      about: ['main section', 'main h1'],
      minutes: 1,
      title: msg`El certificado`,
      show: [msg`Termina la última lección y abre el certificado: se imprime con el nombre y la marca.`],
      say: msg`Una página que vale la pena guardar.`,
    },
  ],
};
