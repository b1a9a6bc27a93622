/** All planted bugs, by layer. */
import type { Bug } from './bug.ts';
import { accessBugs } from './bugs/access.ts';
import { buildBugs } from './bugs/builds.ts';
import { contractRowBugs } from './bugs/contractRows.ts';
import { domainBugs } from './bugs/domains.ts';
import { edgeBugs } from './bugs/edges.ts';
import { journeyBugs } from './bugs/journeys.ts';
import { machineBugs } from './bugs/machines.ts';
import { moneyBugs } from './bugs/money.ts';
import { pageBugs } from './bugs/pages.ts';
import { ruleBugs } from './bugs/rules.ts';
import { slowBugs } from './bugs/slow.ts';
import { storeBugs } from './bugs/stores.ts';
import { storyBugs } from './bugs/stories.ts';

export const bugs: readonly Bug[] = [
  ...ruleBugs,
  ...domainBugs,
  ...moneyBugs,
  ...accessBugs,
  ...contractRowBugs,
  ...storeBugs,
  ...edgeBugs,
  ...machineBugs,
  ...slowBugs,
  ...pageBugs,
  ...storyBugs,
  ...journeyBugs,
  ...buildBugs,
];
