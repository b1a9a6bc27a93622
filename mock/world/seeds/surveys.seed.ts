/** A year of surveys: a quarterly one with its results and outcomes, monthly pulses, and one that waits for answers. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import { everyone } from '#backend/departments/audience.ts';
import { defaultSurvey } from '#backend/surveys/surveys.defaults.ts';
import {
  surveyCells,
  surveyInvitations,
  surveys,
  surveyTallies,
  surveyTexts as surveyTextRows,
} from '#backend/surveys/surveys.tables.ts';
import { textThreshold } from '#schema/kit/privacy/threshold.ts';
import { threshold } from '#schema/limits.parts.ts';
import { may } from '#schema/permissions.ts';
import { enpsOf, favourableOf } from '#schema/surveys/figures.ts';
import { launchCells } from '#schema/surveys/segments.ts';
import { tenureOf } from '#schema/surveys/tenure.ts';
import { day, instant } from '../calendar.ts';
import type { Parts } from '../parts.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { deckOf, type SeededRandom } from '../seededRandom.ts';
import { comments, outcomes, pulseOutcomes, surveyTexts } from '../surveyTexts.ts';
import { joinPlaces } from './joiningIn.ts';
import { SurveyBook } from './surveyBook.ts';
import { questionsFor } from './surveys.questions.ts';
import { waves, type Wave } from './surveys.waves.ts';
import type { Person } from './users.seed.ts';

type Question = Row<typeof surveyQuestions>;

/** A person who answers: the happier, the lower the rank. */
interface Answering {
  readonly person: Person;
  readonly cellId: string;
  readonly mood: number;
  readonly rank: number;
}

/** Chooses values so that the shares of promoters and detractors give the wished eNPS. */
function enpsValue({ rank }: Answering, of: number, wished: number, random: SeededRandom): string {
  const detractors = Math.round(of * 0.24);
  const promoters = Math.min(of - detractors, detractors + Math.round((of * wished) / 100));
  if (rank < promoters) return String(random.whole(9, 10));
  return String(rank >= of - detractors ? random.whole(2, 6) : random.whole(7, 8));
}

