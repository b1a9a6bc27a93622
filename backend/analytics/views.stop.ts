/** One click in a mail program stops the mail of one view (RFC 8058): the signature in the address takes the place of a session. */
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Service, Sign } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { sameText } from '../kit/sameText.ts';
import type { OrgId } from '../store/port.ts';
import { savedViews } from './views.tables.ts';

/** Signs of the signature in an address: 192 bits. */
const signs = 32;

const signatureOf = async (sign: Sign, org: OrgId, id: string): Promise<string> =>
  (await sign(`viewStop:${org}:${id}`)).slice(0, signs);

/** The address for the mails of a view; only the deployment can make it. */
export const stopAddress = async (
  { base, org, sign }: { readonly base: string; readonly org: OrgId; readonly sign: Sign },
  id: string,
): Promise<string> => `${base}/rest/analytics/views/stop/${org}.${id}.${await signatureOf(sign, org, id)}`;

export const viewStopService: Pick<Service<typeof analyticsEndpoints>, 'stopView'> = {
  async stopView({ dependencies: { db, sign }, language }, { params: { key } }) {
    const [org = '', id = '', signature = ''] = key.split('.');
    const isOurs = sameText(signature, await signatureOf(sign, org, id));
    if (!isOurs || !(await db.directory.organizations()).includes(org))
      throw domainError('not_found', language);
    // The mail of a deleted view has stopped already.
    await db.tx(org, (store) => store.update(savedViews, { id }, { isMailed: false }));
    return { success: true };
  },
};
