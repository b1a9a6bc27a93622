/** `/admin/public-api`: the keys of programs that send recognitions and badges (spec §1, §7 "API keys"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ban, Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { AdminList } from '#src/admin/AdminList.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { useNow } from '#src/lib/useNow.ts';
import { DocsLink } from './DocsLink.tsx';
import { KeyPanel } from './KeyPanel.tsx';
import { keyResource } from './keys.queries.ts';
import { KeyShown } from './KeyShown.tsx';
import { LostKey } from './LostKey.tsx';
import { RevokeKey } from './RevokeKey.tsx';
import { useKeyColumns } from './useKeyColumns.tsx';

/** A key created on this page, with its name. */
interface Made {
  readonly name: string;
  readonly secret: string;
}

/** A key that was created but never shown, and the ids of the earlier keys. */
interface Lost {
  readonly name: string;
  readonly before: ReadonlySet<string>;
}

/** Holds the secret in its state from the answer until the dialog is closed. */
export function PublicApiSection(): ReactElement {
  const { t } = useLingui();
  const { settings } = useOrganization();
  const today = dayAt(useNow(), settings?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const query = useQuery(keyResource.list());
  const columns = useKeyColumns();
  const panel = usePanel<ReadonlySet<string>>();
  const lost = usePanel<Lost>();
  const [made, setMade] = useState<Made | null>(null);
  const keys = query.data ?? [];
  // The earlier ids distinguish a lost key from other keys with the same name.
  const add = (): void => panel.open(new Set(keys.map(({ id }) => id)));
  return (
    <>
      <SectionActions>
        <DocsLink />
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nueva clave</Trans>
        </Button>
      </SectionActions>
      <AdminList
        of={[query]}
        rows={keys}
        failed={t`No pudimos cargar las claves.`}
        label={t`Claves`}
        columns={columns}
        nameOf={({ name }) => name}
        memory="apiKeys"
        menu={({ status }, { remove }) =>
          status === 'revoked' ? [] : [remove.map((item) => ({ ...item, label: t`Revocar`, icon: Ban }))]
        }
        remove={(key, tie) => <RevokeKey of={key} {...tie} />}
        none={
          <Empty
            drawing="people"
            text={
              <Trans>
                Con una clave, otro programa puede reconocer en nombre de tu gente. Todavía no hay ninguna.
              </Trans>
            }
            action={
              <Button variant="primary" onClick={add}>
                <Trans>Crear la primera clave</Trans>
              </Button>
            }
          />
        }
      />
      {panel.opening === 0 ? null : (
        <KeyPanel
          key={panel.opening}
          open={panel.isOpen}
          today={today}
          onMade={(name, secret) => setMade({ name, secret })}
          onLost={(name) => lost.open({ name, before: panel.about ?? new Set() })}
          onClose={panel.close}
        />
      )}
      {made === null || panel.isOpen ? null : (
        <KeyShown name={made.name} secret={made.secret} onClose={() => setMade(null)} />
      )}
      {lost.about === null ? null : (
        <LostKey
          key={`lost-${lost.opening}`}
          open={lost.isOpen}
          name={lost.about.name}
          found={keys.find(
            ({ id, name, status }) =>
              status === 'active' && name === lost.about?.name && !lost.about.before.has(id),
          )}
          waiting={query.isFetching}
          onAgain={add}
          onClose={lost.close}
        />
      )}
    </>
  );
}
