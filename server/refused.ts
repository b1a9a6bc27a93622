/** A start that cannot be: said in one sentence, without a stack. */

/** `message` is a whole sentence that says what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
