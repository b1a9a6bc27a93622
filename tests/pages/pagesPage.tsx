/** Opens a screen for pages over the real facade, backend and store. */
import { StrictMode, type ReactElement } from 'react';
import { Route } from 'wouter';
import type { PagesFixture } from '#tests/backend/pagesFixture.ts';
import { openPage, type OpenPage } from '#tests/support/openPage.tsx';

/** Opens a screen at an address that matches the pattern; `again` keeps the local storage, as a reload does. */
export const openPages = (
  { deployment }: PagesFixture,
  what: ReactElement,
  {
    at,
    pattern = '/*?',
    who = 'diego',
    again = false,
  }: { at: string; pattern?: string; who?: string; again?: boolean },
): Promise<OpenPage> =>
  openPage(
    deployment,
    <StrictMode>
      <Route path={pattern}>{what}</Route>
    </StrictMode>,
    { as: `${who}@taller.example`, at, again },
  );
