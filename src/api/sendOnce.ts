/** A write that is the same write after a reload. */
import { deviceStorage } from '#src/lib/storages.ts';
import { intentKey } from './idempotency.ts';
import { isAnswered } from './isAnswered.ts';

/** Sends this content under a key that stays on the device until the server's answer to it is final. */
export async function sendOnce<R>(
  name: string,
  content: string,
  write: (key: string) => Promise<R>,
): Promise<R> {
  const { key, settle } = intentKey(deviceStorage(), name, content);
  try {
    const result = await write(key);
    settle();
    return result;
  } catch (error) {
    if (isAnswered(error)) settle();
    throw error;
  }
}
