/** The charts in their states: each card alone is loading, empty, failed, withheld or still being counted. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChartsScreen } from '#src/analytics/ChartsScreen.tsx';
import { fails, never, Refuses, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { pointLines } from './lines.sample.ts';
import { about, chartBy, everyChart, overview } from './analytics.sample.ts';
import { forecastOf } from './forecast.sample.ts';
import { views } from './views.sample.ts';

const Screen = ({ at = '/charts', mayManage = false }: { at?: string; mayManage?: boolean }) => (
  <Stage
    at={at}
    person={{
      ...me,
      permissions: mayManage ? [...me.permissions, 'analytics.manage', 'analytics.forecast'] : me.permissions,
    }}
  >
    <ChartsScreen />
  </Stage>
);

const meta = {
  title: 'Analytics/ChartsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (answers: Answers, text: RegExp, args: Story['args'] = {}): Story => ({
  args,
  beforeEach: serverSays({ ...everyChart, ...answers }),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  },
});

const told = (change: Partial<typeof about>, rest: Partial<typeof overview> = {}): Answers => ({
  AnalyticsOverview: () => ({ analyticsOverview: { ...overview, ...rest, about: { ...about, ...change } } }),
});

/** Two lines that add up to the sales of the year, and nothing of any other part. */
const linesOfPart: Answers['FigureLines'] = ({ by, key }) => ({
  figureLines: {
    ...pointLines,
    value: by === 'department' && key === 'Ventas' ? 388 : 0,
    lines: 2,
    items: pointLines.items.slice(0, 2).map((line, index) => ({ ...line, value: [300, 88][index] ?? 0 })),
  },
});

/** Figures with the sentence that compares them, and the months. */
export const Overview = state({}, /38.% más que del 3 abr 2025 al 31 dic 2025/u);
export const OverviewDark: Story = { ...Overview, tags: ['!test'], globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Overview, tags: ['!test'], globals: { viewport: { value: 'phone' } } };
export const English: Story = {
  ...state({}, /38% more than/u),
  tags: ['!test'],
  globals: { language: 'en' },
};

/** A period that has not ended is said, and its last month is drawn otherwise. */
export const Unfinished = state(
  {
    ...told({ isUnfinished: true }),
    SocialMonths: async (given) => {
      const said = await everyChart.SocialMonths?.(given);
      if (said === undefined || !('socialMonths' in said)) return fails()();
      const { items } = said.socialMonths;
      return {
        socialMonths: {
          about,
          items: items.map((one, index) => ({ ...one, isUnfinished: index === items.length - 1 })),
        },
      };
    },
  },
  /sept? 2026 \(sin terminar\)/u,
);

/** Administrators read what the nightly recount corrected last. */
export const Corrected = state(
  told({}, { corrected: { month: '2026-08', sums: 3, at: '2026-11-12T09:00:00Z' } }),
  /El 12 nov 2026, el recuento nocturno encontró y corrigió 3 sumas de ago 2026\./u,
);

/** One card fails; the others stay. */
export const OneFails = state(
  { SocialMonths: fails() },
  /No pudimos cargar esta parte: Reconocimientos e impulsos/u,
);
/** The figures fail; the months stay. */
export const FiguresFail = state({ AnalyticsOverview: fails() }, /No pudimos cargar las cifras/u);
export const Loading: Story = {
  tags: ['!test'],
  ...state({ SocialMonths: never }, /1.?199/u),
  parameters: { busy: 'the months never arrive' },
};
export const Empty: Story = {
  ...state(
    {
      ...told(
        {},
        { figures: overview.figures.map((one) => ({ ...one, value: 0, before: 0 })), concentration: null },
      ),
      SocialMonths: () => ({ socialMonths: { about, items: [] } }),
    },
    /Todavía no pasó nada en estos días/u,
  ),
  tags: ['!test'],
};
/** A figure about too few people has no number. */
export const Few = state(
  told(
    {},
    {
      figures: overview.figures.map((one) =>
        one.kind === 'pointsRedeemed'
          ? { ...one, value: null, before: null, withheld: 'few', hasLines: false }
          : one,
      ),
    },
  ),
  /Menos de 5 personas: no se muestra/u,
);
/** A part of the past would look like the whole: there is no number until everything is counted. */
export const StillCounting = state(told({ counted: 64 }), /va el 64 %\. Las cifras aparecen al terminar/u);
/** An employee who opens the link of an administrator. */
export const Narrowed = state(
  told({ scope: 'own', isNarrowed: true }),
  /Este enlace pide más de lo que puedes ver/u,
  { at: '/charts?department=Ventas' },
);
/** The link to a part opens its panel, and says to those who see less what is missing. */
export const LinkToAPart = state(
  { ...told({ scope: 'own', isNarrowed: true }), FigureLines: linesOfPart },
  /Aquí cuenta solo lo que te corresponde/u,
  { at: '/charts?department=Ventas&number=recognitions.month.2026-03' },
);

/** An employee: what they sent and received, and no list of others. */
export const OwnRecognition = state(told({ scope: 'own' }), /Lo que enviaste/u, {
  at: '/charts?section=recognition',
});

