/** `/general_settings`: account, privacy, appearance, notifications, deletion (spec §2). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { NotificationSection } from '#src/notifications/settings/NotificationSection.tsx';
import { useHasWhatsapp } from '#src/notifications/settings/useHasWhatsapp.ts';
import { WhatsappSection } from '#src/notifications/settings/WhatsappSection.tsx';
import { useModule } from '#src/organization/organization.context.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { accountQueries } from './account.queries.ts';
import { AccountSection } from './AccountSection.tsx';
import { AdministrationSection } from './AdministrationSection.tsx';
import { AppearanceSection, type Appearance } from './AppearanceSection.tsx';
import { LeavingSection } from './LeavingSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { UnsavedGuard } from './unsaved.context.tsx';

/** A section with the id from its URL: `/general_settings#privacy`. */
interface Part {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

const AccountSkeleton = (): ReactElement => (
  <div className="flex flex-col gap-6">
    <Skeleton className="h-120 rounded-card!" />
    <Skeleton className="h-96 rounded-card!" />
  </div>
);

/** The table of contents beside the sections, on wide screens. */
const Contents = ({ parts }: { readonly parts: readonly Part[] }): ReactElement => {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Secciones`} className="sticky top-24 hidden w-56 shrink-0 wide:block">
      <ul className="flex flex-col">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block rounded-control px-3 py-2 text-small font-semibold text-soft transition-colors duration-120 hover:bg-subtle hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The screen of the route `/general_settings`; the shell applies schemes and languages. */
export function GeneralSettingsScreen({ schemes, languages }: Appearance): ReactElement {
  const { t } = useLingui();
  const account = useQuery(accountQueries.own());
  const hasNotifications = useModule('notifications');
  const hasWhatsapp = useHasWhatsapp();
  const administers = useMe()?.permissions.includes('admin.see') === true;
  const { data } = account;
  const isThere = data !== undefined || account.isError;
  // Scrolls to the section of the URL once the sections are rendered.
  useEffect(() => {
    if (isThere && location.hash.length > 1)
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);

  const own: readonly Part[] =
    data === undefined
      ? []
      : [
          { id: 'account', label: t`Cuenta`, content: <AccountSection account={data} /> },
          { id: 'privacy', label: t`Lo que otras personas ven`, content: <PrivacySection account={data} /> },
          { id: 'password', label: t`Contraseña y sesiones`, content: <PasswordSection account={data} /> },
        ];
  const always: readonly Part[] = [
    {
      id: 'appearance',
      label: t`Apariencia e idioma`,
      content: <AppearanceSection schemes={schemes} languages={languages} />,
    },
    ...(hasNotifications
      ? [{ id: 'notifications', label: t`Avisos`, content: <NotificationSection /> }]
      : []),
    ...(hasWhatsapp ? [{ id: 'whatsapp', label: t`Avisos por WhatsApp`, content: <WhatsappSection /> }] : []),
    ...(administers
      ? [{ id: 'administration', label: t`Panel de administración`, content: <AdministrationSection /> }]
      : []),
  ];
  const last: readonly Part[] =
    data === undefined
      ? []
      : [{ id: 'leaving', label: t`Eliminar mi cuenta`, content: <LeavingSection account={data} /> }];
  const drawn = (parts: readonly Part[]): ReactNode =>
    parts.map(({ id, content }) => (
      <div key={id} id={id} className="scroll-mt-24">
        {content}
      </div>
    ));
  return (
    <Page title={t`Configuración general`}>
      <UnsavedGuard>
        <div className="flex items-start gap-10">
          <Contents parts={[...own, ...always, ...last]} />
          <div className="flex max-w-feed min-w-0 flex-1 flex-col gap-6">
            <QueryBoundary
              query={account}
              label={t`Cargando tu cuenta`}
              skeleton={<AccountSkeleton />}
              what={<Trans>No pudimos cargar tu cuenta.</Trans>}
              whatOld={<Trans>No pudimos actualizar tu cuenta.</Trans>}
            >
              {() => <div className="flex flex-col gap-6">{drawn(own)}</div>}
            </QueryBoundary>
            {drawn(always)}
            {drawn(last)}
          </div>
        </div>
      </UnsavedGuard>
    </Page>
  );
}
