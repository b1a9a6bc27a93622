/** A queue with things of several domains, some of them due. */
import type { ShownQueue, ShownWaiting } from '#src/waiting/waiting.queries.ts';
import { ago, day, idOf, person } from '../kit/world.sample.ts';

const thing = (number: number, facts: Pick<ShownWaiting, 'kind'> & Partial<ShownWaiting>): ShownWaiting => ({
  id: idOf('00aa', number),
  subjectId: idOf('00aa', number),
  title: '',
  titleEn: null,
  words: null,
  points: null,
  who: null,
  since: ago(2 * day),
  dueAt: null,
  address: '/',
  ...facts,
});

export const queue: ShownQueue = {
  items: [
    thing(1, {
      kind: 'task_again',
      title: 'Prepara la guía',
      titleEn: 'Prepare the guide',
      words: 'Falta una línea sobre a quién preguntar.',
      points: 40,
      who: person(2),
      dueAt: ago(day),
    }),
    thing(2, {
      kind: 'challenge_day',
      title: 'Seis semanas de pasos',
      titleEn: 'Six weeks of steps',
      points: 120,
      dueAt: ago(-day / 2),
    }),
    thing(3, {
      kind: 'point_request',
      words: 'Para agradecer al equipo de soporte.',
      points: 200,
      who: person(3),
    }),
    thing(4, {
      kind: 'survey',
      title: 'Cómo estamos trabajando',
      titleEn: 'How we work',
      dueAt: ago(-9 * day),
    }),
    thing(5, { kind: 'birthday', who: person(5), dueAt: ago(-day / 2) }),
    thing(6, { kind: 'evaluation', title: 'Evaluación anual', titleEn: 'Yearly evaluation', who: person(0) }),
    thing(7, {
      kind: 'checkin',
      title: 'Que los clientes nos recomienden',
      titleEn: 'Customers recommend us',
      dueAt: ago(3 * day),
    }),
  ],
  counts: [
    { kind: 'task_again', count: 1, snoozed: 0 },
    { kind: 'point_request', count: 1, snoozed: 0 },
    { kind: 'evaluation', count: 1, snoozed: 0 },
    { kind: 'survey', count: 2, snoozed: 1 },
    { kind: 'challenge_day', count: 1, snoozed: 0 },
    { kind: 'checkin', count: 1, snoozed: 0 },
    { kind: 'birthday', count: 2, snoozed: 0 },
  ],
  total: 9,
};

export const emptyQueue: ShownQueue = { items: [], counts: [], total: 0 };
