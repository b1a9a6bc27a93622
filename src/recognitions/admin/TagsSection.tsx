/** `/admin/post-types`: the tags of the composer and of the feed filter, grouped by type. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { matches } from '#src/lib/text.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Link } from 'wouter';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { NothingFound } from '#src/admin/NothingFound.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { SearchField } from '#src/admin/SearchField.tsx';
import { TagPanel, type TagInput } from './TagPanel.tsx';
import { TagRow } from './TagRow.tsx';
import { tagResource, typeResource, type AdminTag, type AdminType } from './types.queries.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';

const Waiting = (): ReactElement => (
  <Loading>
    <span className="flex flex-col gap-4">
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} className="h-36 w-full rounded-card" />
      ))}
    </span>
  </Loading>
);

function TypeCard({
  type,
  tags,
  onAdd,
  children,
}: {
  readonly type: AdminType;
  readonly tags: readonly AdminTag[];
  readonly onAdd: () => void;
  readonly children: ReactElement;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Card as="section" padding="none" aria-label={type.name}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-h6 font-semibold">{type.name}</h2>
          <p className="text-meta text-soft">
            {type.active ? null : (
              <>
                <Trans>Tipo desactivado: sus etiquetas no se ofrecen.</Trans>{' '}
              </>
            )}
            <Plural value={tags.length} one="# etiqueta" other="# etiquetas" />
          </p>
        </div>
        <Button
          size="small"
          variant="secondary"
          icon={Plus}
          onClick={onAdd}
          aria-label={t`Nueva etiqueta de ${type.name}`}
        >
          <Trans>Etiqueta</Trans>
        </Button>
      </div>
      {children}
    </Card>
  );
}

/** One card for each type that has tags or matches the search. */
export function TagsSection(): ReactElement {
  const { t } = useLingui();
  const types = useQuery(typeResource.list());
  const tags = useQuery(tagResource.list());
  const [query, setQuery] = useState('');
  const panel = usePanel<TagInput>();
  const toDelete = usePanel<AdminTag>();
  const turn = useSwitching(tagResource);
  const name = toDelete.about?.name ?? '';
  const remove = useWrite(tagResource.remove, {
    refresh: tagResource.refresh,
    onDone: () => {
      toDelete.close();
      toasts.raise({ severity: 'success', text: t`Quitaste la etiqueta ${name}.` });
    },
  });
  const groups = (types.data ?? [])
    .map((type) => ({
      type,
      all: tags.data?.filter((tag) => tag.recognitionTypeId === type.id) ?? [],
      shown:
        tags.data?.filter(
          (tag) =>
            tag.recognitionTypeId === type.id &&
            matches(`${tag.name} ${tag.nameEn ?? ''} ${type.name}`, query),
        ) ?? [],
    }))
    .filter(({ type, shown }) => shown.length > 0 || (query.trim() !== '' && matches(type.name, query)));
  return (
    <>
      <SectionActions>
        {types.data === undefined || types.data.length === 0 ? null : (
          <Button variant="primary" icon={Plus} onClick={() => panel.open({ tag: null, typeId: null })}>
            <Trans>Nueva etiqueta</Trans>
          </Button>
        )}
      </SectionActions>
      <ListBoundary of={[types, tags]} what={t`No pudimos cargar las etiquetas.`}>
        {types.data === undefined || tags.data === undefined ? (
          <Waiting />
        ) : types.data.length === 0 ? (
          <Card>
            <Empty
              text={
                <Trans>Las etiquetas siguen las reglas de un tipo de reconocimiento. Crea uno primero.</Trans>
              }
              action={
                <Link href="/admin/recognition-types" asChild>
                  <LinkButton variant="primary">
                    <Trans>Ir a los tipos</Trans>
                  </LinkButton>
                </Link>
              }
            />
          </Card>
        ) : (
          <div className="flex flex-col gap-4">
            <SearchField label={t`Buscar etiquetas`} value={query} onChange={setQuery} />
            {groups.length === 0 ? (
              <Card>
                <NothingFound onClear={() => setQuery('')} />
              </Card>
            ) : null}
            <div className="grid items-start gap-4 xl:grid-cols-2">
              {groups.map(({ type, all, shown }) => (
                <TypeCard
                  key={type.id}
                  type={type}
                  tags={all}
                  onAdd={() => panel.open({ tag: null, typeId: type.id })}
                >
                  <ul className="divide-y divide-line">
                    {shown.map((tag) => (
                      <TagRow
                        key={tag.id}
                        tag={tag}
                        isLast={tag.active && all.filter(({ active }) => active).length === 1}
                        isOnly={all.length === 1}
                        onEdit={() => panel.open({ tag, typeId: type.id })}
                        onTurn={(active) => turn({ id: tag.id, active })}
                        onRemove={() => toDelete.open(tag)}
                      />
                    ))}
                  </ul>
                </TypeCard>
              ))}
            </div>
          </div>
        )}
      </ListBoundary>
      {panel.about === null ? null : (
        <TagPanel
          key={panel.opening}
          {...panel.about}
          types={types.data ?? []}
          open={panel.isOpen}
          onClose={panel.close}
        />
      )}
      <ConfirmDialog
        open={toDelete.isOpen}
        onClose={() => {
          toDelete.close();
          remove.reset();
        }}
        title={t`¿Quitar la etiqueta ${name}?`}
        confirmLabel={t`Quitar`}
        busy={remove.isPending}
        failed={whyFailed(remove.error)}
        onConfirm={() => {
          if (toDelete.about !== null) remove.mutate({ id: toDelete.about.id });
        }}
      >
        <Trans>
          Deja de ofrecerse al reconocer y en los filtros del inicio. Si ya la llevan publicaciones, solo se
          desactiva y ellas la conservan.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
