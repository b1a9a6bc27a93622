/** Events: a domain emits them, and domains above it handle them. It does not know which. */

/** Something that happened; `Fact` is what its handlers are given. */
export interface DomainEvent<Fact> {
  readonly name: string;
  /** Never set: carries the type only. */
  readonly fact?: Fact;
}

/** Declares an event under a name such as `post.removed`. */
export const domainEvent = <Fact>(name: string): DomainEvent<Fact> => ({ name });
