/** Tables with every kind of column, key and index that a store supports. */
import { bool, int, json, orNull, table, text } from '#backend/store/table.ts';

export const people = table(
  'people',
  {
    name: text(),
    email: text(),
    /** A key that may be missing. */
    nick: orNull(text()),
    age: orNull(int()),
    active: bool(),
    seen: orNull(bool()),
    tags: json<readonly string[]>(),
    extra: orNull(json<{ readonly depth: number } | readonly number[]>()),
  },
  { unique: [['email'], ['nick']], indexes: [['name'], ['active', 'name'], ['age']], steady: true },
);

export const thanks = table(
  'thanks',
  { author: orNull(text()), at: text(), points: int(), body: text() },
  { indexes: [['at'], ['author', 'at']] },
);

export const steps = table(
  'steps',
  { thank: text(), place: int(), label: orNull(text()) },
  { unique: [['thank', 'place']], indexes: [['label', 'place']] },
);

export const sampleTables = [people, thanks, steps];