/** Arrow keys walk the bars and speak them; Enter opens the part, whose lines add up to it, and the focus comes back. */
export const Recognition: Story = {
  args: { at: '/charts?section=recognition' },
  beforeEach: serverSays({ ...everyChart, FigureLines: linesOfPart }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('figure', { name: 'Por departamento' });
    const slider = await within(card).findByRole('slider');
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Ventas: 388');
    await fireEvent.change(slider, { target: { value: '4' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Jurídica: Menos de 5 personas');
    await waitFor(() => expect(canvas.getAllByText(/\(empate\)/u).length).toBe(2));
    await fireEvent.change(slider, { target: { value: '1' } });
    slider.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Reconocimientos' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Ver sus líneas' }));
    await waitFor(() => expect(within(panel).getByText(/Las 2 líneas suman/u)).toBeVisible());
    await expect(within(panel).getByText('Ventas')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(slider).toHaveFocus());
  },
};
export const RecognitionOnAPhone: Story = {
  ...state({}, /Quién reconoce más/u, { at: '/charts?section=recognition' }),
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};
/** What is expected has its interval, its rule in words, and other points in the plot and its table. */
export const Points: Story = {
  args: { at: '/charts?section=points&month=2026-11', mayManage: true },
  beforeEach: serverSays(everyChart),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Por canjear hoy')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Entre 46.290 y 54.600/u)).toBeVisible());
    const plot = await canvas.findByRole('figure', { name: 'Mes a mes en 2026, con lo que se espera' });
    await userEvent.click(within(plot).getByRole('button', { name: 'Ver como tabla' }));
    await waitFor(() => expect(within(plot).getByText('oct 2026 (pronóstico)')).toBeVisible());
    await userEvent.click(canvas.getByText('Cómo se calcula'));
    await waitFor(() => expect(canvas.getByText(/En 8 de cada 10 casos/u)).toBeVisible());
  },
};
export const PointsDark: Story = { ...Points, tags: ['!test'], globals: { theme: 'dark' } };
export const PointsOnAPhone: Story = {
  ...Points,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};
export const ForecastTooSoon: Story = {
  ...state(
    { PointsForecast: () => ({ pointsForecast: forecastOf(about, true) }) },
    /necesita al menos 6 meses terminados y hay 4/u,
    { at: '/charts?section=points', mayManage: true },
  ),
  tags: ['!test'],
};

/** A view brings its part and filters into the address; what is open can be mailed each month; a name that is taken says so. */
export const SavedViews: Story = {
  args: { mayManage: true },
  beforeEach: serverSays({
    ...everyChart,
    UpdateSavedView: () => ({ updateSavedView: { ...views[1], isMailed: true } }),
    CreateSavedView: () =>
      new Refuses('conflict', [
        { field: 'name', code: 'name_taken', message: 'Ya hay otro con ese nombre.' },
      ]),
  }),
  play: async ({ canvas }) => {
    const menu = async (from: string, item: string | RegExp) => {
      await userEvent.click(await canvas.findByRole('button', { name: from }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await menu('Vistas guardadas', /Campaña de marzo/u);
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Propios'));
    await waitFor(() => expect(canvas.getByText('Reconocimientos por país')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Desde')).toHaveValue('2026-03-01'));
    await menu('Campaña de marzo', /Enviar cada mes/u);
    await menu('Campaña de marzo', /Guardar esta vista/u);
    const dialog = await screen.findByRole('dialog', { name: 'Guardar vista' });
    await userEvent.type(within(dialog).getByLabelText('Nombre'), 'Campaña de marzo');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(within(dialog).getByText('Ya hay otro con ese nombre.')).toBeVisible());
  },
};

/** The table behind the button has the numbers of the plot. */
export const Sessions: Story = {
  args: { at: '/charts?section=sessions' },
  beforeEach: serverSays(everyChart),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('figure', { name: 'Personas que entraron, por día' });
    const slider = await within(card).findByRole('slider');
    await fireEvent.change(slider, { target: { value: '14' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '15 nov 2026: Menos de 5 personas');
    await userEvent.click(within(card).getByRole('button', { name: 'Ver como tabla' }));
    // A withheld day says so in its panel as well, pressed in its row.
    await userEvent.click(await within(card).findByRole('button', { name: '15 nov 2026' }));
    const panel = await screen.findByRole('dialog', { name: 'Personas activas' });
    await waitFor(() => expect(within(panel).getByText('Menos de 5 personas: no se muestra.')).toBeVisible());
  },
};
export const NoneOwn: Story = {
  ...state({}, /todavía no armó gráficos propios/u, { at: '/charts?section=own' }),
  tags: ['!test'],
};

/** A plot is saved as a drawing that needs no page: no class, no style sheet, its words as text. */
export const SavedDrawing: Story = {
  args: { at: '/charts?section=recognition' },
  beforeEach: serverSays({ ...everyChart, Chart: ({ by }) => ({ chart: chartBy(by ? { by } : {}) }) }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('figure', { name: 'Por departamento' });
    const drawing = await waitFor(() => {
      const found = card.querySelector('svg[role=img]');
      if (!(found instanceof SVGSVGElement)) throw new Error('not drawn yet');
      return found;
    });
    const { pictureOf } = await import('#src/plots/plotImage.ts');
    const picture = pictureOf(drawing, { title: 'Por departamento', facts: 'Toda', name: 'x' });
    await expect(picture.querySelectorAll('[class], foreignObject').length).toBe(0);
    const words = [...picture.querySelectorAll('text')].map((one) => one.textContent);
    for (const word of ['Por departamento', 'Tecnología', '412']) await expect(words).toContain(word);
  },
};
