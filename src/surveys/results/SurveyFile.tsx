/** One file of a survey: what the pages of its results and people show to this reader, and nothing else. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { pageSize } from '#schema/limits.ts';
import { may } from '#schema/permissions.ts';
import { answerOf } from '#src/api/documents.ts';
import { readAll } from '#src/api/readAll.ts';
import { TableFile } from '#src/exports/TableFile.tsx';
import { useAnswerWords } from '#src/forms/useAnswerWords.ts';
import {
  SearchSurveyResponsesDocument,
  SurveyCommentsDocument,
  SurveyInvitedDocument,
  SurveyResultsDocument,
} from '#src/gql/graphql.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { nameOf } from '#src/people/personName.ts';
import { fileName } from '#src/plots/fileTable.ts';
import { usePlotWords } from '#src/plots/usePlotWords.ts';
import { useMe } from '#src/session/me.queries.ts';
import { invitationWords } from './invitationWords.ts';
import type { Results } from './results.queries.ts';
import { surveyTable, type SurveyParts, type SurveyTableWords } from './surveyTable.ts';
import { useResultWords } from './useResultWords.ts';
import { useWaveName } from './useWaveName.ts';

const ignore = (): void => undefined;
const perPage = pageSize.max;

interface Reader {
  readonly readsComments: boolean;
  readonly readsPeople: boolean;
}

const personOf = (user: Parameters<typeof nameOf>[0] & { email: string; departmentName: string | null }) => ({
  name: nameOf(user),
  email: user.email,
  department: user.departmentName ?? '',
});

/** Reads each part with the call of its page, so that the same rule withholds the same. */
async function readParts(
  id: string,
  { readsComments, readsPeople }: Reader,
  {
    signal,
    dayOf,
    stateName,
  }: {
    readonly signal: AbortSignal;
    readonly dayOf: (at: string) => Date;
    readonly stateName: (state: keyof typeof invitationWords) => string;
  },
): Promise<SurveyParts> {
  const options = { signal, pass: 'request' } as const;
  const results = await answerOf(SurveyResultsDocument, { id }, options);
  const comments: SurveyParts['comments'][number][] = [];
  if (readsComments)
    for (const { question, figure } of results.questions) {
      if (question.kind !== 'text' || figure.withheld !== null) continue;
      const questionId = question.id;
      const texts = await readAll(
        async (page) => {
          const { items, pagination } = await answerOf(
            SurveyCommentsDocument,
            { id, questionId, page, perPage },
            options,
          );
          return { items, ...pagination };
        },
        ignore,
        signal,
      );
      comments.push(...texts.map(({ text }) => ({ questionId, text })));
    }
  if (!readsPeople || results.survey.anonymous) return { results, comments, responses: [], invited: [] };
  const responses = await readAll(
    async (page) => {
      const { items, pagination } = await answerOf(
        SearchSurveyResponsesDocument,
        { input: { surveyId: id, page, perPage } },
        options,
      );
      return { items, ...pagination };
    },
    ignore,
    signal,
  );
  const invited = await readAll(
    async (page) => {
      const { items, pagination } = await answerOf(
        SurveyInvitedDocument,
        { surveyId: id, page, perPage },
        options,
      );
      return { items, ...pagination };
    },
    ignore,
    signal,
  );
  return {
    results,
    comments,
    responses: responses.map(({ user, answers, createdAt }) => ({
      person: user === null ? null : personOf(user),
      day: dayOf(createdAt),
      answers,
    })),
    invited: invited.map(({ user, status }) => ({ person: personOf(user), state: stateName(status) })),
  };
}

function useTableWords(survey: Results['survey']): SurveyTableWords {
  const { t } = useLingui();
  const { segmentName, questionName, valueName, title } = useResultWords();
  const { withheld } = usePlotWords();
  return {
    heads: {
      survey: t`Encuesta`,
      wave: t`Medición`,
      part: t`Parte`,
      group: t`Grupo`,
      question: t`Pregunta`,
      what: t`Qué`,
      value: t`Valor`,
      answers: t`Respuestas`,
      text: t`Texto`,
      person: t`Persona`,
      email: t`Correo`,
      department: t`Departamento`,
      day: t`Fecha`,
    },
    parts: {
      participation: t`Participación`,
      figures: t`Cifra`,
      comments: t`Comentario`,
      responses: t`Respuesta`,
      invited: t`Persona invitada`,
    },
    measures: { enps: t`eNPS`, favourable: t`Favorables, en %`, mean: t`Promedio` },
    withheld: { few: withheld, joined: t`Se muestra junto con otros grupos`, anonymous: withheld },
    everybody: t`Toda la organización`,
    invited: t`Invitadas`,
    answered: t`Respondieron`,
    gone: t`Alguien que ya no está`,
    title: title(survey),
    wave: useWaveName()(survey),
    segmentName,
    questionName,
    valueName,
    answerText: useAnswerWords(),
  };
}

/** Its name says which survey, which wave and on which day it was saved. */
export function SurveyFile({ survey }: { readonly survey: Results['survey'] }): ReactElement | null {
  const { i18n } = useLingui();
  const me = useMe();
  const timeZone = useOrganization().settings?.timezone;
  const words = useTableWords(survey);
  const name = fileName([words.title, words.wave, isoDay(useNow(), timeZone)].join(' '));
  if (me === undefined) return null;
  const reader = {
    readsComments: may(me.userType, 'surveys.comments'),
    readsPeople: may(me.userType, 'surveys.manage'),
  };
  return (
    <TableFile
      name={name}
      read={async (signal) =>
        surveyTable(
          await readParts(survey.id, reader, {
            signal,
            dayOf: (at) => new Date(`${isoDay(at, timeZone)}T00:00:00Z`),
            stateName: (state) => i18n._(invitationWords[state].name),
          }),
          words,
        )
      }
    />
  );
}
