/** The list of surveys: their state, who answered, and the steps that may follow. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  BellRing,
  CalendarClock,
  ChartColumn,
  CircleStop,
  Copy,
  Megaphone,
  Pause,
  Pencil,
  Play,
  Rocket,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import {
  builtKinds,
  surveyStates,
  type SurveyKind,
  type SurveyState,
  type SurveyStep,
} from '#schema/surveys/surveys.rules.ts';
import { AdminList, type DialogTie } from '#src/admin/AdminList.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { wording } from '#src/forms/wording.ts';
import { matches } from '#src/lib/text.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import type { MenuItem } from '#src/ui/Menu.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { SchedulePanel } from './SchedulePanel.tsx';
import { StepQuestion, type AskedStep } from './StepQuestion.tsx';
import { surveyResource, type ListedSurvey } from './surveysAdmin.queries.ts';
import { stateWords } from '#src/surveys/stateWords.ts';
import { intervalWords, surveyKindWords } from './surveyWords.ts';
import { useSurveyColumns } from './useSurveyColumns.tsx';

interface Opened {
  readonly step: AskedStep | 'move' | 'tell';
  readonly survey: ListedSurvey;
}

const one = <V extends string>(all: readonly V[], text: string | null): V | undefined =>
  all.find((value) => value === text);

function StepDialog({ step, ...rest }: Opened & DialogTie): ReactElement {
  switch (step) {
    case 'move':
      return <SchedulePanel {...rest} />;
    case 'tell':
      return <OutcomePanel {...rest} />;
    default:
      return <StepQuestion step={step} {...rest} />;
  }
}

/** Each series once, called as its newest survey. */
function seriesIn(surveys: readonly ListedSurvey[]) {
  const newestFirst = surveys.toSorted((one, other) => other.wave - one.wave);
  const found = Map.groupBy(newestFirst, ({ seriesId }) => seriesId);
  return [...found].flatMap(([id, [newest]]) =>
    id === null || newest === undefined ? [] : [{ ...newest, id }],
  );
}

