/** The values of an organisation. */
import { bool, int, orNull, table, text } from '../store/table.ts';

export const values = table(
  'corporate_values',
  {
    name: text(),
    nameEn: orNull(text()),
    description: text(),
    icon: orNull(text()),
    /** Key of the own picture, shown instead of the icon. */
    iconKey: orNull(text()),
    position: int(),
    active: bool(),
    createdAt: text(),
  },
  { unique: [['name']], indexes: [['position']], steady: true },
);
