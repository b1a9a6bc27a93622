/** The error of the generator: nothing is written after it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
