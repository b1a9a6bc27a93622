/** Code that is otherwise loaded with the first call that needs it, as the demo does to start fast. */
import type { Method } from '#backend/calls/router.ts';
import { services } from '#backend/services.ts';

/** Loads the code of all calls: to load that of one call takes longer than a call may hold the others. */
export async function loadCode(): Promise<void> {
  for (const domain of Object.values(services)) {
    const methods: Readonly<Record<string, Method>> = domain;
    for (const method of Object.values(methods)) await method.ready?.();
  }
  await Promise.all([import('#backend/handlers.ts'), import('#backend/publicApi/keyCalling.ts')]);
}
