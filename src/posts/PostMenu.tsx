/**
 * All actions of a post behind one button: a separate chunk, because Headless UI loads with the code that
 * uses it.
 */
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  Coins,
  Ellipsis,
  Flag,
  HeartHandshake,
  Link2,
  Lock,
  Pencil,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { PostAction } from '#schema/posts/posts.rules.ts';
import { toasts } from '#src/lib/toasts.ts';
import { openPollDialog } from '#src/surveys/pollHost.store.ts';
import { pollQueries } from '#src/surveys/polls.queries.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Menu, type MenuItem } from '#src/ui/Menu.tsx';
import { barButton } from './barButton.ts';
import { isOccasion } from './occasion.ts';
import { filePost, undoPost } from './post.writes.ts';
import type { PostMenuProps } from './PostMenuSlot.tsx';
import { postPlaces } from './postPlaces.store.ts';
import { reasonOf } from '#src/api/reason.ts';

/** Actions without a dialog; their result is a toast. */
function useQuickActs({ post }: Pick<PostMenuProps, 'post'>) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const failed = (text: string, again: () => void): void =>
    void toasts.raise({ severity: 'error', text, action: { label: t`Reintentar`, onAct: again } });
  const file = (filed: boolean): void => {
    filePost(cache, post.id, filed).then(
      () =>
        toasts.raise({
          severity: 'success',
          text: filed ? t`Se archivó. Ya no está en el inicio.` : t`Está de nuevo en el inicio.`,
          action: { label: t`Deshacer`, onAct: () => file(!filed) },
        }),
      (error: unknown) => failed(`${t`No se archivó.`} ${reasonOf(error)}`, () => file(filed)),
    );
  };
  const undo = (): void => {
    undoPost(cache, post.id).then(
      () => toasts.raise({ severity: 'success', text: t`Se deshizo. Nadie alcanzó a verlo.` }),
      (error: unknown) => failed(`${t`No se deshizo.`} ${reasonOf(error)}`, undo),
    );
  };
  const copy = (): void => {
    const address = new URL(`/post?id=${encodeURIComponent(post.id)}`, location.origin).href;
    // `navigator.clipboard` is undefined on plain http, contrary to its type.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => toasts.raise({ severity: 'success', text: t`Enlace copiado.` }),
        () => toasts.raise({ severity: 'info', text: t`No pudimos copiarlo. El enlace es ${address}` }),
      );
  };
  return { file, undo, copy };
}

/** The actions of the post's poll, if the poll is cached. */
function usePollItems({ pollId }: Pick<PostMenuProps['post'], 'pollId'>): readonly MenuItem[] {
  const { t } = useLingui();
  const { data: poll } = useQuery({ ...pollQueries.one(pollId ?? ''), enabled: false });
  if (poll === undefined) return [];
  const may = new Set(poll.may);
  const edit = (): void => openPollDialog({ kind: 'edit', poll });
  return [
    ...(may.has('edit')
      ? [{ id: 'editPoll', icon: Pencil, label: t`Editar la encuesta`, onSelect: edit }]
      : may.has('reschedule')
        ? [{ id: 'reschedule', icon: CalendarClock, label: t`Cambiar cuándo cierra`, onSelect: edit }]
        : []),
    ...(may.has('close')
      ? [
          {
            id: 'closePoll',
            icon: Lock,
            label: t`Cerrar la votación`,
            onSelect: () => openPollDialog({ kind: 'close', poll }),
          },
        ]
      : []),
  ];
}

/** Opens at once if the click that fetched the chunk requested it. */
export function PostMenu({
  post,
  onAct,
  onRecognise,
  openAtOnce,
}: PostMenuProps & { openAtOnce: boolean }): ReactElement {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { file, undo, copy } = useQuickActs({ post });
  const pollItems = usePollItems(post);
  useLayoutEffect(() => {
    const button = place.current?.querySelector('button');
    if (!openAtOnce || button === null || button === undefined) return;
    button.focus();
    // The menu has no API to open it; the Enter key does.
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, [openAtOnce]);
  const where = (action: PostAction, item: MenuItem): MenuItem[] => (post.may.includes(action) ? [item] : []);
  const sections: MenuItem[][] = [
    [
      ...(onRecognise === undefined
        ? []
        : [
            {
              id: 'recognise',
              icon: HeartHandshake,
              label: isOccasion(post) ? t`Felicitar` : t`Reconocer también`,
              onSelect: onRecognise,
            },
          ]),
      ...where('boost', {
        id: 'boost',
        icon: Coins,
        label: t`Sumar puntos`,
        onSelect: () => onAct({ kind: 'boost' }),
      }),
      { id: 'copy', icon: Link2, label: t`Copiar enlace`, onSelect: copy },
    ],
    [
      ...pollItems,
      ...where('edit', {
        id: 'edit',
        icon: Pencil,
        label: t`Editar las palabras`,
        onSelect: () => postPlaces.trigger.editing({ id: post.id }),
      }),
      ...where('file', {
        id: 'file',
        icon: post.filed ? ArchiveRestore : Archive,
        label: post.filed ? t`Devolver al inicio` : t`Archivar`,
        detail: post.filed || post.pollId !== null ? undefined : t`Sale del inicio; los puntos se quedan.`,
        onSelect: () => file(!post.filed),
      }),
    ],
    [
      ...where('report', {
        id: 'report',
        icon: Flag,
        label: t`Reportar`,
        onSelect: () => onAct({ kind: 'report' }),
      }),
      ...where('undo', { id: 'undo', icon: Undo2, label: t`Deshacer`, onSelect: undo }),
      ...where('remove', {
        id: 'remove',
        icon: Trash2,
        label: t`Eliminar`,
        danger: true,
        onSelect: () => onAct({ kind: 'remove' }),
      }),
    ],
  ];
  return (
    <div ref={place} className="flex">
      <Menu
        label={t`Más acciones`}
        trigger={<Icon of={Ellipsis} />}
        triggerClassName={barButton}
        sections={sections}
      />
    </div>
  );
}
