/** Valid calls of the podium. */
import type { Calls } from './known.ts';

export const calls: Calls = {
  'recognitions.podium': () => ({ query: { side: 'givers' } }),
  'recognitions.insigniaPodium': () => ({ query: { accum: true } }),
};
