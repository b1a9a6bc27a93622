/** A reported post: its text, its reporters with their reasons, and the decision. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { reportWords } from '#src/posts/reportWords.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useDay } from './dates.ts';
import type { Report, Reported } from './moderation.queries.ts';
import { PostPreview } from './PostPreview.tsx';
import { nameOf } from '#src/people/personName.ts';

function ReportLine({ report }: { readonly report: Report }): ReactElement {
  const { i18n } = useLingui();
  const day = useDay();
  const name = nameOf(report.user);
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Avatar name={name} src={report.user.profileImageUrl} size={32} />
      <div className="min-w-0 flex-1 text-small">
        <p>
          <span className="font-semibold">{i18n._(reportWords[report.reason])}</span>
          <span className="text-soft">
            {' · '}
            {name} · {day(report.createdAt)}
          </span>
        </p>
        {report.note === '' ? null : <p className="mt-0.5 wrap-anywhere">“{report.note}”</p>}
      </div>
    </li>
  );
}

function Decided({ reported }: { readonly reported: Reported }): ReactElement {
  const day = useDay();
  const who = reported.decidedBy === null ? '' : nameOf(reported.decidedBy);
  const when = reported.decidedAt === null ? '' : day(reported.decidedAt);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      {reported.verdict === 'remove' ? (
        <StatusTag severity="error">
          <Trans>Quitada</Trans>
        </StatusTag>
      ) : (
        <StatusTag severity="success">
          <Trans>Se quedó</Trans>
        </StatusTag>
      )}
      <p className="text-small text-soft">
        <Trans>
          {who} · {when}
        </Trans>
      </p>
    </div>
  );
}

/** Without a verdict, the footer shows the two decision buttons. */
export function ReportCard({
  reported,
  busy,
  onKeep,
  onRemove,
}: {
  readonly reported: Reported;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { post, reports, verdict } = reported;
  const isOver = post.state === 'removed';
  return (
    <Card as="article" className="flex flex-col gap-4" aria-label={t`Publicación reportada`}>
      <div className="flex flex-wrap items-center gap-2">
        {verdict === null ? (
          post.hidden ? (
            <StatusTag severity="warning">
              <Trans>Oculta hasta que decidas</Trans>
            </StatusTag>
          ) : (
            <StatusTag severity="info">
              <Trans>Todavía visible</Trans>
            </StatusTag>
          )
        ) : null}
        <span className="text-small text-soft">
          <Plural value={reports.length} one="# reporte" other="# reportes" />
        </span>
      </div>
      <PostPreview post={post} />
      <ul aria-label={t`Reportes`} className="divide-y divide-line border-t border-line">
        {reports.map((report) => (
          <ReportLine key={report.id} report={report} />
        ))}
      </ul>
      {verdict !== null ? (
        <Decided reported={reported} />
      ) : (
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <Button variant="secondary" icon={Check} busy={busy} onClick={onKeep}>
            {isOver ? (
              <Trans>Cerrar los reportes</Trans>
            ) : post.hidden ? (
              <Trans>Volver a mostrar</Trans>
            ) : (
              <Trans>Dejar como está</Trans>
            )}
          </Button>
          {isOver ? null : (
            <Button variant="danger" icon={Trash2} disabled={busy} onClick={onRemove}>
              <Trans>Quitar</Trans>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
