/** `/admin/modules`: all module switches of the organisation with their features (spec §3 "Services"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { moduleFlags, type ActiveModules } from '#schema/modules.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { NothingFound } from '#src/admin/NothingFound.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { matches } from '#src/lib/text.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { organizationSettingsQueries } from './organizationSettings.queries.ts';
import { ModuleRow } from './ModuleRow.tsx';
import { moduleGroups, moduleWords } from './moduleWords.ts';

function Switches({ modules }: { readonly modules: ActiveModules }): ReactElement {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState('');
  const on = moduleFlags.filter((flag) => modules[flag] === true).length;
  const all = moduleFlags.length;
  const found = moduleGroups
    .map(({ flags, ...group }) => ({
      ...group,
      flags: flags.filter((flag) => {
        const { name, line } = moduleWords[flag];
        return matches(`${i18n._(name)} ${i18n._(line)}`, query);
      }),
    }))
    .filter(({ flags }) => flags.length > 0);
  return (
    <div className="flex max-w-prose72 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField label={t`Buscar módulos`} value={query} onChange={setQuery} />
        <p role="status" className="text-small text-soft">
          <Trans>
            {on} de {all} encendidos
          </Trans>
        </p>
      </div>
      {found.length === 0 ? (
        <Card>
          <NothingFound onClear={() => setQuery('')} />
        </Card>
      ) : null}
      {found.map(({ id, label, flags }) => (
        <Card key={id} as="section" aria-labelledby={`modules-${id}`}>
          <CardTitle id={`modules-${id}`} className="mb-2">
            {i18n._(label)}
          </CardTitle>
          <ul>
            {flags.map((flag) => (
              <ModuleRow key={flag} flag={flag} modules={modules} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

export function ModulesSection(): ReactElement {
  const { t } = useLingui();
  const asked = useQuery(organizationSettingsQueries.custom());
  return (
    <ListBoundary of={[asked]} what={t`No pudimos cargar los módulos.`}>
      {asked.data === undefined ? <SettingsWaiting cards={4} /> : <Switches modules={asked.data.services} />}
    </ListBoundary>
  );
}
