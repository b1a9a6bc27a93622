/**
 * The decoy of an address that is unknown, or whose person may not sign in this way. Codes and mails are made for it as
 * for a person, in the scope of the deployment, where nothing is sent: so a call does the same work for every address, and
 * its duration does not reveal whether the address is known.
 */
import type { CallFacts, Dependencies } from '../http/context.ts';
import { outbox } from '../mail/mail.tables.ts';
import { oneTimeCodes } from '../session/auth.tables.ts';
import { homeScope } from '../session/rateLimits.ts';
import type { Found } from './openSession.ts';

type Making = Pick<CallFacts, 'now'> & { readonly dependencies: Pick<Dependencies, 'db' | 'sign'> };

/** What mails and codes need of a person with their organisation. */
export interface Addressee extends Pick<Found, 'org'> {
  readonly user: Pick<
    Found['user'],
    | 'id'
    | 'email'
    | 'firstName'
    | 'language'
    | 'tokenEpoch'
    | 'passwordHash'
    | 'passwordExpired'
    | 'activatedAt'
  >;
  readonly organization: Pick<Found['organization'], 'name'>;
}

/** How long such rows stay, in ms. */
const keptMs = 3_600_000;

/** The decoy of an address, always the same. Only a signature of the address is kept. */
export async function decoyAt({ dependencies }: Making, address: string): Promise<Addressee> {
  return {
    org: homeScope,
    user: {
      id: await dependencies.sign(`decoy:${address.toLowerCase()}`),
      email: 'decoy@example.invalid',
      firstName: 'Ana María',
      language: 'spanish',
      tokenEpoch: 0,
      passwordHash: null,
      passwordExpired: false,
      activatedAt: '2026-01-01T00:00:00.000Z',
    },
    organization: { name: 'Organización' },
  };
}

/** Removes the old rows of decoys, for each caller alike. */
export const sweepDecoys = ({ dependencies: { db }, now }: Making): Promise<unknown> =>
  db.tx(homeScope, async (store) => {
    const old = { lte: new Date(now - keptMs).toISOString() };
    await store.remove(oneTimeCodes, { expiresAt: old });
    await store.remove(outbox, { createdAt: old });
  });
