/** The page of a screen that is not built yet: the planned content, and a way back. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Card } from '#src/ui/Card.tsx';
import { Drawing } from '#src/ui/Drawing.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { comingWords } from './comingWords.ts';
import type { Screen } from './routes.ts';

/** Never shows an empty state: it says that the screen is planned. `home` is the target of the way back. */
export function ComingScreen({
  screen,
  home = '/',
}: {
  screen: Screen;
  home?: '/' | '/login';
}): ReactElement {
  const { i18n } = useLingui();
  const words = comingWords[screen.path];
  return (
    <Page title={i18n._(screen.title)} width="feed">
      <Card className="flex animate-appear flex-col items-center gap-4 py-12! text-center">
        <Drawing of="coming" />
        <p className="text-h5 font-semibold text-balance">
          <Trans>Estamos construyendo esta parte</Trans>
        </p>
        {words === undefined ? null : <p className="max-w-[44ch] text-balance text-soft">{i18n._(words)}</p>}
        <Link href={home} asChild>
          <LinkButton className="mt-2">
            {home === '/' ? <Trans>Volver al inicio</Trans> : <Trans>Ir a iniciar sesión</Trans>}
          </LinkButton>
        </Link>
      </Card>
    </Page>
  );
}
