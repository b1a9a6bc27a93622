/**
 * The pages shown if a screen cannot be shown. Each names its real reason; "not found" is used only for
 * unknown addresses.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty, Failed } from '#src/ui/StateViews.tsx';
import { SwitchedOff } from '#src/ui/SwitchedOff.tsx';
import type { Screen } from './routes.ts';
import { useShell } from './shell.context.ts';

const HomeLink = (): ReactElement => (
  <Link href="/" asChild>
    <LinkButton>
      <Trans>Volver al inicio</Trans>
    </LinkButton>
  </Link>
);

/** The organisation does not use this module; users who can change that get a link. */
export function SwitchedOffScreen({ screen }: { screen: Screen }): ReactElement {
  const { i18n } = useLingui();
  const { guard } = useShell();
  const title = i18n._(screen.title);
  const mayChange = guard.permissions.includes('organization.manage');
  return (
    <Page title={title} width="feed">
      <Card>
        <SwitchedOff
          feature={title}
          adminAction={
            mayChange ? (
              <Link href="/admin/modules" asChild>
                <LinkButton>
                  <Trans>Ir a los módulos</Trans>
                </LinkButton>
              </Link>
            ) : undefined
          }
        />
      </Card>
    </Page>
  );
}

/** The modules could not be loaded, so the state of this module is unknown. */
export function ModulesMissingScreen({ screen }: { screen: Screen }): ReactElement {
  const { i18n } = useLingui();
  const { retryModules } = useShell();
  return (
    <Page title={i18n._(screen.title)} width="feed">
      <Card>
        <Failed
          what={<Trans>No se pudieron cargar las funciones de tu organización.</Trans>}
          detail={<Trans>Por eso no sabemos si esta página está disponible para ti.</Trans>}
          onRetry={retryModules}
        />
      </Card>
    </Page>
  );
}

/** The person may not see this (spec §6). */
export function NotAllowedScreen({ screen }: { screen: Screen }): ReactElement {
  const { i18n } = useLingui();
  return (
    <Page title={i18n._(screen.title)} width="feed">
      <Card>
        <Empty
          drawing="off"
          text={
            <Trans>
              Tu cuenta no tiene acceso a esta página. Si lo necesitas, pídelo a quien administra tu
              organización.
            </Trans>
          }
          action={<HomeLink />}
        />
      </Card>
    </Page>
  );
}

/** No screen of the table is at this address. */
export function NotFoundScreen(): ReactElement {
  const { t } = useLingui();
  return (
    <Page title={t`Esta página no existe`} width="feed">
      <Card>
        <Empty
          drawing="search"
          text={<Trans>La dirección puede estar mal escrita, o la página cambió de lugar.</Trans>}
          action={<HomeLink />}
        />
      </Card>
    </Page>
  );
}
