/** Valid calls of {{domain}}: they follow from the rows. */
import type { Calls } from './known.ts';

export const calls: Calls = {};
