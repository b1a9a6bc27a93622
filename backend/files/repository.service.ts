/** The organisation's documents (spec §1 "a files repository"). */
import type { repositoryEndpoints } from '#schema/files/repository.endpoints.ts';
import type { Service } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';

const later = async ({ language }: { readonly language: 'es' | 'en' }): Promise<never> => {
  throw refusal('not_found', language);
};

export const repositoryService: Service<typeof repositoryEndpoints> = {
  list: later,
  folders: later,
  get: later,
  add: later,
  change: later,
  addVersion: later,
  acknowledge: later,
  proofs: later,
  remind: later,
  remove: later,
};
