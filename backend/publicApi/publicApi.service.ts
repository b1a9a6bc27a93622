/** Keys of the public API and what they open (spec §1). */
import type { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import type { Service } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';

const later = async ({ language }: { readonly language: 'es' | 'en' }): Promise<never> => {
  throw refusal('not_found', language);
};

export const publicApiService: Service<typeof publicApiEndpoints> = {
  keys: later,
  createKey: later,
  revokeKey: later,
  sendRecognition: later,
  sendBadge: later,
  sandbox: later,
  sandboxFeed: later,
};
