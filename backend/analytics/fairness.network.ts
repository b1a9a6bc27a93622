/** Who thanked whom in a year: sums of pairs by month, from which closed groups are found. Pure. */

/** What one person gave another in a month. */
export interface PairMonth {
  readonly giverId: string;
  readonly receiverId: string;
  /** YYYY-MM. */
  readonly month: string;
  /** Recognitions, and how many of them were private. */
  readonly thanks: number;
  readonly hidden: number;
  readonly points: number;
}

/** What one person gave another in all months. */
export interface Edge {
  thanks: number;
  hidden: number;
  points: number;
  /** One bit a month: two months of a year share none. */
  months: number;
}

const bitOf = (month: string): number =>
  1 << ((Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))) % 16);

/** How many months are set. */
export function monthsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const none: Readonly<Edge> = { thanks: 0, hidden: 0, points: 0, months: 0 };

/** The network among these people; `departmentOf` contains all participants, with an empty text for no department. */
export class Network {
  readonly departmentOf: ReadonlyMap<string, string>;
  readonly sizeOf: ReadonlyMap<string, number>;
  readonly #given = new Map<string, Map<string, Edge>>();
  readonly #partners = new Map<string, Set<string>>();
  readonly #gave = new Map<string, Edge>();
  readonly #got = new Map<string, Edge>();
  #all = 0;
  #inDepartment = 0;

  constructor(departmentOf: ReadonlyMap<string, string>) {
    this.departmentOf = departmentOf;
    const sizes = new Map<string, number>();
    for (const department of departmentOf.values()) sizes.set(department, (sizes.get(department) ?? 0) + 1);
    this.sizeOf = sizes;
  }

  /** Adds a sum; those about people outside the network are left out. */
  add({ giverId, receiverId, month, thanks, hidden, points }: PairMonth): void {
    const [from, to] = [this.departmentOf.get(giverId), this.departmentOf.get(receiverId)];
    if (giverId === receiverId || from === undefined || to === undefined) return;
    const given = this.#given.get(giverId) ?? new Map<string, Edge>();
    this.#given.set(giverId, given);
    const edges = [
      [given, receiverId],
      [this.#gave, giverId],
      [this.#got, receiverId],
    ] as const;
    for (const [edgesOf, id] of edges) {
      const edge = edgesOf.get(id) ?? { ...none };
      edge.thanks += thanks;
      edge.hidden += hidden;
      edge.points += points;
      edge.months |= bitOf(month);
      edgesOf.set(id, edge);
    }
    for (const [one, other] of [
      [giverId, receiverId],
      [receiverId, giverId],
    ] as const) {
      const partners = this.#partners.get(one) ?? new Set<string>();
      this.#partners.set(one, partners.add(other));
    }
    this.#all += thanks;
    if (from === to && from !== '') this.#inDepartment += thanks;
  }

  edge(giverId: string, receiverId: string): Readonly<Edge> {
    return this.#given.get(giverId)?.get(receiverId) ?? none;
  }
  gave(id: string): Readonly<Edge> {
    return this.#gave.get(id) ?? none;
  }
  got(id: string): Readonly<Edge> {
    return this.#got.get(id) ?? none;
  }
  partners(id: string): ReadonlySet<string> {
    return this.#partners.get(id) ?? new Set();
  }
  /** Recognitions in both directions. */
  exchange(one: string, other: string): number {
    return this.edge(one, other).thanks + this.edge(other, one).thanks;
  }

  /** Share of what a person gives that would reach a group by what is usual here. */
  expected(id: string, group: readonly string[]): number {
    const own = this.departmentOf.get(id) ?? '';
    const size = own === '' ? 1 : (this.sizeOf.get(own) ?? 1);
    const others = group.filter((one) => one !== id);
    const near = own === '' ? 0 : others.filter((one) => this.departmentOf.get(one) === own).length;
    const outside = this.departmentOf.size - size;
    const stays = size <= 1 ? 0 : outside === 0 ? 1 : this.#inDepartment / Math.max(1, this.#all);
    return (
      stays * (near / Math.max(1, size - 1)) + (1 - stays) * ((others.length - near) / Math.max(1, outside))
    );
  }
}
