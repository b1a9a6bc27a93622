/**
 * The seed of random tests. It derives from the content of the commit, so that two runs of one tree try
 * exactly the same; a release draws a new seed. `APLAUSO_SEED=<number>` repeats a run,
 * `APLAUSO_TRIALS=<factor>` enlarges it.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/** The seed without a commit to derive it from: without git, or with uncommitted changes. */
const fixedSeed = 20_260_318;
/** Seeds are integers from 0 to below this number, which every generator of the project accepts. */
const maxSeeds = 2 ** 31;

/** The environment variables of a test run. */
type Environment = Readonly<Record<string, string | undefined>>;

/** A seed, and a short text about its origin. */
export interface Seed {
  readonly seed: number;
  readonly from: string;
}

/** The output of git without the last line end; undefined if git fails. */
type Git = (...words: readonly string[]) => string | undefined;

const gitHere: Git = (...words) => {
  const { status, stdout } = spawnSync('git', [...words], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The seed of a run. Throws `RangeError` if `APLAUSO_SEED` is invalid. */
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

/**
 * The factor of trials: 1, in a release 10, unless `APLAUSO_TRIALS` is set. Throws `RangeError` for an
 * invalid factor.
 */
export function trialsOf(environment: Environment): number {
  const given = environment['APLAUSO_TRIALS'];
  const factor = given === undefined ? (environment['APLAUSO_RELEASE'] === '1' ? 10 : 1) : Number(given);
  if (!(factor > 0)) throw new RangeError(`APLAUSO_TRIALS is a number above 0, not "${String(given)}"`);
  return factor;
}

/** Files in an order drawn from the seed, with `APLAUSO_SHUFFLE=1`; otherwise undefined. */
export const orderOf = (
  environment: Environment,
): { readonly shuffle: { readonly files: true; readonly tests: false }; readonly seed: number } | undefined =>
  environment['APLAUSO_SHUFFLE'] === '1'
    ? { shuffle: { files: true, tests: false }, seed: seedOf(environment).seed }
    : undefined;

/** The variable that records that the seed was printed, by this process or a parent process. */
const saidBy = 'APLAUSO_SEED_SAID';

/**
 * Sets seed and size for this process and its children, and prints them once with the command that repeats
 * them. The configuration of a run calls it; workers find both in their environment.
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
