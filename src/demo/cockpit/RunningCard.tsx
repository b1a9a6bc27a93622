/** The facts of the running world, which can differ from the fields below. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import type { DemoControls, DemoKit } from '#src/api/demoKit.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useFingerprint } from './useFingerprint.ts';
import { scenarioWords } from './words.ts';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="shrink-0 text-soft">{name}</dt>
    <dd className="min-w-0 text-end font-semibold">{children}</dd>
  </div>
);

/** Promises a start without a network only if the browser keeps every file. */
function OfflineWords({ offline: { now, subscribe } }: Pick<DemoKit, 'offline'>): ReactElement {
  const files = useSyncExternalStore(subscribe, now);
  switch (files.kind) {
    case 'ready':
      return <Trans>Lista para abrirse sin red</Trans>;
    case 'partly': {
      const { kept, all } = files;
      return (
        <Trans>
          Todavía no: {kept} de {all} archivos guardados
        </Trans>
      );
    }
    case 'impossible':
      return <Trans>No: este navegador no guarda los archivos</Trans>;
    case 'unknown':
      return <Trans>Todavía no</Trans>;
  }
}

/** Scenario, organisation, day and hour of the world, modules that are off, fingerprint. */
export function RunningCard({
  kit: { personas, offline },
  controls,
}: {
  readonly kit: Pick<DemoKit, 'personas' | 'offline'>;
  readonly controls: DemoControls;
}): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  // Renders again every minute.
  useNow();
  const world = controls.world();
  const fingerprint = useFingerprint(controls);
  const organization = personas.find(({ organization: { slug } }) => slug === world?.organization);
  const hour = formatter(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    controls.time.now(),
  );
  const off = world?.off?.length ?? 0;
  return (
    <Card as="section" padding="small" tone="tint" aria-label={t`Lo que corre ahora`}>
      <CardTitle as="h3" className="mb-2">
        <Trans>Ahora corre</Trans>
      </CardTitle>
      <dl className="flex flex-col gap-1.5 text-small">
        <Fact name={t`Escenario`}>
          {world === undefined ? t`La demostración de siempre` : i18n._(scenarioWords[world.scenario].name)}
        </Fact>
        {world === undefined ? null : (
          <Fact name={t`Organización`}>
            {world.prospect?.name ?? organization?.organization.name ?? world.organization}
          </Fact>
        )}
        <Fact name={t`Día y hora`}>
          <time className="tabular-nums">{hour}</time>
        </Fact>
        {off === 0 ? null : (
          <Fact name={t`Módulos`}>
            <Plural value={off} one="# apagado" other="# apagados" />
          </Fact>
        )}
        <Fact name={t`Sin conexión`}>
          <OfflineWords offline={offline} />
        </Fact>
        <Fact name={t`Huella`}>
          <output className="tabular-nums select-all">{fingerprint}</output>
        </Fact>
      </dl>
    </Card>
  );
}
