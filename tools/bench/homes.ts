/** The Node deployment over HTTP: the feed by GraphQL, compared with the same REST call. */
import { FeedDocument } from '#src/gql/graphql.ts';
import { median, timesOf, type Figure } from './figures.ts';

/** Signs in at a running deployment and returns the token. */
export async function tokenAt(address: string, persona = 'employee'): Promise<string> {
  const answer = await fetch(`${address}/rest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${persona}@aurora.example`, password: 'aplauso-demo' }),
  });
  const said = (await answer.json()) as { auth_token: string };
  return said.auth_token;
}

/** Figures for the feed of the Node deployment at `address`. */
export async function homes(address: string): Promise<readonly Figure[]> {
  const headers = { authorization: `Bearer ${await tokenAt(address)}`, 'content-type': 'application/json' };
  const ask = async (path: string, body?: string): Promise<unknown> =>
    (
      await fetch(`${address}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body })
    ).json();
  const query = JSON.stringify({ query: FeedDocument.toString(), variables: { page: 1 } });
  const rest = median(await timesOf(() => ask('/rest/post?page=1'), 200));
  const graph = median(await timesOf(() => ask('/graphql', query), 200));
  return [
    {
      what: 'feed page on Node: GraphQL over HTTP',
      value: graph,
      unit: 'ms',
      baseline: { what: 'REST over HTTP', value: rest },
    },
  ];
}
