/** How far the reader is in a course, and the way on: the next lesson that is open. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { lessonAddress } from './programAddress.ts';
import type { ShownProgram } from './programs.queries.ts';

/** Nothing for what is handed in, and without a place. */
export function OwnProgress({ program }: { readonly program: ShownProgram }): ReactElement | null {
  const { t } = useLingui();
  const { own, type, lessons } = program;
  if (own === null || type !== 'course' || own.standing === 'withdrawn') return null;
  const { finished } = own;
  return (
    <ProgressBar
      label={t`Avance`}
      value={own.percent}
      max={100}
      showValue={t`${finished} de ${lessons} lecciones`}
    />
  );
}

/** Nothing where no lesson is open, or the course takes nothing today. */
export function ContinueLink({ program }: { readonly program: ShownProgram }): ReactElement | null {
  const { id, own, takes } = program;
  if (own === null || own.nextLessonId === null || own.standing === 'withdrawn' || !takes) return null;
  return (
    <Link href={lessonAddress(id, own.nextLessonId)} asChild>
      <LinkButton variant="primary" className="self-start">
        {own.standing === 'assigned' ? <Trans>Empezar</Trans> : <Trans>Continuar</Trans>}
      </LinkButton>
    </Link>
  );
}
