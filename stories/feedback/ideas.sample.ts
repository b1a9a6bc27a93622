/** Ideas as their readers get them, for stories. */
import type { OpenedIdea, ShownIdea } from '#src/feedback/ideas/ideas.queries.ts';
import { ago, day, idOf, minute, person } from '../kit/world.sample.ts';

const idea = (number: number, title: string, more: Partial<ShownIdea> = {}): ShownIdea => ({
  id: idOf('idea', number),
  title,
  text: '',
  category: 'place',
  author: person(number),
  status: 'new',
  reason: null,
  votes: 3 + number,
  voted: false,
  comments: 0,
  mergedInto: null,
  mine: false,
  createdAt: ago(number * day),
  ...more,
});

export const bikes = idea(1, 'Estacionamiento techado para bicicletas', {
  text: 'Cada vez más personas vienen en bici y las dejan amarradas al barandal de la entrada.',
  status: 'done',
  reason: 'Hay doce lugares techados junto a la recepción.',
  votes: 24,
  voted: true,
  comments: 2,
});
export const screens = idea(2, 'Pantallas más grandes para compartir', {
  category: 'work',
  status: 'refused',
  reason: 'Este año el presupuesto va a sillas. Volvemos a verla en enero.',
});
export const fruit = idea(3, 'Fruta fresca los lunes', { category: 'benefits', comments: 1, author: null });
export const ideas: readonly ShownIdea[] = [
  bikes,
  screens,
  fruit,
  idea(4, 'Un glosario de siglas', { status: 'review', category: 'work' }),
  idea(5, 'Almuerzo con otra área', { status: 'accepted', category: 'people' }),
];

/** With what lives on in it and what people say. */
export const openedBikes: OpenedIdea = {
  ...bikes,
  thread: [
    {
      id: idOf('said', 1),
      user: person(3),
      text: 'Me sumo. En mi piso pasa lo mismo.',
      at: ago(90 * minute),
    },
    { id: idOf('said', 2), user: null, text: 'Yo ayudo a organizarlo.', at: ago(20 * minute) },
  ],
  merged: [{ id: idOf('idea', 9), title: 'Un lugar para dejar las bicicletas' }],
};

/** One that lives on in another one. */
export const mergedIdea: OpenedIdea = {
  ...idea(9, 'Un lugar para dejar las bicicletas', { votes: 0 }),
  mergedInto: { id: bikes.id, title: bikes.title },
  thread: [],
  merged: [],
};

export const pagination = { page: 1, perPage: 20, total: ideas.length, totalPages: 1 };