/** All surveys, with invitations and answers. Empty while the module is off. */
export function* surveysSeed(plan: Plan, people: readonly Person[]): Parts<RowsByTable> {
  const { profile, calendar, newId, size } = plan;
  const author = people.find(({ role }) => role === 'admin');
  if (!profile.modules.has('surveys') || size.scene === 'newCompany' || author === undefined) return {};
  const random = plan.dice('surveys');
  const places = joinPlaces(plan, people);
  // Personas answer what is over.
  const placeOf = (person: Person | undefined): number =>
    person === undefined || person.isPersona ? -1 : (places.get(person.id) ?? 0);
  const made = {
    surveys: [] as Row<typeof surveys>[],
    questions: [] as Question[],
    options: [] as Row<typeof surveyOptions>[],
    cells: [] as Row<typeof surveyCells>[],
    invitations: [] as Row<typeof surveyInvitations>[],
    tallies: [] as Row<typeof surveyTallies>[],
    texts: [] as Row<typeof surveyTextRows>[],
  };
  const nextComment = deckOf(comments, random);
  const firsts = new Map<Wave['series'], string>();

  const seedWave = ({ series, wave, starts, days, participation, enps, low, repeats }: Wave): void => {
    const [startsOn, endsOn] = [calendar.date(starts), calendar.date(starts + days - 1)];
    const startsAt = calendar.now + starts * day;
    const endsAt = startsAt + days * day;
    const isClosed = endsAt <= calendar.now;
    const isToCome = startsAt > calendar.now;
    const invited = people.filter(
      ({ role, since, until }) =>
        !isToCome &&
        may(role, 'surveys.answer') &&
        since <= startsAt &&
        until >= Math.min(endsAt, calendar.now),
    );
    const surveyId = newId('surveys');
    firsts.set(series, firsts.get(series) ?? surveyId);
    const { questions, options } = questionsFor(surveyId, series, newId);

    const values = invited.map(({ departmentId = '', admissionDate }) => ({
      department: departmentId,
      tenure: tenureOf(admissionDate, startsOn) ?? '',
    }));
    const { cells, cellOf } = launchCells(values, threshold.usual);
    const cellRows = cells.map((cell, position) => ({
      id: newId('survey_cells'),
      surveyId,
      position,
      ...cell,
    }));
    const cellIdOf = (place: number): string => cellRows[cellOf[place] ?? 0]?.id ?? '';
    // Personas have answered what is over, and not yet what is open.
    const ready = [...invited.keys()].filter((place) => isClosed || invited[place]?.isPersona !== true);
    const answered = random
      .shuffle(ready)
      .toSorted((one, other) => placeOf(invited[one]) - placeOf(invited[other]))
      .slice(0, Math.round((invited.length * participation) / 100));
    const isAnswered = new Set(answered);
    const answering = answered
      .flatMap((place) => invited[place] ?? [])
      .map((person, at) => ({
        person,
        cellId: cellIdOf(answered[at] ?? 0),
        mood: random.next() + random.next() - (person.department === low ? 0.8 : 0),
      }))
      .toSorted((one, other) => other.mood - one.mood)
      .map((one, rank) => ({ ...one, rank }));

    const book = new SurveyBook({ surveyId, k: threshold.usual, newId });
    const answerTo = ({ id, kind, enps: isEnps }: Question, one: Answering) => {
      const answer = (...chosen: readonly string[]) => [{ questionId: id, values: chosen }];
      if (isEnps) return answer(enpsValue(one, answering.length, enps, random));
      if (kind === 'scale')
        return answer(String(Math.min(5, Math.max(1, Math.round(1.7 + 1.7 * one.mood + random.next())))));
      if (kind === 'text')
        return random.chance(0.12)
          ? [{ questionId: id, values: [], text: nextComment()[profile.words] }]
          : [];
      const chosen = Math.min(options.length - 1, Math.max(0, Math.round(2.6 - 1.6 * one.mood)));
      return answer(options[chosen]?.id ?? '');
    };
    for (const one of random.shuffle(answering))
      book.take(
        one.cellId,
        questions.flatMap((question) => answerTo(question, one)),
      );

    const favourable = questions.flatMap(({ id, scale, enps: isEnps }) =>
      scale === null || isEnps ? [] : (favourableOf(book.countsOf(id), scale) ?? []),
    );
    const outcome =
      series === 'climate' ? outcomes[wave - 1] : isClosed ? pulseOutcomes[wave - 1] : undefined;
    const words = surveyTexts[series];
    made.surveys.push(
      defaultSurvey({
        id: surveyId,
        kind: 'survey',
        title: words.es,
        titleEn: words.en,
        description: series === 'climate' ? surveyTexts.climateLead.es : '',
        descriptionEn: series === 'climate' ? surveyTexts.climateLead.en : null,
        createdBy: author.id,
        anonymous: true,
        threshold: threshold.usual,
        textThreshold: textThreshold(threshold.usual),
        sharedWithLeaders: true,
        audience: everyone,
        active: !isClosed,
        startsOn,
        endsOn,
        startsAt: instant(startsAt),
        endsAt: instant(endsAt),
        publishedAt: instant(Math.min(startsAt, calendar.now - day)),
        launchedAt: isToCome ? null : instant(startsAt),
        notifies: true,
        notified: !isToCome,
        closedAt: isClosed ? instant(endsAt) : null,
        endTold: isClosed,
        seriesId: firsts.get(series) ?? surveyId,
        wave,
        repeats: repeats ?? null,
        outcome: outcome?.es ?? null,
        outcomeEn: outcome?.en ?? null,
        outcomeAt: outcome === undefined ? null : instant(Math.min(endsAt + 12 * day, calendar.now)),
        summary: isClosed
          ? {
              invited: invited.length,
              answered: answering.length,
              enps: enpsOf(book.countsOf(questions[0]?.id ?? '')),
              favourable:
                favourable.length === 0
                  ? null
                  : Math.round(favourable.reduce((sum, share) => sum + share, 0) / favourable.length),
            }
          : null,
        createdAt: instant(Math.min(startsAt, calendar.now) - 3 * day),
      }),
    );
    made.questions.push(...questions);
    made.options.push(...options);
    made.cells.push(...cellRows);
    made.tallies.push(...book.tallies());
    made.texts.push(...book.texts());
    invited.forEach(({ id, departmentId = null }, place) => {
      made.invitations.push({
        id: newId('survey_invitations'),
        surveyId,
        userId: id,
        departmentId,
        tenure: values[place]?.tenure ?? null,
        cellId: cellIdOf(place),
        answered: isAnswered.has(place),
        paid: false,
        wave: 0,
        createdAt: instant(startsAt),
      });
    });
  };

  for (const wave of waves) {
    seedWave(wave);
    yield;
  }
  const draftId = newId('surveys');
  const arrival = questionsFor(draftId, 'pulse', newId);
  made.surveys.push(
    defaultSurvey({
      id: draftId,
      kind: 'survey',
      title: surveyTexts.arrival.es,
      titleEn: surveyTexts.arrival.en,
      createdBy: author.id,
      anonymous: true,
      createdAt: instant(calendar.now - 2 * day),
    }),
  );
  made.questions.push(...arrival.questions);
  made.options.push(...arrival.options);
  return {
    ...rowsOf(surveys, made.surveys),
    ...rowsOf(surveyQuestions, made.questions),
    ...rowsOf(surveyOptions, made.options),
    ...rowsOf(surveyCells, made.cells),
    ...rowsOf(surveyInvitations, made.invitations),
    ...rowsOf(surveyTallies, made.tallies),
    ...rowsOf(surveyTextRows, made.texts),
  };
}
