/** The people who acknowledged a document and those who have not, with a reminder for the latter. */
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { exactTime } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import {
  fileQueries,
  fileWrites,
  refreshFiles,
  type Proof,
  type SharedFile,
} from '#src/files/files.queries.ts';

type Which = 'waiting' | 'done' | 'all';
const asked: Readonly<Record<Which, boolean | null>> = { waiting: true, done: false, all: null };

function Line({
  proof: { name, version, acknowledgedAt, upToDate },
}: {
  readonly proof: Proof;
}): ReactElement {
  const language = useLanguage();
  const day = acknowledgedAt === null ? '' : createdVariant(acknowledgedAt);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span
        className="text-small text-soft"
        title={acknowledgedAt === null ? undefined : exactTime(acknowledgedAt, { language })}
      >
        {version === null ? (
          <Trans>Todavía no</Trans>
        ) : upToDate ? (
          <Trans>Confirmó el {day}</Trans>
        ) : (
          <Trans>
            Confirmó la versión {version} el {day}
          </Trans>
        )}
      </span>
    </li>
  );
}

/** `file` is the document as the list has it. */
export function ProofsPanel({
  file,
  open,
  onClose,
}: {
  readonly file: SharedFile;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [which, setWhich] = useState<Which>('waiting');
  const { id, name, version, progress } = file;
  const list = useInfiniteQuery({
    ...fileQueries.proofs(id, asked[which]),
    placeholderData: keepPreviousData,
  });
  const remind = useWrite(fileWrites.remind, {
    refresh: refreshFiles,
    onDone: (told) =>
      toasts.raise({
        severity: 'success',
        text: plural(told, {
          0: 'Ya no hay a quién recordárselo.',
          one: 'Se lo recordamos a # persona.',
          other: 'Se lo recordamos a # personas.',
        }),
      }),
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { acknowledged = 0, people = 0 } = progress ?? {};
  const left = people - acknowledged;
  const why = whyFailed(remind.error);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement="side"
      title={name}
      description={<Trans>Confirmaciones de la versión {version}</Trans>}
      actions={
        <Button
          variant="primary"
          icon={BellRing}
          busy={remind.isPending}
          disabled={left === 0}
          onClick={() => remind.mutate(id)}
        >
          <Plural
            value={left}
            _0="Todas confirmaron"
            one="Recordar a # persona"
            other="Recordar a # personas"
          />
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <ProgressBar
          label={t`Confirmaron`}
          value={acknowledged}
          max={people}
          showValue={t`${acknowledged} de ${people}`}
        />
        {why === null ? null : <FieldError>{why}</FieldError>}
        <SegmentedControl
          label={t`A quién mostrar`}
          hideLabel
          wide
          value={which}
          onChange={setWhich}
          options={[
            { value: 'waiting', label: t`Faltan` },
            { value: 'done', label: t`Confirmaron` },
            { value: 'all', label: t`Todas` },
          ]}
        />
        <ListBoundary of={[list]} what={t`No pudimos cargar las confirmaciones.`}>
          {list.isPending ? (
            <Loading label={t`Cargando las confirmaciones`}>
              <Skeleton className="h-64 w-full rounded-card!" />
            </Loading>
          ) : rows.length === 0 ? (
            <Empty
              drawing="people"
              text={
                which === 'waiting' ? (
                  <Trans>No falta nadie: todas confirmaron esta versión.</Trans>
                ) : which === 'done' ? (
                  <Trans>Nadie ha confirmado esta versión todavía.</Trans>
                ) : (
                  <Trans>Nadie ve este documento: revisa sus departamentos.</Trans>
                )
              }
            />
          ) : (
            <ul
              aria-label={t`Confirmaciones`}
              aria-busy={list.isPlaceholderData}
              className="divide-y divide-line rounded-card border border-line bg-card"
            >
              {rows.map((proof) => (
                <Line key={proof.userId} proof={proof} />
              ))}
            </ul>
          )}
          <MoreRows of={list} className="mt-4" />
        </ListBoundary>
      </div>
    </Dialog>
  );
}
