/** `/admin/featured`: the featured items of the home page, in the organisation's order. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { maxFeatured } from '#schema/pages/pages.rules.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { SettingsForm } from '#src/admin/SettingsForm.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { featuredResource, type FeaturedChosen } from './announced.queries.ts';
import { added, type DraftItem } from './featuredDraft.ts';
import { FeaturedList } from './FeaturedList.tsx';
import { FeaturedPicker } from './FeaturedPicker.tsx';
import { FeaturedTile } from '#src/announcements/FeaturedTile.tsx';
import { useFeaturedDraft } from './useFeaturedDraft.ts';

/** The row as users see it; inert. */
function Preview({ items }: { readonly items: readonly DraftItem[] }): ReactElement {
  const seen = items.filter(({ isUnseen }) => !isUnseen);
  return (
    <figure className="flex flex-col gap-1.5">
      <figcaption className="text-small font-semibold">
        <Trans>Así se verá en el inicio</Trans>
      </figcaption>
      {seen.length === 0 ? (
        <p className="text-small text-soft">
          <Trans>No se verá nada: nadie puede ver lo que está en la lista.</Trans>
        </p>
      ) : (
        <ul inert className="flex flex-wrap gap-3 rounded-card bg-subtle p-4">
          {seen.map(({ key, title, link, ...rest }) => (
            <FeaturedTile
              key={key}
              framed
              className="w-56 max-w-full"
              of={{ ...rest, title: title ?? '', link: link ?? '/' }}
            />
          ))}
        </ul>
      )}
    </figure>
  );
}

function Editor({ kept }: { readonly kept: readonly FeaturedChosen[] }): ReactElement {
  const { t } = useLingui();
  const draft = useFeaturedDraft(kept, () =>
    toasts.raise({ severity: 'success', text: t`Guardaste los destacados.` }),
  );
  const [isPicking, setPicking] = useState(false);
  const { items, change } = draft;
  const isFull = items.length >= maxFeatured;
  const add = (): void => setPicking(true);
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} disabled={isFull} onClick={add}>
          <Trans>Agregar</Trans>
        </Button>
      </SectionActions>
      <SettingsForm
        isDirty={draft.isDirty}
        busy={draft.busy}
        failed={draft.failed}
        onReset={draft.reset}
        onSave={async (event) => {
          event.preventDefault();
          draft.save();
        }}
      >
        {items.length === 0 ? (
          <Card>
            <Empty
              drawing="gift"
              text={
                <Trans>
                  Destaca una página, un producto, un cupón, una encuesta o un enlace. Todavía no hay nada.
                </Trans>
              }
              action={
                <Button variant="primary" onClick={add}>
                  <Trans>Destacar algo</Trans>
                </Button>
              }
            />
          </Card>
        ) : (
          <>
            <p className="text-small text-soft">
              {isFull ? (
                <Trans>
                  Es el máximo: {maxFeatured}. Quita uno para agregar otro. Arrastra una fila o usa sus
                  flechas.
                </Trans>
              ) : (
                <Trans>Hasta {maxFeatured}, en este orden. Arrastra una fila o usa sus flechas.</Trans>
              )}
            </p>
            <FeaturedList items={items} refusals={draft.refusals} onChange={change} />
            <Preview items={items} />
          </>
        )}
      </SettingsForm>
      <FeaturedPicker
        open={isPicking}
        items={items}
        onAdd={(item) => change(added(items, item))}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

/** The section. */
export function FeaturedSection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(featuredResource.list());
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar los destacados.`}>
      {query.data === undefined ? (
        <Loading>
          <span className="flex max-w-prose72 flex-col gap-2">
            {[0, 1, 2].map((line) => (
              <Skeleton key={line} className="h-16 w-full rounded-card" />
            ))}
          </span>
        </Loading>
      ) : (
        <Editor kept={query.data} />
      )}
    </ListBoundary>
  );
}
