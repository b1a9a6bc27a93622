/** The format of the tests' coverage of states and transitions, as the page "Machines/Coverage" shows it. */
import * as z from 'zod/mini';

/** Kinds of coverage; `sample` means that any sample leads there. */
export const coverageKinds = ['sample', 'story', 'walk', 'unit', 'e2e'] as const;
export type CoverageKind = (typeof coverageKinds)[number];

const Names = z.record(z.string(), z.object({ states: z.array(z.string()), arrows: z.array(z.string()) }));

/** The coverage of one test file: dotted state paths and transition keys, by machine. */
export const Tally = z.object({ kind: z.enum(coverageKinds), machines: Names });
export type Tally = z.infer<typeof Tally>;

const By = z.array(z.enum(coverageKinds));

/** `.cache/machines.json`: every machine with its states, transitions and their coverage. */
export const Coverage = z.object({
  /** The counted kinds; other kinds are neither covered nor missing. */
  kinds: By,
  machines: z.array(
    z.object({
      id: z.string(),
      states: z.array(z.object({ path: z.string(), isLeaf: z.boolean(), by: By })),
      arrows: z.array(
        z.object({
          key: z.string(),
          state: z.string(),
          on: z.string(),
          when: z.array(z.string()),
          to: z.array(z.string()),
          by: By,
        }),
      ),
    }),
  ),
});
export type Coverage = z.infer<typeof Coverage>;
