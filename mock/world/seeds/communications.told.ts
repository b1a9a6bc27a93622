/** What the organisation of the demo says in a year, in both languages. `{month}` is the name of the month. */
import type { CommunicationChannel } from '#schema/communications/communications.rules.ts';

export interface ToldCommunication {
  /** Days from today; undefined is monthly. */
  readonly on?: number;
  readonly channels: readonly CommunicationChannel[];
  /** `department`: to one after the other; `group`: to the first group. */
  readonly to: 'all' | 'department' | 'group';
  readonly asks?: true;
  readonly critical?: true;
  /** Still on top. */
  readonly pinned?: true;
  readonly es: readonly [title: string, message: string];
  readonly en: readonly [title: string, message: string];
}

/** Said every month. */
export const monthly: readonly ToldCommunication[] = [
  {
    channels: ['newsfeed', 'email'],
    to: 'all',
    es: [
      'Cómo nos fue en {month}',
      'Ventas, clientes nuevos y lo que aprendimos. El detalle está en la carpeta del mes.',
    ],
    en: [
      'How {month} went',
      'Sales, new clients and what we learnt. The details are in the folder of the month.',
    ],
  },
  {
    channels: ['email'],
    to: 'department',
    es: ['Turnos de {month}', 'Revisa tus turnos y avisa antes del jueves si algo no te queda bien.'],
    en: ['Shifts of {month}', 'Check your shifts and tell us before Thursday if something does not fit.'],
  },
  {
    channels: ['newsfeed'],
    to: 'department',
    es: [
      'Lo que viene en {month}',
      'Tres cosas del equipo para este mes, y quién puede ayudar con cada una.',
    ],
    en: ['What comes in {month}', 'Three things of the team for this month, and who can help with each.'],
  },
  {
    channels: ['pin', 'newsfeed'],
    to: 'group',
    es: [
      'Guardias de {month}',
      'El calendario de guardias está listo. Los cambios se piden con dos días de anticipación.',
    ],
    en: ['On call in {month}', 'The on-call calendar is ready. Changes are asked for two days ahead.'],
  },
];

/** Said once; the last two are of this week. */
export const single: readonly ToldCommunication[] = [
  {
    on: -310,
    channels: ['pin', 'email'],
    to: 'all',
    es: ['Nueva política de viajes', 'Desde el lunes los viajes se reservan en una sola página.'],
    en: ['New travel policy', 'From Monday on, trips are booked on one page.'],
  },
  {
    on: -275,
    channels: ['newsfeed', 'whatsapp'],
    to: 'all',
    es: ['Jornada de vacunación', 'El martes en la planta baja, de 9 a 13. No hace falta cita.'],
    en: ['Vaccination day', 'On Tuesday on the ground floor, from 9 to 13. No appointment needed.'],
  },
  {
    on: -240,
    channels: ['pin', 'newsfeed', 'email'],
    to: 'all',
    asks: true,
    es: ['Código de conducta', 'Lo actualizamos con ejemplos. Léelo y confirma que lo entendiste.'],
    en: ['Code of conduct', 'We updated it with examples. Read it and confirm that you understood it.'],
  },
  {
    on: -205,
    channels: ['pin', 'email', 'whatsapp'],
    to: 'all',
    critical: true,
    es: ['Corte de luz esta tarde', 'De 16 a 18 trabajamos desde casa. Guarda tus archivos antes.'],
    en: ['Power cut this afternoon', 'From 16 to 18 we work from home. Save your files before.'],
  },
  {
    on: -170,
    channels: ['newsfeed'],
    to: 'all',
    es: ['Bienvenida al equipo nuevo', 'Doce personas se suman este mes. Salúdalas cuando las veas.'],
    en: ['Welcome to the new team', 'Twelve people join this month. Say hello when you see them.'],
  },
  {
    on: -140,
    channels: ['email'],
    to: 'all',
    es: ['Encuesta de clima: lo que haremos', 'Tres cambios que salen de lo que contestaron.'],
    en: ['Climate survey: what we will do', 'Three changes that come from your answers.'],
  },
  {
    on: -110,
    channels: ['pin', 'newsfeed'],
    to: 'all',
    es: ['Horario de verano', 'Los viernes salimos a las 15:00 hasta fin de mes.'],
    en: ['Summer hours', 'On Fridays we leave at 15:00 until the end of the month.'],
  },
  {
    on: -80,
    channels: ['newsfeed', 'email'],
    to: 'all',
    es: ['Ganamos el premio a mejor servicio', 'Gracias a quienes atienden cada llamada.'],
    en: ['We won the service award', 'Thanks to everyone who answers each call.'],
  },
  {
    on: -52,
    channels: ['email'],
    to: 'all',
    es: ['Cambio de proveedor de nómina', 'Tu recibo llega por la página nueva desde este mes.'],
    en: ['New payroll provider', 'Your payslip comes from the new page from this month on.'],
  },
  {
    on: -3,
    channels: ['pin', 'newsfeed', 'email'],
    to: 'all',
    asks: true,
    pinned: true,
    es: [
      'Seguridad: cómo salimos del edificio',
      'El simulacro es el próximo miércoles. Lee la ruta de tu piso y confirma que la entendiste.',
    ],
    en: [
      'Safety: how we leave the building',
      'The drill is next Wednesday. Read the route of your floor and confirm that you understood it.',
    ],
  },
  {
    on: -1,
    channels: ['pin', 'newsfeed'],
    to: 'all',
    pinned: true,
    es: ['Cerramos el 24 a las 14:00', 'Volvemos el 26. Las guardias siguen como siempre.'],
    en: ['We close on the 24th at 14:00', 'We are back on the 26th. On-call stays as always.'],
  },
];

/** Leaves in two days at 9:00 of each person. */
export const planned: Pick<ToldCommunication, 'es' | 'en'> = {
  es: ['Lanzamos el programa de mentores', 'Inscríbete como mentora, mentor o aprendiz hasta el viernes.'],
  en: ['We launch the mentoring programme', 'Sign up as a mentor or a learner until Friday.'],
};

export const groupNames = { es: 'Guardias', en: 'On call' } as const;
