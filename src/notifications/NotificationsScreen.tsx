/**
 * `/notifications`: the user's notifications, and the toasts of this page; tab and filter are in the address.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { CheckCheck, Settings } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { countsQuery } from './counts.queries.ts';
import { Inbox } from './Inbox.tsx';
import { WhatsappOffer } from './settings/WhatsappOffer.tsx';
import { ToastHistory } from './ToastHistory.tsx';
import { useMark } from './useMark.ts';

function Told(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const mark = useMark();
  const choices = useRef<HTMLDivElement>(null);
  const waiting = useQuery(countsQuery()).data?.notificationCount ?? 0;
  const unread = search.get('unread') === '1';
  const choose = (next: boolean): void => setSearch(next ? { unread: '1' } : '', samePlace());
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div
          ref={choices}
          role="group"
          tabIndex={-1}
          aria-label={t`Qué notificaciones`}
          className="flex flex-wrap gap-2 rounded-control"
        >
          <ToggleChip pressed={!unread} onPress={() => choose(false)}>
            <Trans>Todas</Trans>
          </ToggleChip>
          <ToggleChip pressed={unread} onPress={() => choose(true)}>
            {waiting === 0 ? (
              <Trans>No leídas</Trans>
            ) : (
              <Trans>No leídas: {formatNumber(waiting, language)}</Trans>
            )}
          </ToggleChip>
        </div>
        {waiting === 0 ? null : (
          <Button
            variant="quiet"
            icon={CheckCheck}
            onClick={() => {
              // The button disappears with the last unread one, so the focus moves to the filter.
              choices.current?.focus();
              mark({ read: true });
            }}
          >
            <Trans>Marcar todas como leídas</Trans>
          </Button>
        )}
      </div>
      <Inbox key={String(unread)} unread={unread} onMark={mark} onAll={() => choose(false)} />
    </div>
  );
}

/** The screen of the route `/notifications`. */
export function NotificationsScreen(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const past = useSelector(toasts.store, ({ context }) => context.past.length);
  return (
    <Page
      title={t`Notificaciones`}
      lead={
        <span className="max-wide:hidden">
          <Trans>Lo que pasó mientras no estabas, con un enlace a cada cosa.</Trans>
        </span>
      }
      width="feed"
      actions={
        <Link href="/general_settings" asChild>
          <LinkButton icon={Settings}>
            <Trans>Elegir avisos</Trans>
          </LinkButton>
        </Link>
      }
    >
      {/* On a phone after the news that one came for. */}
      <div className="empty:hidden max-wide:order-last">
        <WhatsappOffer />
      </div>
      <Tabs
        label={t`Notificaciones`}
        selected={search.get('tab') === 'session' ? 'session' : 'told'}
        onSelect={(id) => setSearch(id === 'session' ? { tab: id } : '', samePlace())}
        tabs={[
          { id: 'told', label: t`Para ti`, content: <Told /> },
          {
            id: 'session',
            label: t`Avisos de esta sesión`,
            count: past === 0 ? undefined : past,
            content: <ToastHistory />,
          },
        ]}
      />
    </Page>
  );
}
