/** The gates of each command, with their dependencies. */
import { globSync } from 'node:fs';
import { isBuilt } from '../setup/made.mjs';
import type { Asked } from './arguments.ts';
import { changedFiles } from './changed.ts';
import { environmentAt, hardTimes, noClock, type Clock } from './clock.ts';
import { one, say, tool, vitest, type Gate } from './gate.ts';
import { playwright } from './playwright.ts';
import { testsFor } from './related.ts';
import { texts } from './texts.ts';

const projects = ['--project=node', '--project=page'];
const slow = ['--project=slow', '--project=slow-page'];
const types = ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

const quick: Gate[] = [
  { name: 'format', cores: 1, run: tool('oxfmt', '--check') },
  { name: 'lint', cores: 1, run: tool('oxlint', '--quiet') },
  { name: 'types', cores: 1, run: tool('tsc', ...types) },
  { name: 'texts', cores: 1, run: texts },
];

const size: Gate = { name: 'size budget', cores: 1, run: tool('node', 'tools/size.ts') };

/**
 * The builds, and the checks of their files. They run in sequence, because both write the hashes of their
 * sources to one file.
 */
const builds = (always: boolean): Gate[] => {
  const step = always ? 'build' : 'need';
  return [
    { name: 'product build', cores: 1, run: tool('node', 'tools/setup.mjs', `${step}-product`) },
    {
      name: 'demo build',
      cores: 1,
      needs: ['product build'],
      run: tool('node', 'tools/setup.mjs', `${step}-demo`),
    },
    { ...size, needs: ['demo build'] },
    { name: 'what the builds hold', cores: 1, needs: ['demo build'], run: vitest(['--project=build']) },
  ];
};

/** Copies the tree, and runs compiler, lint and tests there for minutes: a release only. */
const generatorTest = 'tests/tools/new.slow.test.ts';

const unit: Gate = {
  name: 'unit, contract, store, machines',
  cores: 2,
  run: vitest([...projects, ...slow, '--exclude', generatorTest]),
};
const stories: Gate = {
  name: 'stories, with axe',
  cores: 2,
  run: vitest(['--config=vitest.stories.config.ts']),
};
const journeys: Gate = {
  name: 'end to end',
  cores: 2,
  needs: ['product build', 'demo build'],
  run: playwright(),
};

/** Attacks on the built server; only a release has the time. */
const attacks = (files: readonly string[] = []): Gate => ({
  name: 'attacks on the built server',
  cores: 1,
  needs: ['product build'],
  run: vitest(['--project=attack', ...files]),
});

/** The gates of `npm test`. */
export const testGates = (): Gate[] => [...quick, ...builds(false), unit, stories, journeys];

/** The gates of `npm run check`: its tests are those that can detect changes since the last green check. */
export function checkGates(prints: Readonly<Record<string, string>> | undefined): Gate[] {
  const changed = changedFiles(prints);
  const { files, domains } = changed ? testsFor(changed.files) : { files: 'all' as const, domains: [] };
  const since = changed
    ? `${changed.files.length} files changed since ${changed.since}`
    : 'no earlier state is known';
  const what =
    files === 'all'
      ? 'all tests'
      : `${files.length} test files, the rows of ${domains.join(', ') || 'no domain'}`;
  console.log(`${since}: ${what}`);
  const own: Gate['run'] = vitest([...projects, ...(files === 'all' ? [] : files)]);
  const tests: Gate = {
    name: 'tests of what changed',
    cores: 2,
    run: files !== 'all' && files.length === 0 ? async () => one(true) : own,
  };
  const rows: Gate = {
    name: 'contract rows of what changed',
    cores: 2,
    run: vitest(['--project=node', 'tests/contract', '-t', `\\b(${domains.join('|')})\\.`]),
  };
  if (isBuilt('product') && isBuilt('demo')) return [...quick, tests, ...rowsOf(), size];
  console.log('The size budget is not measured: there is no build of these sources.');
  return [...quick, tests, ...rowsOf()];

  function rowsOf(): Gate[] {
    return files === 'all' || domains.length === 0 ? [] : [rows];
  }
}

