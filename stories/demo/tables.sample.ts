/** Tables of the cockpit's "Datos" in memory, for stories and tests: two people and their recognitions. */
import type { DemoControls, DataRow } from '#src/api/demoKit.ts';

const values = (of: Readonly<Record<string, string | number | boolean | null>>): DataRow['values'] =>
  Object.entries(of);

const people: readonly DataRow[] = [
  {
    id: 'user-1',
    label: 'Mariana Torres',
    values: values({
      id: 'user-1',
      firstName: 'Mariana',
      lastName: 'Torres',
      active: true,
      managerId: 'user-2',
    }),
  },
  {
    id: 'user-2',
    label: 'Andrés Gil',
    values: values({ id: 'user-2', firstName: 'Andrés', lastName: 'Gil', active: true, managerId: null }),
  },
];
const posts: readonly DataRow[] = Array.from({ length: 2_000 }, (_, at) => ({
  id: `post-${at}`,
  label: 'recognition published',
  values: values({
    id: `post-${at}`,
    kind: 'recognition',
    senderId: 'user-1',
    message: `Gracias ${at}`,
    amount: at,
  }),
}));
const rowsOf: Readonly<Record<string, readonly DataRow[]>> = { users: people, posts, events: [] };

/** Answers at once. A row refers to the people whose ids it holds. */
export const sampleData: DemoControls['data'] = {
  organizations: async () => [{ id: 'aurora', name: 'Grupo Aurora' }],
  tables: [
    { name: 'users', fields: ['id', 'firstName', 'lastName', 'active', 'managerId'] },
    { name: 'posts', fields: ['id', 'kind', 'senderId', 'message', 'amount'] },
    { name: 'events', fields: ['id', 'title'] },
  ],
  rows: async (_, table, filter) =>
    (rowsOf[table] ?? []).filter(
      ({ values: all }) =>
        filter === undefined ||
        all.some(
          ([field, value]) =>
            field === filter.field && String(value).toLowerCase().includes(filter.words.toLowerCase()),
        ),
    ),
  row: async (_, table, id) => {
    const row = rowsOf[table]?.find((one) => one.id === id);
    return row === undefined
      ? undefined
      : {
          row,
          refersTo: row.values.flatMap(([field, value]) =>
            people
              .filter((person) => person.id === value && field !== 'id')
              .map((person) => ({ field, table: 'users', id: person.id, label: person.label })),
          ),
          referredBy: id === 'user-1' ? [{ table: 'posts', field: 'senderId', count: posts.length }] : [],
        };
  },
};
