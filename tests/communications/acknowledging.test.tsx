/** A communication that is acknowledged keeps the focus: on the line that took the place of the button. */
import { screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, expect, test, vi } from 'vitest';
import { CommunicationsScreen } from '#src/communications/CommunicationsScreen.tsx';
import { openCommunicationFixture } from '#tests/backend/communicationFixture.ts';
import { button, long, openPage, soon } from '#tests/support/openPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['', '?id='])('a reader acknowledges at /communications%s', { timeout: long }, async (search) => {
  const { sent, later, deployment, settle } = await openCommunicationFixture('tab');
  const id = await sent({ asks_acknowledgement: 'true' });
  await later(11_000);
  await settle();
  const { user } = await openPage(
    deployment,
    <Route path="/*?">
      <CommunicationsScreen />
    </Route>,
    { as: 'ana@taller.example', at: `/communications${search === '' ? '' : `${search}${id}`}` },
  );
  (await button('Leído y entendido')).focus();
  await user.keyboard('{Enter}');
  const said = await screen.findByText(/Leído y entendido, /u, undefined, soon);
  await waitFor(() => expect(document.activeElement).toBe(said.closest('[role=status]')), soon);
  deployment.close();
});
