/** Status and body of a call together, for tests that read both. */
import type { TestDeployment } from './deployment.ts';

/** An error in the format of the wire. */
export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly reasons: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

/** Makes a REST call; `A` is the expected type of the body. */
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
