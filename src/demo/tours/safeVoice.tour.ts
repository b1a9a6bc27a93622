/** The tour of a safe voice: an idea that was done, and a case without a name from both sides. */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

/** The codes in its notes are those of `mock/world/seeds/feedback.told.ts`. */
export const safeVoiceTour: Tour = {
  title: msg`Decirlo sin miedo`,
  lead: msg`Ideas que se apoyan y se hacen, y una denuncia sin nombre vista por quien la envió y por quien la responde.`,
  steps: [
    {
      id: 'ideas',
      as: 'employee',
      path: '/suggestions',
      modules: ['complaints'],
      about: ['main [role=tabpanel] li', 'main h1'],
      minutes: 1,
      title: msg`Ideas de todos`,
      show: [
        msg`Abre una que ya se hizo: dice qué se hizo y qué ideas se unieron a ella.`,
        msg`Pulsa Proponer una idea y escribe «bicicletas»: aparecen las parecidas.`,
      ],
      say: msg`Cada persona cuenta una vez, también en las ideas que se unieron. Ninguna desaparece sin respuesta.`,
    },
    {
      id: 'promise',
      as: 'employee',
      path: '/suggestions?tab=complaints',
      modules: ['complaints'],
      about: ['main [role=tabpanel]', 'main h1'],
      minutes: 2,
      title: msg`Lo que anónimo quiere decir`,
      show: [
        msg`Lee la tarjeta: quién lee, en cuánto tiempo se responde y qué no se guarda.`,
        msg`Envía una denuncia sin nombre y muestra el código.`,
      ],
      say: msg`El código se hace en el dispositivo. Nadie más lo tiene, y nadie puede recuperarlo.`,
    },
    {
      id: 'cases',
      as: 'admin',
      path: '/admin/complaints',
      modules: ['complaints_pannel'],
      about: ['main table', 'main h1'],
      minutes: 2,
      title: msg`Quien responde`,
      show: [msg`Abre la denuncia del turno de la tarde: el hilo, la nota interna y el plazo.`],
      say: msg`Se conversa con alguien de quien no se sabe nada. La nota interna no sale de aquí, y quien está en el caso no lo ve.`,
    },
    {
      id: 'decision',
      as: 'admin',
      path: '/admin/ideas',
      modules: ['complaints_pannel'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Decidir sobre una idea`,
      show: [msg`Abre el menú de una idea y pulsa Decidir: «No por ahora» pide un porqué.`],
      say: msg`Quien la propuso y quienes la apoyan reciben la respuesta con su razón.`,
    },
    {
      id: 'code',
      as: 'employee',
      path: '/suggestions?tab=complaints',
      modules: ['complaints'],
      about: ['main [role=tabpanel]', 'main h1'],
      minutes: 2,
      title: msg`Seguir el caso con el código`,
      show: [
        msg`Abre /case en una ventana privada: no pide iniciar sesión.`,
        msg`Escribe V0Z1-CA50-DEM0-AR2A en Aurora, o V0Z1-CA50-DEM0-B0RE en Boreal: están la respuesta y el hilo.`,
      ],
      say: msg`Se sigue desde cualquier dispositivo y se puede agregar algo más, todavía sin nombre.`,
    },
  ],
};
