/** Opens a screen of the shop over the real facade, backend and store. */
import type { ReactElement } from 'react';
import { openOrderFixture } from '#tests/backend/orderFixture.ts';
import { openPage, type OpenPage } from '#tests/support/openPage.tsx';
import { aPage } from '#tests/support/page.ts';

/** The shop fixture. */
export type StoreFixture = Awaited<ReturnType<typeof openOrderFixture>>;

/** Opens the order fixture on a fake page, which exists before the first sign-in. */
export async function openStoreFixture(): Promise<StoreFixture> {
  aPage(async () => Response.error());
  return openOrderFixture('tab');
}

/** Opens a screen as this user, in place of the earlier page; operations in `failing` fail from the start. */
export const openStore = (
  { deployment }: StoreFixture,
  as: string,
  at: string,
  screen: ReactElement,
  failing: readonly string[] = [],
): Promise<OpenPage> => openPage(deployment, screen, { as, at, failing });
