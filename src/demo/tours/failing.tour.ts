/**
 * The tour of a bad day: the behaviour of the product while its calls fail, for buyers who ask about that.
 */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

/** Needs the tab "Fallas" of the cockpit. */
export const failingTour: Tour = {
  title: msg`Un mal día de red`,
  lead: msg`Llamadas que fallan o tardan: qué ve la persona, qué se guarda y cómo se recupera.`,
  steps: [
    {
      id: 'home',
      as: 'employee',
      path: '/',
      modules: [],
      about: ['main [role=alert]', 'main h1'],
      minutes: 1,
      title: msg`Fallar no es quedarse en blanco`,
      show: [msg`Señala qué partes siguen en pie y la que dice qué no se pudo cargar.`],
      say: msg`Cada parte de la página falla sola y lo dice; nunca se confunde un error con «no hay nada».`,
    },
    {
      id: 'log',
      as: 'employee',
      path: '/',
      modules: [],
      about: ['main h1'],
      minutes: 1,
      title: msg`Los intentos, uno por uno`,
      show: [msg`Abre la Cabina, «Fallas»: cada llamada con sus intentos, sus pausas y su mensaje.`],
      say: msg`Lo que se puede repetir se repite solo, cada vez con más pausa; lo que no, se dice enseguida.`,
    },
    {
      id: 'words',
      as: 'employee',
      path: '/post',
      modules: ['recognitions'],
      about: ['main h1'],
      minutes: 1,
      title: msg`Nada de lo escrito se pierde`,
      show: [
        msg`Escribe un reconocimiento y envíalo mientras falla.`,
        msg`Recarga la página y abre otra vez: las palabras siguen ahí.`,
      ],
      say: msg`Se guarda mientras se escribe. Y si la respuesta se perdió después de guardar, se envía una sola vez.`,
    },
    {
      id: 'wallet',
      as: 'employee',
      path: '/wallet',
      modules: [],
      about: ['main [data-surface=brand]', 'main [role=alert]', 'main h1'],
      minutes: 1,
      title: msg`Los números nunca mienten`,
      show: [msg`Señala que un saldo que no llegó no se muestra como cero.`],
      say: msg`Mejor un «no pudimos cargarlo» con su botón que un cero que asusta.`,
    },
    {
      id: 'calm',
      as: 'employee',
      path: '/catalog',
      modules: ['catalog'],
      about: ['main li article', 'main h1'],
      minutes: 1,
      title: msg`Y al volver la red`,
      show: [msg`Quita todas las fallas en la Cabina y pulsa Reintentar.`],
      say: msg`Se recupera donde se quedó, sin recargar y sin perder el lugar.`,
    },
  ],
};
