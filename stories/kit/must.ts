/** The sample, of which a story is sure; throws if there is none. */
export function must<T>(sample: T | null | undefined): T {
  if (sample === undefined || sample === null) throw new Error('the story lacks a sample');
  return sample;
}
