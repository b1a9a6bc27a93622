/** What a program is about, where the reader is in it, and the way on. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CertificateButton } from './CertificateButton.tsx';
import { ContinueLink, OwnProgress } from './OwnProgress.tsx';
import { ProgramState } from './ProgramCard.tsx';
import { ProgramPicture } from './ProgramPicture.tsx';
import type { OpenedProgram } from './programs.queries.ts';
import { useFacts } from './programWords.ts';
import { Join, Leave } from './Taking.tsx';

/** What the end of the program came to. */
export function Finished({
  program: { id, own, points, badge },
}: {
  readonly program: OpenedProgram;
}): ReactElement | null {
  if (own?.standing !== 'finished') return null;
  const { addedSince, reward } = own;
  const name = badge?.name ?? '';
  return (
    <>
      <p className="font-semibold">
        {reward === 'due' ? (
          <Trans>Lo terminaste. Tus puntos esperan presupuesto y llegarán una sola vez.</Trans>
        ) : reward === 'paid' && badge !== null ? (
          <Trans>Lo terminaste y recibiste la insignia «{name}».</Trans>
        ) : reward === 'paid' ? (
          <Plural
            value={points}
            one="Lo terminaste y recibiste # punto."
            other="Lo terminaste y recibiste # puntos."
          />
        ) : (
          <Trans>Lo terminaste.</Trans>
        )}
      </p>
      {addedSince === 0 ? null : (
        <p className="text-soft">
          <Plural
            value={addedSince}
            one="Después se agregó # lección. Puedes verla; el programa sigue terminado."
            other="Después se agregaron # lecciones. Puedes verlas; el programa sigue terminado."
          />
        </p>
      )}
      <CertificateButton id={id} />
    </>
  );
}

export function Overview({ program }: { readonly program: OpenedProgram }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const facts = useFacts();
  const { own, imageKey, takes, type } = program;
  const about = say(program.description, program.descriptionEn);
  const isTaking = own !== null && own.standing !== 'withdrawn';
  return (
    <Card as="section" aria-label={t`Tu parte`} className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <ProgramPicture of={imageKey} />
        <ProgramState program={program} />
      </div>
      <p className="text-small text-soft">{facts(program).join(' · ')}</p>
      {about === '' ? null : <p className="max-w-prose72 whitespace-pre-wrap wrap-anywhere">{about}</p>}
      {own?.standing === 'withdrawn' ? (
        <Banner severity="info">
          <Trans>Ya no participas en este programa. Lo que terminaste se guarda.</Trans>
        </Banner>
      ) : null}
      {takes ? null : (
        <p className="text-small text-soft">
          <Trans>Este programa no recibe entregas por ahora.</Trans>
        </p>
      )}
      <OwnProgress program={program} />
      <Finished program={program} />
      {type === 'course' ? <ContinueLink program={program} /> : null}
      {isTaking ? <Leave program={program} /> : <Join program={program} />}
    </Card>
  );
}
