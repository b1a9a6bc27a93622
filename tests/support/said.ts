/** What a call answered, status and body together, for tests that read both. */
import type { TestDeployment } from './deployment.ts';

/** A refusal as the wire carries it. */
export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly reasons: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

/** Makes a REST call; `A` is what the test expects of the body. */
export async function said<A = Refused>(
  deployment: TestDeployment,
  route: string,
  options: NonNullable<Parameters<TestDeployment['rest']>[1]> = {},
): Promise<{ readonly status: number; readonly body: A }> {
  const answer = await deployment.rest(route, options);
  return { status: answer.status, body: (await answer.json()) as A };
}

/** Field and code of each reason. */
export const reasonsOf = ({ body }: { readonly body: Refused }): readonly string[] =>
  (body.reasons ?? []).map(({ field, code }) => `${field}: ${code}`);
