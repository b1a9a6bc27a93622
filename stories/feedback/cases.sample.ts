/** Cases as their readers get them, for stories. */
import type { AdminCase, OpenedCase, ShownFigures } from '#src/feedback/admin/casesAdmin.queries.ts';
import type { OwnCase, ShownCase, ShownPromise } from '#src/feedback/feedback.queries.ts';
import { ago, day, idOf, person } from '../kit/world.sample.ts';

export const pagination = { page: 1, perPage: 20, total: 3, totalPages: 1 };

export const promise: ShownPromise = {
  maySend: true,
  readers: [person(3), person(5)],
  receivedDays: 3,
  answerDays: 30,
  keepMonths: 24,
  told: [
    {
      id: idOf('told', 1),
      text: 'Pidieron luz en el estacionamiento. Desde el lunes hay seis lámparas nuevas.',
      textEn: 'You asked for light in the car park. Since Monday there are six new lamps.',
      at: ago(9 * day),
    },
  ],
};

const facts = {
  kind: 'complaint',
  subject: 'Turnos sin descanso en bodega',
  category: 'conditions',
  anonymous: false,
  state: 'answered',
  reason: null,
  receivedOn: '2026-11-02',
  answeredOn: '2026-11-09',
  closedOn: null,
  answerBy: '2026-12-02',
} as const;

export const mine: ShownCase = { id: idOf('case', 1), ...facts };

const words = {
  text: 'Desde octubre los turnos de noche no tienen la pausa de media hora.',
  files: [{ key: 'one', name: 'turnos.pdf', contentType: 'application/pdf', size: 24_000 }],
};

export const own: OwnCase = {
  ...mine,
  ...words,
  thread: [
    {
      place: 1,
      from: 'organization',
      text: 'Gracias por contarlo. ¿En qué días pasó?',
      files: [],
      on: '2026-11-09',
      user: null,
    },
  ],
  mayAdd: true,
};

const card: AdminCase = {
  ...facts,
  id: idOf('case', 2),
  anonymous: true,
  state: 'received',
  answeredOn: null,
  archived: false,
  late: true,
  person: null,
  handler: null,
};
export const cards: readonly AdminCase[] = [
  card,
  { ...card, id: idOf('case', 3), subject: 'Comentarios en la reunión', category: 'harassment', late: false },
  {
    ...card,
    id: mine.id,
    anonymous: false,
    subject: 'Facturas que no coinciden',
    category: 'fraud',
    state: 'review',
    late: false,
    person: person(2),
    handler: person(3),
  },
];

export const opened: OpenedCase = {
  ...card,
  ...words,
  state: 'answered',
  late: false,
  answeredOn: '2026-11-09',
  files: [],
  thread: own.thread.map((message) => ({ ...message, user: person(3) })),
  involved: [person(4)],
  notes: [
    { id: idOf('note', 1), user: person(5), text: 'Pedí los turnos de octubre a bodega.', at: ago(2 * day) },
  ],
  handler: person(3),
};

export const figures: ShownFigures = {
  threshold: 5,
  states: [
    { state: 'received', count: 7 },
    { state: 'review', count: null },
    { state: 'answered', count: 12 },
    { state: 'closed', count: 31 },
  ],
  categories: [
    { category: 'conditions', count: 21 },
    { category: 'harassment', count: null },
    { category: 'other', count: 18 },
  ],
};
