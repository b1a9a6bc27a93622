/** The saved views of the reader: opens one, saves the filters of now, and changes the one that is open. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Mail, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { answerOf } from '#src/api/documents.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { CreateSavedViewDocument, UpdateSavedViewDocument } from '#src/gql/graphql.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { daysOf, periodOf } from '#src/analytics/days.ts';
import { sections, type ChartPlace } from '#src/analytics/useChartFilter.ts';
import { NameDialog } from './NameDialog.tsx';
import { savedViews, type SavedView } from './views.queries.ts';

type Asked = 'save' | 'rename' | 'remove';

export function ViewsMenu({
  place,
  today,
  mayMail,
  view: openId,
  onView,
}: {
  readonly place: ChartPlace;
  /** YYYY-MM-DD in the organisation's zone. */
  readonly today: string;
  /** Whether the reader may have a view mailed. */
  readonly mayMail: boolean;
  /** The id of the view that is open. */
  readonly view: string | null;
  /** Opens a view with its filters. */
  readonly onView: (id: string, place: ChartPlace) => void;
}): ReactElement {
  const { t } = useLingui();
  const all = useQuery(savedViews.list()).data ?? [];
  // What was just saved is open while its filters are; a dialog that closes leaves the address alone.
  const [saved, setSaved] = useState({ id: '', at: '' });
  const here = JSON.stringify(place);
  const shownId = saved.at === here ? saved.id : openId;
  const view = all.find(({ id }) => id === shownId);
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly opening: number }>({
    what: 'save',
    opening: 0,
  });
  const [isOpen, setOpen] = useState(false);
  const ask = (what: Asked): void => {
    setAsked({ what, opening: asked.opening + 1 });
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const mailing = useWrite(savedViews.update, {
    refresh: savedViews.refresh,
    onDone: ({ name, isMailed }) =>
      toasts.raise({
        severity: 'success',
        text: isMailed
          ? t`Recibirás «${name}» por correo el primer día laborable de cada mes.`
          : t`Ya no recibirás «${name}» por correo.`,
      }),
  });
  const removing = useWrite(savedViews.remove, {
    refresh: savedViews.refresh,
    onDone: close,
  });
  const open = (one: SavedView): void => {
    const { period } = one;
    const days = period === null ? one : period === 'usual' ? null : daysOf(period, today);
    setSaved({ id: '', at: '' });
    onView(one.id, {
      section: sections.find((section) => section === one.section) ?? 'overview',
      filter: {
        startDate: days?.startDate ?? undefined,
        endDate: days?.endDate ?? undefined,
        departmentId: one.departmentId ?? undefined,
        countryId: one.countryId ?? undefined,
      },
      category: one.categoryId ?? undefined,
      isCompared: one.isCompared,
    });
  };
  const save = (name: string, key: string): Promise<SavedView> => {
    const { section, filter, category, isCompared } = place;
    const period = periodOf(filter, today) ?? null;
    const usual = daysOf('usual', today);
    const input = {
      name,
      section,
      period,
      startDate: period === null ? (filter.startDate ?? usual.startDate) : null,
      endDate: period === null ? (filter.endDate ?? usual.endDate) : null,
      departmentId: filter.departmentId ?? null,
      countryId: filter.countryId ?? null,
      categoryId: category ?? null,
      isCompared,
    };
    return answerOf(CreateSavedViewDocument, { input }, { key });
  };
  const name = view?.name ?? '';
  return (
    <>
      <Menu
        label=""
        triggerClassName="inline-flex h-10 max-w-60 items-center gap-2 rounded-card border border-line bg-card px-3 text-small font-semibold text-ink transition-colors duration-120 ease-out hover:bg-subtle pointer-coarse:h-11"
        trigger={
          <>
            <Icon of={Bookmark} size={16} className="shrink-0" />
            <span className="truncate">{view === undefined ? t`Vistas guardadas` : view.name}</span>
          </>
        }
        sections={[
          all.map((one) => ({
            id: one.id,
            label: one.name,
            detail: one.isMailed ? t`Se envía cada mes` : undefined,
            checked: one.id === shownId,
            onSelect: () => open(one),
          })),
          [{ id: 'save', label: t`Guardar esta vista…`, icon: BookmarkPlus, onSelect: () => ask('save') }],
          view === undefined
            ? []
            : [
                ...(mayMail || view.isMailed
                  ? [
                      {
                        id: 'mail',
                        label: t`Enviar cada mes`,
                        detail: t`Un correo con sus números y un enlace`,
                        icon: Mail,
                        checked: view.isMailed,
                        onSelect: () => mailing.mutate({ id: view.id, isMailed: !view.isMailed }),
                      },
                    ]
                  : []),
                { id: 'rename', label: t`Cambiar el nombre…`, icon: Pencil, onSelect: () => ask('rename') },
                {
                  id: 'remove',
                  label: t`Eliminar…`,
                  icon: Trash2,
                  danger: true,
                  onSelect: () => ask('remove'),
                },
              ],
        ]}
      />
      {mailing.error === null ? null : (
        <p role="alert" className="text-small text-error-text">
          {whyFailed(mailing.error)}
        </p>
      )}
      <NameDialog
        key={asked.opening}
        of={asked.what === 'rename' && view !== undefined ? view : null}
        open={isOpen && asked.what !== 'remove'}
        write={(next, key) =>
          asked.what === 'rename' && view !== undefined
            ? answerOf(UpdateSavedViewDocument, { id: view.id, input: { name: next } }, { key })
            : save(next, key)
        }
        onClose={close}
        onDone={({ id }) => {
          setSaved({ id, at: here });
          close();
        }}
      />
      <ConfirmDialog
        open={isOpen && asked.what === 'remove' && view !== undefined}
        onClose={close}
        title={t`¿Eliminar «${name}»?`}
        confirmLabel={t`Eliminar`}
        busy={removing.isPending}
        failed={whyFailed(removing.error)}
        onConfirm={() => {
          if (view !== undefined) removing.mutate({ id: view.id });
        }}
      >
        <Trans>Los números se quedan; solo se olvida el nombre de estos filtros.</Trans>
      </ConfirmDialog>
    </>
  );
}
