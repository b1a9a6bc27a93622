/** Types of recognition. */
import type { Role } from '#schema/permissions.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

export const postTypes = table(
  'post_types',
  {
    name: text(),
    nameEn: orNull(text()),
    color: orNull(text()),
    icon: orNull(text()),
    /** Who may send it. */
    roles: json<readonly Role[]>(),
    position: int(),
    active: bool(),
  },
  { indexes: [['position']] },
);
