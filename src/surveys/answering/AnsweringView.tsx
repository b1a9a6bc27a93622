/** Answering a form in any state of its machine; the promise stays on every page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { useStepFocus } from '#src/ui/useStepFocus.ts';
import { AnswerIntro } from './AnswerIntro.tsx';
import { AnswerOver } from './AnswerOver.tsx';
import { AnswerPageForm } from './AnswerPageForm.tsx';
import { AnswerReview } from './AnswerReview.tsx';
import { AnswerSending } from './AnswerSending.tsx';
import { useAnswering } from './answering.context.ts';
import type { SurveyAnsweringActor } from './surveyAnswering.actors.ts';

function ToList(): ReactElement {
  const { t } = useLingui();
  const { list } = useAnswering();
  return <BackLink to={list.href}>{t(list.all)}</BackLink>;
}

function Unavailable({ actor }: { actor: SurveyAnsweringActor }): ReactElement {
  const { t } = useLingui();
  const { list, notFound, failed } = useAnswering();
  const lost = useSelector(actor, ({ context }) => context.lost);
  if (lost?.code === 'not_found')
    return (
      <Empty
        drawing="search"
        text={t(notFound)}
        action={
          <Link href={list.href} asChild>
            <LinkButton>{t(list.own)}</LinkButton>
          </Link>
        }
      />
    );
  return (
    <Failed
      what={t(failed)}
      detail={<Trans>Lo que ya respondiste sigue en este dispositivo.</Trans>}
      onRetry={() => actor.send({ type: 'reload.pressed' })}
    />
  );
}

function Step({ actor }: { actor: SurveyAnsweringActor }): ReactElement {
  const { t } = useLingui();
  const { loading } = useAnswering();
  const state = useSelector(actor, (now) => now);
  const { form } = state.context;
  if (form === null)
    return state.hasTag('waits') ? (
      <Loading label={t(loading)}>
        <Card className="flex flex-col gap-4">
          <Skeleton className="h-6 w-1/2" />
          <SkeletonText lines={4} />
        </Card>
      </Loading>
    ) : (
      <Unavailable actor={actor} />
    );
  if (state.hasTag('answers')) return <AnswerPageForm actor={actor} form={form} />;
  if (state.matches('reviewing')) return <AnswerReview actor={actor} form={form} />;
  if (state.hasTag('underway')) return <AnswerSending actor={actor} form={form} />;
  if (state.matches('intro')) return <AnswerIntro actor={actor} form={form} />;
  return <AnswerOver actor={actor} form={form} />;
}

/** The screen of one form. */
export function AnsweringView({ actor }: { actor: SurveyAnsweringActor }): ReactElement {
  const { t } = useLingui();
  const { title, heading, Promise: Mark, Reminder, aside = null } = useAnswering();
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const { form, page } = state.context;
  const step = state.hasTag('waits') ? null : `${JSON.stringify(state.value)} ${page}`;
  const isAnswering = state.hasTag('answers') || state.matches('reviewing');
  const holder = useStepFocus<HTMLDivElement>(step);
  const steps = (
    <div ref={holder} className="flex min-w-0 flex-1 flex-col gap-5">
      {form === null ? null : Reminder === undefined || state.matches('intro') ? (
        <Mark form={form} />
      ) : (
        <div
          className={classes(
            'self-start rounded-control',
            isAnswering && 'sticky top-[calc(var(--head-top,64px)+8px)] z-10 shadow-raised',
          )}
        >
          <Reminder form={form} />
        </div>
      )}
      <Step actor={actor} />
    </div>
  );
  const own = form === null ? t(title) : wording(form.title, form.titleEn, language);
  return (
    <Page
      title={heading === undefined ? own : t(heading)}
      lead={heading === undefined || form === null ? undefined : own}
      back={<ToList />}
      width={aside === null ? 'feed' : 'content'}
    >
      {/* One element in both cases: what is beside arrives with the form, and the questions stay as they are. */}
      <div className="flex flex-col gap-5 wide:flex-row wide:items-start">
        {steps}
        {aside === null ? null : <aside className="wide:w-side wide:shrink-0">{aside}</aside>}
      </div>
    </Page>
  );
}
