/** The comments of a sample post. */
import type { Comment } from '#schema/posts/posts.shapes.ts';
import { ago, day, idOf, minute, person, posts } from './world.sample.ts';

/** Comments of another user and of the reader, with answers and an edit. */
export const conversation: readonly Comment[] = [
  {
    id: idOf('00c1', 0),
    postId: posts[0]?.id ?? '',
    user: person(3),
    message: 'Yo estaba en esa llamada. Se notó muchísimo la diferencia.',
    mayRemove: false,
    subcomments: [
      {
        id: idOf('00c2', 0),
        commentId: idOf('00c1', 0),
        user: person(2),
        message: 'Tal cual. Por eso quería que todos lo supieran.',
        mayRemove: false,
        createdAt: ago(8 * minute),
        editedAt: null,
      },
    ],
    createdAt: ago(12 * minute),
    editedAt: null,
  },
  {
    id: idOf('00c1', 1),
    postId: posts[0]?.id ?? '',
    user: person(0),
    message: 'Gracias, equipo. Fue un trabajo de varios.',
    mayRemove: true,
    subcomments: [],
    createdAt: ago(3 * day),
    editedAt: ago(2 * day),
  },
];
