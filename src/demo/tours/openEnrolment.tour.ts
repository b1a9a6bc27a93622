/** The tour of benefits: what one has, what one may ask for and why not, and what administrators decide and deliver. */
import { msg } from '@lingui/core/macro';
import type { Tour } from './tour.ts';

const mine = { as: 'employee', path: '/benefits_page', about: ['main section', 'main h1'] } as const;

/** The seed has a request that is late, one refused with its reason, and one to deliver. */
export const openEnrolmentTour: Tour = {
  title: msg`Época de beneficios`,
  lead: msg`Lo que ya es tuyo, lo que puedes pedir y por qué no, y quién lo tiene ahora.`,
  steps: [
    {
      ...mine,
      id: 'covers',
      modules: ['coverages'],
      minutes: 1,
      title: msg`Una tarjeta para mostrar`,
      show: [msg`Señala una cobertura: número de póliza, hasta cuándo, y a quién llamar con un toque.`],
      say: msg`Es lo que se busca en una ventanilla, sin escribirle a nadie.`,
    },
    {
      ...mine,
      id: 'reasons',
      modules: ['benef_corp'],
      minutes: 2,
      title: msg`Por qué todavía no`,
      show: [
        msg`Baja a la oferta: cada beneficio dice si se puede pedir y, si no, cuándo cambia.`,
        msg`Abre uno que no se puede pedir: ahí están todas las razones.`,
      ],
      say: msg`Nadie recibe un «no calificas» sin explicación.`,
    },
    {
      ...mine,
      id: 'holder',
      modules: ['benef_corp'],
      minutes: 1,
      title: msg`Quién lo tiene ahora`,
      show: [
        msg`Abre el gimnasio entre lo que pediste: quién lo tiene, desde cuándo, y que ya se le recordó.`,
      ],
      say: msg`La historia dice cada paso con su nombre y su hora.`,
    },
    {
      id: 'offer',
      as: 'admin',
      path: '/admin/benefits',
      modules: ['benef_corp'],
      about: ['main table', 'main h1'],
      minutes: 2,
      title: msg`Condiciones que se cuentan`,
      show: [msg`Edita un beneficio y cambia los meses: el número de personas que pueden pedirlo se mueve.`],
      say: msg`Las condiciones son datos: la página y el servidor dicen lo mismo.`,
    },
    {
      id: 'deliver',
      as: 'admin',
      path: '/admin/benefits?view=asked',
      modules: ['benef_corp'],
      about: ['main table', 'main h1'],
      minutes: 1,
      title: msg`Lo que falta entregar`,
      show: [msg`Pulsa Entregar en una fila aprobada: la persona recibe el aviso.`],
      say: msg`Lo aprobado no se pierde entre correos.`,
    },
    {
      id: 'coverages',
      as: 'admin',
      path: '/admin/coverages',
      modules: ['coverages'],
      about: ['main table', 'main h1'],
      minutes: 2,
      title: msg`Asignar con ensayo`,
      show: [msg`Asigna una cobertura a un departamento: antes de guardar dice a cuántas personas llega.`],
      say: msg`Lo que se asignó por error se deshace, y solo a quienes se les agregó.`,
    },
    {
      id: 'week',
      as: 'admin',
      path: '/admin/requests?view=hours',
      modules: ['solicitud'],
      about: ['main form', 'main h1'],
      minutes: 1,
      title: msg`La jornada de cada país`,
      show: [
        msg`Pulsa el país junto a «Toda la organización»: trabaja otros días y tiene sus propios feriados.`,
      ],
      say: msg`A nadie se le recuerda nada en su domingo ni en su feriado.`,
    },
  ],
};
