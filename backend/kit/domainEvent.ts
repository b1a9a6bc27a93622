/** Domain events: a domain emits events without knowing the domains above that handle them. */

/** A kind of event; `Fact` is the argument of its handlers. */
export interface DomainEvent<Fact> {
  readonly name: string;
  /** Never set: carries the type only. */
  readonly fact?: Fact;
}

/** Declares an event under a name such as `post.removed`. */
export const domainEvent = <Fact>(name: string): DomainEvent<Fact> => ({ name });
