/** The page of benefits in its states: what one has, what one asked for, the offer, one benefit and one submission. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BenefitsScreen } from '#src/benefits/BenefitsScreen.tsx';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { shows } from '../recognitions/adminPlay.ts';
import {
  birthday,
  course,
  gym,
  life,
  medical,
  openedGym,
  openedOf,
  openedSabbatical,
  pagination,
  refused,
  sabbatical,
  toDecide,
  waiting,
} from './benefits.sample.ts';

interface ScreenProps {
  readonly at?: string;
  readonly modules?: { readonly benef_corp?: boolean; readonly coverages?: boolean };
}

const Screen = ({ at = '/benefits_page', modules = { benef_corp: true, coverages: true } }: ScreenProps) => (
  <Stage at={at}>
    <OrganizationContext
      value={{ modules: { auth: true, ...modules }, areModulesMissing: false, settings: null }}
    >
      <BenefitsScreen />
    </OrganizationContext>
  </Stage>
);

const meta = {
  title: 'Benefits/BenefitsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { items: [], pagination: { ...pagination, total: 0 } };
const full: Answers = {
  Coverages: () => ({ coverages: [medical, life] }),
  MyBenefitSubmissions: () => ({ myBenefitSubmissions: { items: [waiting, refused], pagination } }),
  Benefits: () => ({ benefits: [gym, course, sabbatical, birthday] }),
  Benefit: () => ({ benefit: openedGym }),
};
const nothing: Answers = {
  Coverages: () => ({ coverages: [] }),
  MyBenefitSubmissions: () => ({ myBenefitSubmissions: none }),
  Benefits: () => ({ benefits: [] }),
};
const state = (answers: Answers, text?: RegExp, args: ScreenProps = {}): Story => ({
  args,
  beforeEach: serverSays(answers),
  play: async () => {
    if (text !== undefined) await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  },
});
const one = { at: `/benefits_page?submission=${waiting.id}` };

export const Full = state(full, /termina en 20 días/iu);
export const FullDark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };
export const Empty = state(nothing, /todavía no publicó beneficios/iu);
export const Loading = state({ Coverages: never, MyBenefitSubmissions: never, Benefits: never });
export const Failed = state(
  { Coverages: fails(), MyBenefitSubmissions: fails(), Benefits: fails() },
  /no pudimos cargar los beneficios/iu,
);
export const CoveragesAlone = state(nothing, /todavía no tienes coberturas/iu, {
  modules: { coverages: true },
});
export const NothingOn = state(nothing, /todavía no usa beneficios/iu, { modules: {} });
export const Reasons = state(
  { ...full, Benefit: () => ({ benefit: openedSabbatical }) },
  /los cumples el/iu,
  { at: `/benefits_page?id=${sabbatical.id}` },
);

/** A failed send keeps what was typed, and says so. */
export const Asking: Story = {
  args: { at: `/benefits_page?id=${gym.id}` },
  beforeEach: serverSays({ ...full, SubmitBenefit: fails() }),
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Gimnasio' });
    const note = await within(panel).findByRole('textbox', { name: /nota/iu });
    await userEvent.type(note, 'Desde enero');
    await userEvent.click(within(panel).getByRole('button', { name: 'Pedir' }));
    await shows(await within(panel).findByText(/error en la respuesta del servidor/iu));
    await expect(note).toHaveValue('Desde enero');
  },
};
export const Own = state(
  { BenefitSubmission: () => ({ benefitSubmission: openedOf(waiting) }) },
  /ya no lo quiero/iu,
  one,
);
export const Deciding = state(
  { BenefitSubmission: () => ({ benefitSubmission: toDecide }) },
  /pasarla a otra persona/iu,
  one,
);
export const Refused = state(
  { BenefitSubmission: () => ({ benefitSubmission: openedOf(refused) }) },
  /ya no hay presupuesto/iu,
  one,
);
