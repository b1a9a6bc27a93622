/** What waits for the answer of the person, on Home; a separate chunk with its texts. Draws nothing without it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { PendingPolls, usePendingPolls } from './PendingPolls.tsx';
import { surveyAddress } from './surveyAddress.ts';
import { isPending, surveyQueries } from './surveys.queries.ts';
import { useSurveyWords } from './surveyWords.ts';

const none: readonly ReactElement[] = [];
/** More would fill the column. */
const shown = 2;

/** One of the list. */
export const PendingLink = ({
  href,
  title,
  detail,
}: {
  href: string;
  title: string;
  detail: string;
}): ReactElement => (
  <li>
    <Link
      href={href}
      className="-mx-3 block rounded-control px-3 py-2 text-small transition-colors duration-120 hover:bg-subtle"
    >
      <span className="block font-semibold wrap-anywhere">{title}</span>
      <span className="block text-soft">{detail}</span>
    </Link>
  </li>
);

function Pending({ survey }: { survey: Survey }): ReactElement {
  const language = useLanguage();
  const { minutes, closing } = useSurveyWords(survey);
  return (
    <PendingLink
      href={surveyAddress(survey.id)}
      title={wording(survey.title, survey.titleEn, language)}
      detail={`${closing} · ${minutes}`}
    />
  );
}

/** The first surveys, and the number of polls. `others` are links from domains above. */
export function PendingSurveys({
  className,
  others = none,
}: {
  className?: string | undefined;
  others?: readonly ReactElement[] | undefined;
}): ReactElement | null {
  const { t } = useLingui();
  const { data } = useQuery(surveyQueries.open());
  const surveys = (data ?? []).filter(isPending);
  const pending = [...others, ...surveys.map((survey) => <Pending key={survey.id} survey={survey} />)];
  const polls = usePendingPolls(pending.length);
  // Until the surveys are known, the count may mean any of both.
  if (data === undefined || pending.length + polls === 0) return null;
  return (
    <Card
      as="section"
      aria-label={t`Encuestas por responder`}
      className={classes('flex animate-appear flex-col gap-2', className)}
    >
      <CardTitle>
        <Trans>Te preguntan</Trans>
      </CardTitle>
      <ul>{pending.slice(0, shown)}</ul>
      {pending.length > shown ? (
        <Link href="/surveys" className="self-start text-small font-semibold text-link hover:underline">
          <Trans>Ver todas</Trans>
        </Link>
      ) : null}
      <PendingPolls surveys={pending.length} />
    </Card>
  );
}
