/** Confirmation before a module is switched off: the hidden parts and the data of the module. Nothing is deleted. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { use, type ReactElement, type ReactNode } from 'react';
import type { ActiveModules, ModuleFlag } from '#schema/modules.ts';
import { lostWith, ModulePlaces, type ModulePlace } from '#src/organization/modulePlaces.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { HeldFact } from './HeldFact.tsx';
import { organizationSettingsQueries, type HeldByModule } from './organizationSettings.queries.ts';
import { leaningOn } from './moduleNeeds.ts';
import { moduleWords } from './moduleWords.ts';

const List = ({
  title,
  items,
  isShort = false,
}: {
  readonly title: string;
  readonly items: readonly ReactNode[];
  /** The entries are names, not sentences. */
  readonly isShort?: boolean;
}): ReactElement | null =>
  items.length === 0 ? null : (
    <div>
      <p className="text-small font-semibold">{title}</p>
      <ul className={classes('mt-1 list-disc ps-5 text-small text-soft', isShort && 'columns-2')}>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    </div>
  );

/** The hidden parts. A name that two places share is listed once. */
function Hidden({ places, parts }: { readonly places: readonly ModulePlace[]; readonly parts: string[] }) {
  const { t, i18n } = useLingui();
  const named = (kind: ModulePlace['kind']): string[] => [
    ...new Set(places.filter((place) => place.kind === kind).map(({ title }) => i18n._(title))),
  ];
  return (
    <>
      <List title={t`Pantallas que dejan de verse`} items={named('screen')} isShort />
      <List title={t`Secciones de administración que dejan de verse`} items={named('section')} isShort />
      <List title={t`También deja de verse`} items={parts} />
    </>
  );
}

/** The current data of the module, in numbers. */
function Held({
  flag,
  asked,
}: {
  readonly flag: ModuleFlag;
  readonly asked: UseQueryResult<readonly HeldByModule[]>;
}): ReactElement {
  const { t } = useLingui();
  if (asked.isError)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-error-tint px-3 py-2.5">
        <p role="alert" className="min-w-40 flex-1 text-small">
          <Trans>No pudimos contar lo que hay en este módulo.</Trans>
        </p>
        <Button variant="secondary" busy={asked.isFetching} onClick={() => void asked.refetch()}>
          <Trans>Reintentar</Trans>
        </Button>
      </div>
    );
  if (asked.isFetching) return <Skeleton className="h-10 w-full" />;
  const facts = asked.data?.find((one) => one.flag === flag)?.facts ?? [];
  return (
    <List
      title={t`Lo que hay ahora`}
      items={facts.map(({ fact, count }) => (
        <HeldFact key={fact} fact={fact} count={count} />
      ))}
    />
  );
}

/** Cannot be confirmed before the numbers are loaded. */
export function SwitchOffDialog({
  flag,
  modules,
  open,
  onClose,
  busy,
  failed,
  onConfirm,
}: {
  readonly flag: ModuleFlag;
  readonly modules: ActiveModules;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly busy: boolean;
  readonly failed: string | null;
  readonly onConfirm: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const query = useQuery({ ...organizationSettingsQueries.use(), enabled: open });
  const places = lostWith(flag, modules, use(ModulePlaces));
  const words = moduleWords[flag];
  const name = i18n._(words.name);
  const parts = words.parts.map((part) => i18n._(part));
  const leaning = leaningOn(flag, modules).map((one) => i18n._(moduleWords[one].name));
  const others = leaning.join(', ');
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Apagar ${name}?`}
      confirmLabel={t`Apagar`}
      busy={busy}
      failed={failed}
      waiting={query.isFetching || query.isError}
      onConfirm={onConfirm}
    >
      <div className="flex flex-col gap-4">
        <p>
          <Trans>
            Deja de verse para todas las personas, enseguida. No se borra nada: al encenderlo de nuevo vuelve
            como estaba.
          </Trans>
        </p>
        <Held flag={flag} asked={query} />
        <Hidden places={places} parts={parts} />
        {leaning.length === 0 ? null : (
          <p className="text-small">
            <Trans>Dependen de este módulo, y sin él no sirven: {others}.</Trans>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
