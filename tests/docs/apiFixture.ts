/** A deployment with a sandbox, in which the calls of the documentation run. */
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { sandboxSeed } from '#mock/world/seeds/sandbox.seed.ts';
import { toOurs } from '#schema/kit/wire.ts';
import { Sandbox } from '#schema/publicApi/publicApi.endpoints.ts';
import {
  openTestDeployment,
  noon,
  password,
  type TestDeployment,
  type StoreKind,
} from '#tests/support/deployment.ts';

/** Opens the deployment, on request without a sandbox. */
export async function aDocsHome(
  kind: StoreKind,
  { now = noon, withSandbox = true }: { readonly now?: number; readonly withSandbox?: boolean } = {},
): Promise<TestDeployment> {
  const world = smallWorld({ now, passwordHash: `plain:${password}` });
  return openTestDeployment(kind, { now, world: withSandbox ? [...world, sandboxSeed({ now })] : world });
}

/** The API keys of a visitor. */
export const keysOf = async (deployment: TestDeployment): Promise<Sandbox> =>
  Sandbox.parse(toOurs(Sandbox, await (await deployment.rest('POST /api/sandbox', { body: {} })).json()));
