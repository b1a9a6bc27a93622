/** The error of a start that fails: reported in one sentence, without a stack. */

/** `message` is a full sentence with the fix. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
