/** What the tests leave about states and arrows of machines, and what the page "Machines/Coverage" shows of it. */
import * as z from 'zod/mini';

/** By what a state or an arrow is covered; `sample`: some sample leads there at all. */
export const coverageKinds = ['sample', 'story', 'walk', 'unit', 'e2e'] as const;
export type CoverageKind = (typeof coverageKinds)[number];

const Names = z.record(z.string(), z.object({ states: z.array(z.string()), arrows: z.array(z.string()) }));

/** What one file of tests came across: dotted paths of states and keys of arrows, by machine. */
export const Tally = z.object({ kind: z.enum(coverageKinds), machines: Names });
export type Tally = z.infer<typeof Tally>;

const By = z.array(z.enum(coverageKinds));

/** `.cache/machines.json`: every machine, every state, every arrow, and by what each is covered. */
export const Coverage = z.object({
  /** Which kinds were counted; those that were not are neither covered nor missing. */
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
