/** What a challenge is about, how it counts with an example, when it runs, and what it gives. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { wording } from '#src/forms/wording.ts';
import { points as pointsOf } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { useCounting, useSpan, type Counted } from './challengeWords.ts';
import type { ShownChallenge } from './challenges.queries.ts';
import { ChallengePicture } from './ChallengePicture.tsx';

/** What the card shows. */
export type Described = Counted &
  Pick<
    ShownChallenge,
    'description' | 'descriptionEn' | 'points' | 'picture' | 'proof' | 'startsOn' | 'endsOn'
  >;

export function RulesCard({ challenge }: { challenge: Described }): ReactElement {
  const language = useLanguage();
  const { rule, example, capped } = useCounting(challenge);
  const span = useSpan(challenge);
  const { description, descriptionEn, points, picture, proof } = challenge;
  const about = wording(description, descriptionEn, language);
  return (
    <Card as="section" className="flex flex-col gap-2">
      <ChallengePicture of={picture} />
      <CardTitle>
        <Trans>Cómo cuenta</Trans>
      </CardTitle>
      {about === '' ? null : <p className="wrap-anywhere">{about}</p>}
      <p>{rule}</p>
      <p className="text-small text-soft">{example}</p>
      {capped === null ? null : <p className="text-small text-soft">{capped}</p>}
      {proof && points > 0 ? (
        <p className="text-small text-soft">
          <Trans>Los puntos llegan cuando se aprueba tu comprobante.</Trans>
        </p>
      ) : null}
      <p className="text-small text-soft">
        {span}
        {points === 0 ? null : ` · ${pointsOf(points, language)}`}
      </p>
    </Card>
  );
}
