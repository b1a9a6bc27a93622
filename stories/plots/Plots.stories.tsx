/** Stories of the plots: each kind with its table, and what is shown where answers are missing. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { BarsAgainst } from '#src/plots/BarsAgainst.tsx';
import { Distribution } from '#src/plots/Distribution.tsx';
import { HeatMap } from '#src/plots/HeatMap.tsx';
import { NumberFact } from '#src/plots/NumberFact.tsx';
import type { Tone } from '#src/plots/plot.shape.ts';
import { ShareBar } from '#src/plots/ShareBar.tsx';
import { sharesOf } from '#src/plots/shares.ts';
import { Trend } from '#src/plots/Trend.tsx';
import { Card } from '#src/ui/Card.tsx';
import { facts, organisation, ownLine, participation, questions, segments, waves } from './plots.sample.ts';

const meta = { title: 'Plots/Plots' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Page = ({ children }: { children: ReactNode }): ReactElement => (
  <div className="mx-auto flex max-w-content flex-col gap-4">{children}</div>
);

/** Who answered of those invited; one group is withheld, and of one nobody answered. */
export const Bars: Story = {
  render: () => (
    <Card>
      <BarsAgainst
        title="Participación por área"
        facts={facts}
        rows={participation}
        names={{ value: 'Respondieron', total: 'Invitados' }}
        reference={{ label: 'Organización', percent: 76 }}
      />
    </Card>
  ),
};

const counts = [18, 21, 61];
const names: readonly (readonly [string, Tone])[] = [
  ['Detractores', 'negative'],
  ['Pasivos', 'neutral'],
  ['Promotores', 'positive'],
];

/** Big figures, and the shares behind one of them. */
export const Figures: Story = {
  render: () => (
    <Page>
      <div className="grid gap-4 wide:grid-cols-3">
        <Card>
          <NumberFact title="eNPS" facts={facts} value={34} unit="balance" difference={8} />
        </Card>
        <Card>
          <NumberFact
            title="Participación"
            facts={{ ...facts, n: 24, filter: 'Finanzas' }}
            value={84}
            unit="percent"
            difference={-3}
            note="Con 24 respuestas, una sola mueve el resultado 4 puntos."
          />
        </Card>
        <Card>
          <NumberFact
            title="eNPS"
            facts={{ ...facts, n: 0, filter: 'Presidencia' }}
            value={null}
            unit="balance"
          />
        </Card>
      </div>
      <Card>
        <ShareBar
          title="¿Recomendarías este lugar para trabajar?"
          facts={{ ...facts, n: 100 }}
          parts={(sharesOf(counts) ?? []).map((share, index) => {
            const [label, tone] = names[index] ?? ['', 'plain'];
            return { id: label, label, tone, share, count: counts[index] ?? 0 };
          })}
        />
      </Card>
    </Page>
  ),
};

/** Segments against questions, with cells that have too few answers. */
export const Heat: Story = {
  render: () => (
    <Card>
      <HeatMap
        title="Favorabilidad por área y pregunta"
        facts={facts}
        segments={segments}
        questions={questions}
        unit="percent"
      />
    </Card>
  ),
};

/** Arrow keys go through the waves; one wave has no data. */
export const Waves: Story = {
  render: () => (
    <Card>
      <Trend
        title="eNPS por trimestre"
        facts={facts}
        waves={waves}
        series={[ownLine, organisation]}
        unit="balance"
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Mediciones de eNPS por trimestre' });
    // Past the table and the picture.
    for (const _ of ['table', 'picture', 'slider']) await userEvent.tab();
    await expect(slider).toHaveFocus();
    // The browser turns arrow keys into changes of the value; the library of the tests does not.
    await fireEvent.change(slider, { target: { value: '6' } });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'T3 2026: Tecnología +26, Toda la organización +24',
    );
  },
};

const scale = [3, 1, 2, 4, 5, 9, 14, 40, 62, 71, 48];
const scaleShares = sharesOf(scale) ?? [];
const toneOf = (value: number): Tone => (value < 7 ? 'negative' : value < 9 ? 'neutral' : 'positive');

const options = [
  ['Más reconocimiento de mi líder', 124],
  ['Horarios flexibles', 96],
  ['Formación para crecer en mi área o cambiar a otra', 71],
  ['Nada de lo anterior', 9],
] as const;
const optionShares = sharesOf(options.map(([, count]) => count)) ?? [];

/** Columns of a scale, and rows of options whose texts are long. */
export const Spread: Story = {
  render: () => (
    <Page>
      <Card>
        <Distribution
          title="¿Recomendarías este lugar para trabajar?"
          facts={facts}
          values={scale.map((count, value) => ({
            id: String(value),
            label: String(value),
            count,
            share: scaleShares[value] ?? 0,
            tone: toneOf(value),
          }))}
        />
      </Card>
      <Card>
        <Distribution
          title="¿Qué te haría más feliz en tu trabajo?"
          facts={{ ...facts, to: null, n: 300 }}
          values={options.map(([label, count], index) => ({
            id: label,
            label,
            count,
            share: optionShares[index] ?? 0,
          }))}
        />
      </Card>
    </Page>
  ),
};

/** The table behind a plot, with its export; an empty plot has none. */
export const AsTable: Story = {
  render: () => (
    <Page>
      <Card>
        <BarsAgainst
          title="Participación por área"
          facts={facts}
          rows={participation}
          names={{ value: 'Respondieron', total: 'Invitados' }}
        />
      </Card>
      <Card>
        <Distribution title="Sin respuestas" facts={{ ...facts, n: 0 }} values={[]} />
      </Card>
    </Page>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(await canvas.findByRole('button', { name: 'Exportar' })).toBeVisible();
    await expect(canvas.getByText('Ventas y alianzas')).toBeVisible();
  },
};

/** Dark theme. */
export const Dark: Story = { ...Heat, tags: ['!test'], globals: { theme: 'dark' } };

/** A phone. */
export const Phone: Story = { ...Heat, tags: ['!test'], globals: { viewport: { value: 'phone' } } };
