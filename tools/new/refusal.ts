/** A sentence instead of half a domain: nothing is written once one of these is raised. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
