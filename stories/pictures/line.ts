/** The simulated connection between a picture and its backend: it answers, is silent, or fails. */
import { errorOf } from '#schema/errors.ts';
import { request } from '#src/api/client.ts';
import { tokenStore } from '#src/api/token.ts';
import { MeDocument } from '#src/gql/graphql.ts';
import type { Me } from '#src/session/me.queries.ts';
import { unanswered } from '../kit/calm.ts';
import { houseOf } from './organization.ts';
import type { PictureKind } from './table.ts';

/** The current mode, and the signed-in user. */
export const line: { mode: 'answers' | 'silent' | 'fails'; visitor: Me | undefined } = {
  mode: 'answers',
  visitor: undefined,
};

function refusal(): Response {
  const facts = { ...errorOf('internal', 'es').facts(), retryable: false };
  return Response.json({ data: null, errors: [{ message: facts.message, extensions: facts }] });
}

/** Replaces the network for one picture and signs its user in; returns a function that restores the network. */
export async function connect({
  at,
  kind,
}: {
  readonly at: string;
  readonly kind: PictureKind;
}): Promise<() => void> {
  const { deployment, tokenOf } = await houseOf(kind === 'Empty');
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const asked = new Request(input, init);
    const { origin, pathname } = new URL(asked.url);
    if (origin !== location.origin || !/^\/(graphql$|rest\/)/.test(pathname)) return real(input, init);
    if (line.mode === 'silent') return unanswered();
    return line.mode === 'fails' ? refusal() : deployment.answer(asked);
  };
  line.mode = 'answers';
  tokenStore.write(await tokenOf(/^\/(admin|testing)\b/.test(at) ? 'admin' : 'employee'));
  const { user } = await request(MeDocument, {});
  if (user === null) throw new Error('whoever looks is not known');
  line.visitor = user;
  line.mode = kind === 'Loading' ? 'silent' : kind === 'Failed' ? 'fails' : 'answers';
  return () => {
    globalThis.fetch = real;
    line.mode = 'answers';
    line.visitor = undefined;
  };
}
