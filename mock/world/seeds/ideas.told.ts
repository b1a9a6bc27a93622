/** The words of the demo's ideas. */
import type { IdeaCategory, IdeaStatus } from '#schema/feedback/ideas.rules.ts';

type Both = readonly [es: string, en: string];

/** An idea; `into` is the place of the one that it was merged into. */
export interface ToldIdea {
  readonly title: Both;
  readonly text?: Both;
  readonly category: IdeaCategory;
  readonly status?: IdeaStatus;
  readonly reason?: Both;
  readonly into?: number;
  /** Share of the people who want it. */
  readonly wanted: number;
}

/** The oldest first. */
export const toldIdeas: readonly ToldIdea[] = [
  {
    title: ['Estacionamiento techado para bicicletas', 'Covered parking for bicycles'],
    text: [
      'Cada vez más personas vienen en bici y las dejan amarradas al barandal de la entrada.',
      'More and more of us cycle, and the bikes are locked to the railing at the entrance.',
    ],
    category: 'place',
    status: 'done',
    reason: [
      'Hay doce lugares techados junto a la recepción, con cámara.',
      'There are twelve covered places beside the reception, with a camera.',
    ],
    wanted: 0.34,
  },
  {
    title: ['Un lugar para dejar las bicicletas', 'A place to leave bicycles'],
    category: 'place',
    into: 0,
    wanted: 0,
  },
  {
    title: ['Viernes sin reuniones por la tarde', 'No meetings on Friday afternoons'],
    text: [
      'Es cuando se cierra la semana. Con tres horas seguidas alcanzaría para no llevarse nada a casa.',
      'It is when the week is closed. Three quiet hours would be enough to take nothing home.',
    ],
    category: 'work',
    status: 'done',
    reason: [
      'Desde este trimestre el calendario bloquea los viernes después de las 14 h.',
      'From this quarter on the calendar blocks Fridays after 2 pm.',
    ],
    wanted: 0.4,
  },
  {
    title: ['Bienvenida con un compañero guía', 'A buddy for everybody who starts'],
    text: [
      'La primera semana nadie sabe a quién preguntar. Una persona del equipo que acompañe un mes.',
      'In the first week nobody knows whom to ask. One person of the team who helps for a month.',
    ],
    category: 'people',
    status: 'done',
    reason: [
      'Cada ingreso tiene su guía desde mayo; está en el programa de bienvenida.',
      'Everybody who starts has had a buddy since May; it is part of the welcome programme.',
    ],
    wanted: 0.27,
  },
  {
    title: ['Fruta fresca los lunes', 'Fresh fruit on Mondays'],
    category: 'benefits',
    status: 'accepted',
    reason: [
      'Empieza el mes que entra en dos pisos, y si se come, en todos.',
      'It starts next month on two floors, and if it is eaten, on all.',
    ],
    wanted: 0.22,
  },
  {
    title: ['Pantallas más grandes para compartir', 'Larger screens to share'],
    category: 'work',
    status: 'refused',
    reason: [
      'Este año el presupuesto va a sillas. Volvemos a verla en enero.',
      'This year the budget goes into chairs. We look at it again in January.',
    ],
    wanted: 0.1,
  },
  {
    title: ['Guardería cerca de la oficina', 'A nursery near the office'],
    text: [
      'Con un convenio bastaría. En mi área somos seis con hijos menores de cuatro años.',
      'An agreement would be enough. Six of us have children under four.',
    ],
    category: 'benefits',
    status: 'review',
    reason: [
      'Pedimos precio a tres guarderías; respondemos antes de fin de mes.',
      'We have asked three nurseries for prices and answer before the end of the month.',
    ],
    wanted: 0.31,
  },
  {
    title: ['Convenio con una guardería', 'An agreement with a nursery'],
    category: 'benefits',
    into: 6,
    wanted: 0,
  },
  {
    title: ['Plantas en la sala de descanso', 'Plants in the break room'],
    category: 'place',
    wanted: 0.12,
  },
  {
    title: ['Un buzón de libros para intercambiar', 'A shelf for swapping books'],
    category: 'people',
    status: 'accepted',
    reason: [
      'El librero llega el martes. Trae el tuyo.',
      'The shelf arrives on Tuesday. Bring one of yours.',
    ],
    wanted: 0.16,
  },
  {
    title: ['Menos papel en las cotizaciones', 'Less paper for quotations'],
    text: [
      'Imprimimos tres copias de cada una y dos terminan en la basura.',
      'We print three copies of each, and two end in the bin.',
    ],
    category: 'work',
    status: 'review',
    wanted: 0.18,
  },
  { title: ['Clases de inglés al mediodía', 'Spanish lessons at noon'], category: 'benefits', wanted: 0.25 },
  {
    title: ['Horario flexible en vacaciones escolares', 'Flexible hours in school holidays'],
    category: 'work',
    status: 'review',
    wanted: 0.29,
  },
  {
    title: ['Un microondas más en el comedor', 'One more microwave in the canteen'],
    category: 'place',
    wanted: 0.2,
  },
  {
    title: ['Permitir mascotas los viernes', 'Pets on Fridays'],
    category: 'place',
    status: 'refused',
    reason: [
      'Hay personas con alergias fuertes en dos pisos. Gracias por proponerlo.',
      'People on two floors have strong allergies. Thank you for asking.',
    ],
    wanted: 0.21,
  },
  {
    title: ['Un canal para celebrar cierres', 'A channel to celebrate what we close'],
    category: 'people',
    wanted: 0.11,
  },
  {
    title: ['Chequeo de la vista una vez al año', 'An eye test once a year'],
    category: 'benefits',
    status: 'accepted',
    reason: ['Va con la jornada de salud de otoño.', 'It comes with the health day in autumn.'],
    wanted: 0.17,
  },
  {
    title: ['Rotar quién dirige la reunión', 'Take turns at leading the meeting'],
    category: 'work',
    wanted: 0.08,
  },
  {
    title: ['Señalar mejor las salas', 'Clearer signs for the rooms'],
    text: ['Las visitas dan vueltas, y nosotros también.', 'Visitors walk in circles, and so do we.'],
    category: 'place',
    wanted: 0.13,
  },
  {
    title: ['Una tarde de voluntariado', 'An afternoon of volunteering'],
    category: 'people',
    status: 'review',
    wanted: 0.24,
  },
  {
    title: ['Café de grano en cada piso', 'Proper coffee on each floor'],
    category: 'benefits',
    wanted: 0.28,
  },
  { title: ['Plantillas para los informes', 'Templates for reports'], category: 'work', wanted: 0.09 },
  {
    title: ['Duchas para quien viene corriendo', 'Showers for those who run to work'],
    category: 'place',
    wanted: 0.1,
  },
  {
    title: ['Grupo de corredores de los jueves', 'A running group on Thursdays'],
    category: 'people',
    wanted: 0.14,
  },
  {
    title: ['Descuento en el transporte público', 'A discount for public transport'],
    text: [
      'Quienes no tenemos auto no usamos el estacionamiento: podría compensarse.',
      'Those of us without a car use no parking space: that could be made up for.',
    ],
    category: 'benefits',
    status: 'review',
    wanted: 0.26,
  },
  {
    title: ['Luz cálida en la zona de lectura', 'Warmer light in the reading corner'],
    category: 'place',
    wanted: 0.06,
  },
  {
    title: ['Media hora para agradecer cada mes', 'Half an hour a month to say thanks'],
    category: 'people',
    wanted: 0.19,
  },
  { title: ['Un glosario de siglas', 'A glossary of our acronyms'], category: 'work', wanted: 0.15 },
  {
    title: ['Sillas ajustables en el taller', 'Adjustable chairs in the workshop'],
    category: 'place',
    wanted: 0.12,
  },
  {
    title: ['Aportar a los lentes de trabajo', 'A contribution to work glasses'],
    category: 'benefits',
    wanted: 0.11,
  },
  { title: ['Una carpeta de buenas respuestas', 'A folder of good answers'], category: 'work', wanted: 0.07 },
  { title: ['Almuerzo con otra área', 'Lunch with another department'], category: 'people', wanted: 0.16 },
  {
    title: ['Separar residuos en el comedor', 'Separate waste in the canteen'],
    category: 'place',
    wanted: 0.2,
  },
  { title: ['Día libre por mudanza', 'A day off for moving house'], category: 'benefits', wanted: 0.23 },
  {
    title: ['Avisar los cambios de turno antes', 'Tell changes of shift earlier'],
    category: 'work',
    wanted: 0.22,
  },
  { title: ['Juegos de mesa en la terraza', 'Board games on the terrace'], category: 'people', wanted: 0.08 },
  { title: ['Toldo para la terraza', 'An awning for the terrace'], category: 'place', wanted: 0.1 },
  { title: ['Atajos de teclado que ayudan', 'Keyboard shortcuts that help'], category: 'work', wanted: 0.05 },
  { title: ['Sala tranquila para llamadas', 'A quiet room for calls'], category: 'place', wanted: 0.18 },
  {
    title: ['Compartir el viaje a la planta', 'Share the ride to the plant'],
    category: 'other',
    wanted: 0.09,
  },
];

export const toldIdeaComments: readonly Both[] = [
  ['Me sumo. En mi piso pasa lo mismo.', 'I am in. It is the same on our floor.'],
  ['¿Se podría probar un mes antes de decidir?', 'Could we try it for a month before deciding?'],
  ['Yo ayudo a organizarlo.', 'I will help to organise it.'],
  ['Conozco a quien ya lo hizo en otra empresa.', 'I know someone who did this elsewhere.'],
  ['Gracias por escribirlo, lo pensaba hace tiempo.', 'Thanks for writing this; I have long thought so.'],
];
