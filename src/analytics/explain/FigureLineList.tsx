/** The lines of a number: their sum is the number, each opens its cause, and all can be exported. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { Cause } from '#src/analytics/transactions/Cause.tsx';
import { TableExport } from '#src/exports/TableExport.tsx';
import { dayLabel } from '#src/lib/longDates.ts';
import { formatNumber, signed } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { GroupSkeleton } from '#src/ui/GroupSkeleton.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { explainQueries, type FigureLinesPage, type NumberAsked, type ShownLine } from './explain.queries.ts';
import { useLineExport } from './useLineExport.ts';

function useOwner(): (line: Pick<ShownLine, 'user'>) => string {
  const { t } = useLingui();
  return ({ user }) => (user === null ? t`La organización` : nameOf(user));
}

/** Numbers of people: each line is one of them. */
const people: readonly NumberAsked['kind'][] = ['givers', 'receivers', 'activePeople', 'participants'];

/** One line; pressed, it opens its cause. */
function Line({
  line,
  isPerson,
  onOpen,
}: {
  readonly line: ShownLine;
  /** The line is a person, who has no day. */
  readonly isPerson: boolean;
  readonly onOpen: () => void;
}): ReactElement {
  const language = useLanguage();
  const owner = useOwner()(line);
  const other = line.counterpart === null ? null : nameOf(line.counterpart);
  const words = (
    <>
      <Avatar name={owner} src={line.user?.profileImageUrl ?? null} size={32} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{owner}</span>
        <span className="block text-small text-soft">
          {isPerson ? null : dayLabel(line.day, language)}
          {other === null ? null : (
            <>
              {' · '}
              <Trans>con {other}</Trans>
            </>
          )}
        </span>
      </span>
      <span className="shrink-0 font-semibold tabular-nums">{signed(line.value, language)}</span>
    </>
  );
  const look = 'flex w-full items-center gap-3 px-4 py-2.5 text-start';
  return line.cause === null ? (
    <span className={look}>{words}</span>
  ) : (
    <button
      type="button"
      onClick={onOpen}
      className={`${look} transition-colors duration-120 hover:bg-subtle focus-visible:relative focus-visible:z-10`}
    >
      {words}
    </button>
  );
}

/** What the lines add up to: the number, or how far one has read. */
function Sum({
  pages,
  isWhole,
}: {
  readonly pages: readonly FigureLinesPage[];
  readonly isWhole: boolean;
}): ReactElement {
  const language = useLanguage();
  const lines = pages.flatMap(({ items }) => items);
  const read = lines.reduce((sum, { value }) => sum + value, 0);
  const count = formatNumber(lines.length, language);
  const soFar = formatNumber(read, language);
  const number = formatNumber(pages[0]?.value ?? 0, language);
  return (
    <p className="text-small tabular-nums" role="status">
      {!isWhole ? (
        <Trans>
          Las {count} líneas de arriba suman {soFar}. Todas suman <strong>{number}</strong>.
        </Trans>
      ) : read === pages[0]?.value ? (
        <Trans>
          Las {count} líneas suman <strong>{number}</strong>: es el número.
        </Trans>
      ) : (
        <Trans>
          Las {count} líneas suman {soFar} y el número era {number}: algo cambió mientras leías. Vuelve a
          abrirlo.
        </Trans>
      )}
    </p>
  );
}

function Whole({
  number,
  name,
  first,
}: {
  readonly number: NumberAsked;
  readonly name: string;
  readonly first: FigureLinesPage;
}): ReactElement {
  return <TableExport source={useLineExport(number, name, first.about, useOwner())} />;
}

export function FigureLineList({
  number,
  name,
}: {
  readonly number: NumberAsked;
  /** The name of the number on its page. */
  readonly name: string;
}): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(explainQueries.lines(number));
  const cause = usePanel<ShownLine>();
  const first = query.data?.pages[0];
  const retry = (): void => void query.refetch();
  if (query.data === undefined || first === undefined)
    return query.isError ? (
      <Failed
        what={<Trans>No pudimos cargar las líneas.</Trans>}
        detail={<Trans>El número no cambió.</Trans>}
        onRetry={retry}
        busy={query.isFetching}
      />
    ) : (
      <Loading label={t`Cargando las líneas`}>
        <GroupSkeleton heading="w-36" />
      </Loading>
    );
  const { pages } = query.data;
  const lines = pages.flatMap(({ items }) => items);
  if (lines.length === 0)
    return <Empty drawing="search" text={<Trans>No hay ninguna línea en estos días.</Trans>} />;
  return (
    <section aria-label={t`Líneas`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h6 font-semibold">
          <Trans>Líneas</Trans>
        </h3>
        <Whole number={number} name={name} first={first} />
      </div>
      <ListAge query={query} what={<Trans>No pudimos actualizar las líneas.</Trans>} onRetry={retry} />
      <ul className="divide-y divide-line rounded-card border border-line">
        {lines.map((line) => (
          <li key={line.id}>
            <Line line={line} isPerson={people.includes(number.kind)} onOpen={() => cause.open(line)} />
          </li>
        ))}
      </ul>
      <MoreRows of={query} />
      <Sum pages={pages} isWhole={!query.hasNextPage} />
      {cause.about === null ? null : (
        <Dialog
          key={cause.opening}
          open={cause.isOpen}
          onClose={cause.close}
          title={t`De dónde viene`}
          placement="side"
        >
          <div className="pb-2">
            <Cause
              cause={cause.about.cause}
              userId={cause.about.user?.id ?? null}
              scope={first.about.scope}
            />
          </div>
        </Dialog>
      )}
    </section>
  );
}
