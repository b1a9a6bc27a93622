/** What an attacker can compute from figures: linear algebra over one unknown number for each person. */

/** A prime below 2 ** 26: products of two remainders are exact. */
const prime = 67_108_859;
const remainder = (value: number): number => ((value % prime) + prime) % prime;

/** The inverse modulo the prime, by Euclid's algorithm. */
function inverse(value: number): number {
  let [a, b, x, y] = [value, prime, 1, 0];
  while (b !== 0) {
    const times = Math.floor(a / b);
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return remainder(x);
}

function subtract(row: Float64Array, times: number, other: Float64Array): void {
  if (times === 0) return;
  for (let at = 0; at < row.length; at++)
    row[at] = remainder((row[at] ?? 0) - ((times * (other[at] ?? 0)) % prime));
}

/** Brings rows into reduced form; returns those that are not zero with their first columns. */
function reduced(rows: readonly Float64Array[]): readonly { pivot: number; row: Float64Array }[] {
  const kept: { pivot: number; row: Float64Array }[] = [];
  for (const given of rows) insert(kept, Float64Array.from(given));
  return kept;
}

function insert(kept: { pivot: number; row: Float64Array }[], row: Float64Array): boolean {
  for (const { pivot, row: other } of kept) subtract(row, row[pivot] ?? 0, other);
  const pivot = row.findIndex((value) => value !== 0);
  if (pivot === -1) return false;
  const factor = inverse(row[pivot] ?? 0);
  for (let at = 0; at < row.length; at++) row[at] = ((row[at] ?? 0) * factor) % prime;
  for (const other of kept) subtract(other.row, other.row[pivot] ?? 0, row);
  kept.push({ pivot, row });
  return true;
}

/** Most sets of people that one attack tries; more is an error, not a failure of the attacker. */
const mostSets = 50_000;

/** Everything that follows linearly from the figures that were seen. */
export class Knowledge {
  readonly #people: number;
  readonly #basis: { pivot: number; row: Float64Array }[] = [];
  readonly #seen = new Set<string>();

  constructor(people: number) {
    this.#people = people;
  }

  /** A figure that adds the values of these people, each as often as it is listed. */
  learn(people: readonly number[]): void {
    const key = people.toSorted((a, b) => a - b).join();
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const row = new Float64Array(this.#people);
    for (const person of people) row[person] = (row[person] ?? 0) + 1;
    insert(this.#basis, row);
  }

  /** Number of independent figures. */
  get rank(): number {
    return this.#basis.length;
  }

  /**
   * 1 to `k` − 1 people that a combination of the figures is about, nobody else; null if there is none. Exact: people whom
   * every figure treats alike appear in a combination together or not at all, so sets of such groups are tried.
   */
  exposed(k: number): readonly number[] | null {
    for (const { row } of this.#basis) {
      const about = [...row.keys()].filter((person) => row[person] !== 0);
      if (about.length < k) return about;
    }
    const alike = new Map<string, number[]>();
    for (let person = 0; person < this.#people; person++) {
      const column = this.#basis.map(({ row }) => row[person] ?? 0);
      if (column.every((value) => value === 0)) continue;
      const key = column.join();
      alike.set(key, [...(alike.get(key) ?? []), person]);
    }
    const groups = [...alike.values()]
      .filter(({ length }) => length < k)
      .toSorted((a, b) => b.length - a.length);
    let tried = 0;
    const extend = (chosen: readonly number[], from: number): readonly number[] | null => {
      if (++tried > mostSets) throw new RangeError(`more than ${mostSets} sets of people`);
      if (chosen.length > 0 && this.#isExposed(new Set(chosen))) return chosen;
      for (let at = from; at < groups.length; at++) {
        const group = groups[at] ?? [];
        if (chosen.length + group.length >= k) continue;
        const found = extend([...chosen, ...group], at + 1);
        if (found) return found;
      }
      return null;
    };
    return extend([], 0);
  }

  /** Whether a combination is about these people only: only rows that begin with one of them can be in it. */
  #isExposed(people: ReadonlySet<number>): boolean {
    const rows = this.#basis.filter(({ pivot }) => people.has(pivot)).map(({ row }) => row);
    if (rows.length === 0) return false;
    const outside = rows.map((row) => row.filter((_, person) => !people.has(person)));
    return reduced(outside).length < rows.length;
  }
}
