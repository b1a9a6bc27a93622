/** Who asks, how long it takes, when it closes, and what it gives. */
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Clock, Coins, UsersRound, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useSurveyWords } from './surveyWords.ts';

const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }): ReactElement => (
  <li className="flex items-center gap-1.5">
    <Icon of={icon} size={16} className="shrink-0" />
    <span>{children}</span>
  </li>
);

/** One line, which breaks on a phone. */
export function SurveyFacts({ survey }: { survey: Survey }): ReactElement {
  const language = useLanguage();
  const { askedBy, minutes, closing } = useSurveyWords(survey);
  const worth = points(survey.points, language);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
      <Fact icon={UsersRound}>
        <Trans>Pregunta {askedBy}</Trans>
      </Fact>
      <Fact icon={Clock}>{minutes}</Fact>
      <Fact icon={CalendarDays}>{closing}</Fact>
      {survey.points > 0 ? <Fact icon={Coins}>{worth}</Fact> : null}
    </ul>
  );
}
