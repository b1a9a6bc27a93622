/** Stories of the public credential page: valid, revoked, altered, unknown; each story signs with its own key. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { expect, screen, waitFor } from 'storybook/test';
import { Route } from 'wouter';
import { CredentialScreen } from '#src/recognitions/credentials/CredentialScreen.tsx';
import type { CredentialShown } from '#src/recognitions/credentials/credentials.queries.ts';
import { fails, never, serverSays, Stage, type StageProps } from '../../kit/FakeServer.tsx';
import { badges } from '../badges/badges.sample.ts';

const id = 'aurora~0192f0c1';
const reason = 'Contestaste con paciencia a cada cliente durante la caída del viernes.';

async function signed(facts: Partial<CredentialShown> = {}): Promise<{ credential: CredentialShown }> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(publicKey);
  const did = btoa(JSON.stringify({ crv, kty, x, y }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const claims = {
    iss: `did:jwk:${did}`,
    jti: `urn:aplauso:credential:${encodeURIComponent(id)}`,
    vc: {
      name: 'Puente',
      issuer: { name: 'Grupo Aurora' },
      credentialSubject: {
        identifier: [{ identityHash: 'Mariana Torres' }],
        narrative: reason,
        achievement: { name: 'Puente' },
      },
    },
  };
  const jwt = await new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ES256', kid: 'story' })
    .sign(privateKey);
  return {
    credential: {
      id,
      state: 'valid',
      jwt,
      keys: [{ kty, crv, x, y, kid: 'story', alg: 'ES256' }],
      badge: {
        name: 'Puente',
        description: badges[1]?.description ?? '',
        imageUrl: badges[1]?.imageUrl ?? null,
      },
      holder: { name: 'Mariana Torres' },
      issuer: { name: 'Grupo Aurora' },
      reason,
      awardedAt: '2026-09-24T15:00:00Z',
      issuedAt: '2026-11-20T15:00:00Z',
      revokedAt: null,
      ...facts,
    },
  };
}

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at={`/credential/${id}`} person={null} {...props}>
    <Route path="/credential/:id">
      <main>
        <CredentialScreen />
      </main>
    </Route>
  </Stage>
);

const meta = {
  title: 'Recognitions/CredentialScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async () => {
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  };

/** Signed, unaltered and valid. */
export const Valid: Story = {
  beforeEach: serverSays({ PublicCredential: () => signed() }),
  play: sees(/credencial válida/iu),
};

/** Signed and unaltered, but revoked. */
export const Revoked: Story = {
  beforeEach: serverSays({
    PublicCredential: () => signed({ state: 'revoked', revokedAt: '2026-11-20T16:00:00Z' }),
  }),
  play: sees(/credencial revocada/iu),
};

/** The displayed name differs from the signed name. */
export const Altered: Story = {
  beforeEach: serverSays({ PublicCredential: () => signed({ holder: { name: 'Otra Persona' } }) }),
  play: sees(/no es auténtica/iu),
};

/** Signed with another key. */
export const Forged: Story = {
  beforeEach: serverSays({
    PublicCredential: async () => {
      const { credential } = await signed();
      return { credential: { ...credential, keys: (await signed()).credential.keys } };
    },
  }),
  play: sees(/no es auténtica/iu),
};

/** Unknown credential. */
export const NotFound: Story = {
  beforeEach: serverSays({ PublicCredential: fails('not_found') }),
  play: sees(/no hay ninguna credencial/iu),
};

/** Loading. */
export const Loading: Story = { beforeEach: serverSays({ PublicCredential: never }) };

/** Loading failed. */
export const Failed: Story = {
  beforeEach: serverSays({ PublicCredential: fails() }),
  play: sees(/no pudimos cargar la credencial/iu),
};
