/** Providers of products and coupons. */
import { bool, orNull, table, text } from '../store/table.ts';

export const providers = table(
  'providers',
  {
    name: text(),
    logoUrl: orNull(text()),
    website: orNull(text()),
    contactEmail: orNull(text()),
    country: orNull(text()),
    active: bool(),
    createdAt: text(),
  },
  { unique: [['name']] },
);