/** Evaluations are in their own section. */
export function SurveyList(): ReactElement {
  const { t, i18n } = useLingui();
  const [, go] = useSearchParams();
  const query = useQuery(surveyResource.list());
  const columns = useSurveyColumns();
  const opened = usePanel<Opened>();
  const [stateText, setState] = useAddressParam('state');
  const [kindText, setKind] = useAddressParam('kind');
  const [seriesText, setSeries] = useAddressParam('series');
  const [words, setWords] = useAddressParam('q');
  const language = useLanguage();
  const state = one<SurveyState>(surveyStates, stateText);
  const kind = one<SurveyKind>(builtKinds, kindText);
  const allSeries = seriesIn(query.data ?? []);
  const series = allSeries.find(({ id }) => id === seriesText)?.id;
  const rows = query.data?.filter(
    (row) =>
      (state === undefined || row.state === state) &&
      (kind === undefined || row.kind === kind) &&
      (series === undefined || row.seriesId === series) &&
      matches(`${row.title} ${row.titleEn ?? ''}`, words ?? ''),
  );
  const kinds = builtKinds.filter((value) => query.data?.some((row) => row.kind === value));
  const asNow = (survey: ListedSurvey): ListedSurvey =>
    query.data?.find(({ id }) => id === survey.id) ?? survey;

  const stepsOf = (survey: ListedSurvey): Readonly<Record<SurveyStep, MenuItem>> => {
    const { id } = survey;
    const ask = (step: Opened['step'], label: string, icon: LucideIcon, danger = false): MenuItem => ({
      id: step,
      label,
      icon,
      danger,
      onSelect: () => opened.open({ step, survey }),
    });
    const edit = { icon: Pencil, onSelect: () => go({ edit: id }) };
    return {
      edit: { id: 'edit', label: t`Editar`, ...edit },
      revise: { id: 'revise', label: t`Editar`, ...edit },
      reword: { id: 'reword', label: t`Corregir las palabras`, ...edit },
      publish: {
        id: 'publish',
        label: t`Preparar el envío`,
        icon: Rocket,
        onSelect: () => go({ launch: id }),
      },
      pause: ask('pause', t`Pausar`, Pause),
      resume: ask('resume', t`Reanudar`, Play),
      move: ask('move', t`Cambiar días, puntos y reglas`, CalendarClock),
      remind: ask('remind', t`Recordar`, BellRing),
      close: ask('close', t`Cerrar ahora`, CircleStop, true),
      tell: ask('tell', t`Contar qué salió`, Megaphone),
      remove: ask('remove', t`Eliminar`, Trash2, true),
    };
  };
  const menuOf = (survey: ListedSurvey): readonly (readonly MenuItem[])[] => {
    const { id, publishedAt, steps } = survey;
    const all = stepsOf(survey);
    const items = steps.map((step) => all[step]);
    return [
      items.filter(({ danger }) => danger !== true),
      [
        ...(publishedAt === null
          ? []
          : [
              {
                id: 'results',
                label: t`Ver resultados`,
                icon: ChartColumn,
                onSelect: () => go({ results: id }),
              },
              {
                id: 'people',
                label: t`Personas y respuestas`,
                icon: Users,
                onSelect: () => go({ people: id }),
              },
            ]),
        { id: 'copy', label: t`Duplicar`, icon: Copy, onSelect: () => go({ edit: 'new', copy: id }) },
      ],
      items.filter(({ danger }) => danger === true),
    ];
  };
  const open = (survey: ListedSurvey | null): void => {
    if (survey === null) return go({ edit: 'new' });
    if (survey.steps.includes('publish') || survey.steps.includes('edit')) return go({ edit: survey.id });
    return go({ results: survey.id });
  };
  const about = opened.about;
  const tie = { open: opened.isOpen, onClose: opened.close };
  return (
    <>
      <AdminList
        of={[query]}
        rows={rows}
        failed={t`No pudimos cargar las encuestas.`}
        label={t`Encuestas`}
        memory="surveys"
        nameOf={({ title, titleEn }) => wording(title, titleEn, language)}
        columns={columns}
        filters={{
          tools: (
            <div className="flex flex-wrap gap-3">
              <SearchField
                label={t`Buscar una encuesta`}
                value={words ?? ''}
                onChange={(next) => setWords(next === '' ? null : next)}
              />
              <FilterSelect
                label={t`Estado`}
                all={t`Todos los estados`}
                value={state}
                onChange={(next) => setState(next ?? null)}
                options={surveyStates.map((value) => ({ value, label: i18n._(stateWords[value].name) }))}
              />
              {kinds.length < 2 ? null : (
                <FilterSelect
                  label={t`Tipo`}
                  all={t`Todos los tipos`}
                  value={kind}
                  onChange={(next) => setKind(next ?? null)}
                  options={kinds.map((value) => ({ value, label: i18n._(surveyKindWords[value]) }))}
                />
              )}
              {allSeries.length === 0 ? null : (
                <FilterSelect
                  label={t`Serie`}
                  all={t`Todas las series`}
                  value={series}
                  onChange={(next) => setSeries(next ?? null)}
                  options={allSeries.map(({ id, title, titleEn, repeats }) => ({
                    value: id,
                    label: [
                      wording(title, titleEn, language),
                      repeats === null ? '' : i18n._(intervalWords[repeats]),
                    ]
                      .filter((word) => word !== '')
                      .join(' · '),
                  }))}
                />
              )}
            </div>
          ),
          isNarrowed: [state, kind, series].some((value) => value !== undefined) || words !== null,
          onClear: () => go({}),
        }}
        menu={menuOf}
        add={<Trans>Nueva encuesta</Trans>}
        none={{
          drawing: 'search',
          text: (
            <Trans>
              Pregunta a tu equipo cómo está, y cuéntale después qué harás con lo que diga. Todavía no hay
              ninguna encuesta.
            </Trans>
          ),
          add: <Trans>Crear la primera encuesta</Trans>,
        }}
        onEdit={open}
      />
      {about === null ? null : (
        <StepDialog key={opened.opening} {...about} survey={asNow(about.survey)} {...tie} />
      )}
    </>
  );
}
