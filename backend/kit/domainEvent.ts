/** Events: what a domain tells the domains above it, which it does not know. */

/** Something that happened; `Fact` is what its handlers are given. */
export interface DomainEvent<Fact> {
  readonly name: string;
  /** Never set: carries the type only. */
  readonly fact?: Fact;
}

/** Declares an event under a name such as `post.removed`. */
export const domainEvent = <Fact>(name: string): DomainEvent<Fact> => ({ name });
