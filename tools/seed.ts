/**
 * The seed of random tests. It comes from the content of the commit, so that two runs of one tree try exactly the same;
 * a release draws a fresh one. `APLAUSO_SEED=<number>` repeats a run, `APLAUSO_TRIALS=<factor>` makes it larger.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/** Where there is no commit to take it from: without git, or with changes that are not committed. */
const fixedSeed = 20_260_318;
/** Seeds are whole numbers from 0 up to this, which every generator of ours takes. */
const maxSeeds = 2 ** 31;

/** What a run of tests is begun with. */
type Environment = Readonly<Record<string, string | undefined>>;

/** A seed, and in a few words where it comes from. */
export interface Seed {
  readonly seed: number;
  readonly from: string;
}

/** What git says, without the last line end; undefined where it fails. */
type Git = (...words: readonly string[]) => string | undefined;

const gitHere: Git = (...words) => {
  const { status, stdout } = spawnSync('git', [...words], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The seed of a run. Raises `RangeError` where `APLAUSO_SEED` is no seed. */
export function seedOf(environment: Environment, git: Git = gitHere): Seed {
  const given = environment['APLAUSO_SEED'];
  if (given !== undefined) {
    const seed = Number(given);
    if (!/^\d+$/u.test(given) || seed >= maxSeeds)
      throw new RangeError(`APLAUSO_SEED is a whole number below ${maxSeeds}, not "${given}"`);
    return { seed, from: 'APLAUSO_SEED' };
  }
  if (environment['APLAUSO_RELEASE'] === '1')
    return { seed: randomInt(maxSeeds), from: 'drawn for a release' };
  const tree = git('rev-parse', 'HEAD^{tree}');
  if (tree === undefined) return { seed: fixedSeed, from: 'fixed, there is no commit' };
  if (git('status', '--porcelain') !== '') return { seed: fixedSeed, from: 'fixed, there are changes' };
  return { seed: Number.parseInt(tree.slice(0, 8), 16) % maxSeeds, from: `tree ${tree.slice(0, 8)}` };
}

/** How many times as much as usual is tried: 1, in a release 10, unless `APLAUSO_TRIALS` says. Raises `RangeError` for what is no size. */
export function trialsOf(environment: Environment): number {
  const given = environment['APLAUSO_TRIALS'];
  const factor = given === undefined ? (environment['APLAUSO_RELEASE'] === '1' ? 10 : 1) : Number(given);
  if (!(factor > 0)) throw new RangeError(`APLAUSO_TRIALS is a number above 0, not "${String(given)}"`);
  return factor;
}

/** Whether a process before this one, or this one, has said it. */
const saidBy = 'APLAUSO_SEED_SAID';

/**
 * Decides on seed and size for this process and all that it starts, and says them once with the command that repeats them.
 * The configuration of a run calls it; workers find both in their environment.
 */
export function beginTrials(environment: Record<string, string | undefined> = process.env): void {
  const { seed, from } = seedOf(environment);
  const factor = trialsOf(environment);
  environment['APLAUSO_SEED'] = String(seed);
  environment['APLAUSO_TRIALS'] = String(factor);
  if (environment[saidBy] === String(seed)) return;
  environment[saidBy] = String(seed);
  console.log(
    `Random tests: seed ${seed} (${from}), size ${factor}. Again: APLAUSO_SEED=${seed} APLAUSO_TRIALS=${factor} npm test`,
  );
}
