/** Values by stage of the privacy rule, for rows that keep one column for each. */
import { stageNames, type Stage } from '../kit/privacy/tallies.ts';

/** A value for each stage. */
export const byStage = <T>(of: (stage: Stage) => T): Record<Stage, T> => {
  const [collecting, waiting, pending, holding, released] = stageNames;
  return {
    collecting: of(collecting),
    waiting: of(waiting),
    pending: of(pending),
    holding: of(holding),
    released: of(released),
  };
};
