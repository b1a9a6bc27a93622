/** The tour of a board meeting: from the overview to one line of the ledger, and a file that adds up to the same. */
import { msg } from '@lingui/core/macro';
import type { Tour, TourStep } from './tour.ts';

const charts = { as: 'admin', modules: ['analytics'], about: ['main [role=tabpanel]', 'main h1'] } as const;
const section = (name: string): Pick<TourStep, 'id' | 'path'> => ({
  id: name,
  path: `/charts?section=${name}`,
});

export const boardMeetingTour: Tour = {
  title: msg`Reunión de directorio`,
  lead: msg`El año de una organización en cifras que se explican solas.`,
  steps: [
    {
      ...charts,
      id: 'overview',
      path: '/charts',
      minutes: 2,
      title: msg`El año en cinco cifras`,
      show: [
        msg`Lee las cinco cifras con su comparación. El mes en curso no se compara como si fuera entero.`,
        msg`Pulsa una cifra: dice qué cuenta, de quién, de qué días y desde cuándo. Vuelve a pulsar y mira sus líneas.`,
      ],
      say: msg`Ningún número llega solo: detrás de cada uno hay líneas que suman lo mismo.`,
    },
    {
      ...charts,
      ...section('recognition'),
      minutes: 2,
      title: msg`Quién agradece y por qué`,
      show: [
        msg`Pulsa la barra de un mes o de un tipo: se abre esa parte, con sus líneas.`,
        msg`Muestra la concentración: una cifra dice si agradecen muchos o unos pocos.`,
      ],
      say: msg`Se ve si la cultura es de todos, sin señalar a nadie.`,
    },
    {
      ...charts,
      ...section('points'),
      minutes: 2,
      title: msg`Lo que se dio y lo que se debe`,
      show: [
        msg`Compara dados y canjeados por mes, y lee lo que queda por canjear hoy.`,
        msg`Elige un mes y mira sus canales: juntos son el libro entero, nada dos veces.`,
      ],
      say: msg`Finanzas pregunta cuánto se debe. La respuesta es una cifra con sus líneas.`,
    },
    {
      ...charts,
      ...section('sessions'),
      minutes: 1,
      title: msg`Cuántas personas entran`,
      show: [msg`Busca una parte que no se muestra: son menos de cinco personas.`],
      say: msg`Lo que diría algo de una sola persona no se muestra, ni restando dos gráficos.`,
    },
    {
      ...charts,
      ...section('transactions'),
      minutes: 2,
      title: msg`Hasta la última línea`,
      show: [
        msg`Filtra por un motivo y abre una línea: lleva a lo que la causó.`,
        msg`Exporta a Excel: los números son números, y el nombre del archivo dice filtro y días.`,
      ],
      say: msg`El archivo suma lo mismo que la pantalla. Quien audita lo comprueba sin preguntarnos.`,
    },
  ],
};
