/** The names of the scenarios and roles of a demo. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DemoLink, ScenarioId } from '#schema/demo/demoLink.ts';

/** The texts of one scenario. */
export interface ScenarioWords {
  readonly name: MessageDescriptor;
  /** The topics it can show. */
  readonly line: MessageDescriptor;
}

/** Scenario → its texts. */
export const scenarioWords: Readonly<Record<ScenarioId, ScenarioWords>> = {
  busy: {
    name: msg`Organización en marcha`,
    line: msg`Un inicio lleno de reconocimientos, podio, premios y encuestas: el recorrido completo.`,
  },
  newCompany: {
    name: msg`Recién llegada`,
    line: msg`Un puñado de personas que empezó esta semana: cómo se ve el primer día y cómo se configura.`,
  },
  monthEnd: {
    name: msg`Fin de mes`,
    line: msg`Puntos por repartir casi agotados y solicitudes esperando; tres días después todo se renueva.`,
  },
  shortPoints: {
    name: msg`No alcanzan los puntos`,
    line: msg`Un carrito que cuesta más de lo que hay: qué se explica y qué caminos se ofrecen.`,
  },
  closingPoll: {
    name: msg`Votación por cerrar`,
    line: msg`Una votación que cierra en diez minutos y en la que falta un voto.`,
  },
  surveyResults: {
    name: msg`Un año de encuestas`,
    line: msg`Cuatro encuestas, doce pulsos y lo que salió de ellos: resultados, tendencia y lo que ve cada quien.`,
  },
  quarterEnd: {
    name: msg`El fin del trimestre`,
    line: msg`La semana nueve de un trimestre: objetivos con su cuenta, avances que se deben y un periodo por cerrar.`,
  },
  challengeFinal: {
    name: msg`La recta final de un reto`,
    line: msg`Pasos contra el propio comienzo, dos áreas casi iguales y tareas por entregar; al mover el tiempo, el reto cierra y paga una vez.`,
  },
  fullHouse: {
    name: msg`Un evento lleno`,
    line: msg`Doce lugares, seis personas en espera y un calendario: quién entra cuando alguien deja su lugar.`,
  },
  launchDay: {
    name: msg`Día de lanzamiento`,
    line: msg`Un comunicado a la hora de cada quien, a quién llega antes de enviarlo, y quién falta de confirmar que lo leyó.`,
  },
  onboarding: {
    name: msg`Los primeros días`,
    line: msg`Un curso a medias con una lección bloqueada, un plan que espera una decisión y dos áreas que avanzan distinto.`,
  },
  openEnrolment: {
    name: msg`Época de beneficios`,
    line: msg`Lo que ya es tuyo, lo que puedes pedir y por qué no, quién lo tiene ahora, y lo que falta entregar.`,
  },
  safeVoice: {
    name: msg`Decirlo sin miedo`,
    line: msg`Cuarenta ideas con sus apoyos, y una denuncia sin nombre que se responde y se sigue con su código.`,
  },
  myTeam: {
    name: msg`Mi equipo`,
    line: msg`A quién de tu equipo no agradece nadie hace tiempo, y qué espera tu decisión.`,
  },
  boardMeeting: {
    name: msg`Reunión de directorio`,
    line: msg`Un año en cifras que se abren hasta la última línea, y un archivo que suma lo mismo.`,
  },
  failing: {
    name: msg`Red que falla`,
    line: msg`La misma organización con cortes y lentitud: nada se pierde ni se envía dos veces.`,
  },
};

/** Role of a persona → its name. */
export const roleWords: Readonly<Record<NonNullable<DemoLink['persona']>, MessageDescriptor>> = {
  employee: msg`Colaborador`,
  manager: msg`Líder de equipo`,
  admin: msg`Administración`,
  external: msg`Proveedor externo`,
};
