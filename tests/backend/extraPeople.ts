/** More people of the small organisation, as rows. */
import { users } from '#backend/people/users.tables.ts';
import { taller } from './postFixture.ts';

const [plain = {}] = taller.rows[users.name] ?? [];

/** One more employee of the organisation, as a row. */
export const extra = (name: string, own: Readonly<Record<string, unknown>> = {}) => ({
  ...plain,
  id: name,
  firstName: name,
  email: `${name}@taller.example`,
  fold: name,
  userType: 'employee',
  ...own,
});

/** Names of this many people: `buyer001`, `buyer002` … */
export const numbered = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${word}${String(index + 1).padStart(3, '0')}`);
