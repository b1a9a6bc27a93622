/** How segments, filters and values of results are called. */
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { monthHeading } from '#src/lib/longDates.ts';
import type { PlotFacts } from '#src/plots/plot.shape.ts';
import type { Figure, QuestionResult, Results } from './results.queries.ts';
import { useSegmentName } from './useSegmentName.ts';

type Question = QuestionResult['question'];
/** What the facts of a figure are read from. */
type Filtered = Pick<Results, 'isFinal' | 'segmentId' | 'segments'> & {
  readonly survey: Pick<Results['survey'], 'startsAt' | 'endsAt'>;
};

/** A survey starts and ends on days, which are the same in every time zone. */
export const zoneOfDays = 'UTC';

/** Words in the user's language. */
export function useResultWords() {
  const language = useLanguage();
  const segmentName = useSegmentName();
  const valueName = ({ kind, options }: Question, value: string): string => {
    if (kind === 'date') return monthHeading(`${value}-15`, { language });
    const option = options.find(({ id }) => id === value);
    return option === undefined ? value : wording(option.text, option.textEn, language);
  };
  return {
    segmentName,
    valueName,
    questionName: ({ question, questionEn }: Pick<Question, 'question' | 'questionEn'>): string =>
      wording(question, questionEn, language),
    title: ({ title, titleEn }: Pick<Results['survey'], 'title' | 'titleEn'>): string =>
      wording(title, titleEn, language),
    facts: ({ survey, isFinal, segmentId, segments }: Filtered, figure?: Pick<Figure, 'n'>): PlotFacts => {
      const chosen = segments.find(({ id }) => id === segmentId);
      return {
        n: figure?.n ?? null,
        from: survey.startsAt,
        to: isFinal ? survey.endsAt : null,
        filter: chosen === undefined ? null : segmentName(chosen),
        timeZone: zoneOfDays,
      };
    },
  };
}
