/** The persona that is signed in on this page, according to the token. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DemoKit } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { claimOf } from '#src/demo/claims.ts';

/** The e-mail of the persona with the same `sub` as the token. Undefined for other users. */
export async function personaOf(
  { personas, tokenOf }: Pick<DemoKit, 'personas' | 'tokenOf'>,
  token: string | null,
): Promise<string | undefined> {
  const subject = claimOf(token, 'sub');
  if (subject === undefined) return undefined;
  const all = await Promise.all(
    personas.map(async ({ email }) => ({
      email,
      // A persona that was deactivated or deleted in the demo cannot sign in, and the others still can.
      subject: claimOf(await tokenOf(email).catch(() => null), 'sub'),
    })),
  );
  return all.find((one) => one.subject === subject)?.email;
}

/** As `personaOf`, for the stored token. */
export function useWhoIsIn(kit: Pick<DemoKit, 'personas' | 'tokenOf'>): string | undefined {
  const token = useSyncExternalStore(tokenStore.subscribe, tokenStore.read);
  const [found, setFound] = useState<{ token: string | null; email: string | undefined } | undefined>();
  useEffect(() => {
    let isOver = false;
    personaOf(kit, token).then(
      (email) => {
        if (!isOver) setFound({ token, email });
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isOver = true;
    };
  }, [kit, token]);
  return found?.token === token ? found.email : undefined;
}