/** The named test files, without the static gates. */
export function narrowGates(mode: Asked['mode'], only: NonNullable<Asked['only']>): Gate[] {
  const breadth = mode === 'release' ? fullBreadth() : {};
  const onNode = only.node.filter((file) => file !== 'tests/build.test.ts');
  const needsBuilds = only.journeys.length + only.attacks.length > 0 || only.node.length > onNode.length;
  return [
    ...(needsBuilds ? builds(false) : []),
    ...(onNode.length > 0 ? [{ ...unit, run: vitest([...projects, ...slow, ...onNode], breadth) }] : []),
    ...(only.stories.length > 0
      ? [{ ...stories, run: vitest(['--config=vitest.stories.config.ts', ...only.stories], breadth) }]
      : []),
    ...(only.journeys.length > 0 ? [{ ...journeys, run: playwright(only.journeys, breadth) }] : []),
    ...(only.attacks.length > 0 ? [attacks(only.attacks)] : []),
  ];
}

type Narrowed = (files: readonly string[], extra: Readonly<Record<string, string>>) => Gate['run'];

/** The gates that `npm run test:repeat` repeats, narrowed to files; without files, whole. */
export const repeatable = {
  unit: (files, extra) => vitest([...projects, ...slow, ...files], { APLAUSO_GENERATOR: '0', ...extra }),
  stories: (files, extra) => vitest(['--config=vitest.stories.config.ts', ...files], extra),
  // A folder for each run: the next run would remove the traces of this one.
  journeys: (files, extra) =>
    playwright([...files, `--output=test-results/seed-${extra['APLAUSO_SEED'] ?? ''}`], extra),
} satisfies Readonly<Record<string, Narrowed>>;

/** The unit tests without their slow ones, with the clock set. */
const unitAt =
  (clock: Clock): Gate['run'] =>
  async (here) => {
    const extra = environmentAt(clock);
    if (extra) return await vitest(projects, extra)(here);
    say(here, noClock);
    return one(false);
  };

/** Settings of a release: ten times the trials, from a new seed. */
const fullBreadth = (): Record<string, string> => ({
  APLAUSO_RELEASE: '1',
  APLAUSO_TRIALS: '10',
  APLAUSO_SEED: String(1 + Math.floor(Math.random() * 0x7fff_fffe)),
  APLAUSO_SHUFFLE: '1',
});

/** The gates of `npm run test:release`. */
export function releaseGates(): Gate[] {
  const breadth = fullBreadth();
  const seed = breadth['APLAUSO_SEED'] ?? '';
  const engines = globSync('tools/engines/main.ts');
  console.log(`Seed of the random tests and of the order of files: ${seed}`);
  return [
    ...quick.map((gate) => (gate.name === 'types' ? { ...gate, run: tool('tsc', '-p', '.') } : gate)),
    ...builds(true),
    {
      ...unit,
      run: vitest([...projects, ...slow], breadth),
    },
    {
      name: 'isolated unit, each file by itself',
      cores: 2,
      run: vitest([...projects, '--isolate'], { APLAUSO_RELEASE: '1', APLAUSO_SEED: seed }),
    },
    ...hardTimes.map((clock): Gate => ({
      name: `unit, from ${clock.at} ${clock.zone}`,
      cores: 2,
      run: unitAt(clock),
    })),
    { ...stories, run: vitest(['--config=vitest.stories.config.ts'], breadth) },
    {
      name: 'isolated stories, each file by itself',
      cores: 2,
      run: vitest(['--config=vitest.stories.config.ts', '--isolate'], {
        APLAUSO_RELEASE: '1',
        APLAUSO_SEED: seed,
      }),
    },
    { ...journeys, run: playwright([], breadth) },
    attacks(),
    ...engines.map((file): Gate => ({
      name: 'other browsers',
      cores: 2,
      needs: ['demo build'],
      run: tool('node', file),
    })),
  ];
}
