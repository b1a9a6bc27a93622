/** Gives points exactly once. The same content keeps its idempotency key until the outcome is known, also over reloads. */
import { intentKey } from '#src/api/idempotency.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { deviceStorage } from '#src/lib/storages.ts';

/** The write for `useWrite`. Its key is stored under `place` on this device, beside the draft. */
export const givenOnce =
  <V, R>(place: string, write: (given: V, key: string) => Promise<R>) =>
  async (given: V): Promise<R> => {
    const { key, settle } = intentKey(deviceStorage(), place, JSON.stringify(given));
    try {
      const result = await write(given, key);
      settle();
      return result;
    } catch (error) {
      if (isAnswered(error)) settle();
      throw error;
    }
  };
