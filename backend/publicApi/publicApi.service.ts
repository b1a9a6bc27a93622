/** Public API keys, the calls that they authorise, and the sandbox (spec §1). */
import type { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import type { Service } from '../http/context.ts';
import { keyService } from './keys.service.ts';
import { sandboxService } from './sandbox.service.ts';
import { publicSendService } from './send.service.ts';

export const publicApiService: Service<typeof publicApiEndpoints> = {
  ...keyService,
  ...publicSendService,
  ...sandboxService,
};
