/** Stories of the administration of coupons and providers. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, waitFor, within, expect } from 'storybook/test';
import { CouponsSection } from '#src/coupons/admin/CouponsSection.tsx';
import { ProvidersSection } from '#src/coupons/admin/ProvidersSection.tsx';
import { Refuses, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';
import { keptCoupons, keptProviders } from './coupons.sample.ts';

const pageOf = (items: typeof keptCoupons) => ({
  allCoupons: { items, pagination: { page: 1, totalPages: 1, total: items.length } },
});
const usual: Answers = {
  KeptCoupons: ({ keywords }) =>
    pageOf(keptCoupons.filter(({ title }) => title.includes(typeof keywords === 'string' ? keywords : ''))),
  AllProviders: () => ({ allProviders: keptProviders }),
};
const says = (answers: Answers = {}) => serverSays({ ...usual, ...answers });

const meta = {
  title: 'Coupons/Admin',
  component: Section,
  args: { of: CouponsSection },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const providersArgs = { of: ProvidersSection };
const sees = (text: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

export const Coupons: Story = { beforeEach: says(), play: () => sees(/dos cafés/iu) };

export const CouponsEmpty: Story = {
  beforeEach: says({ KeptCoupons: () => pageOf([]) }),
  play: () => sees(/todavía no hay ninguno/iu),
};

/** Coupons need a provider first. */
export const WithoutProviders: Story = {
  beforeEach: says({ KeptCoupons: () => pageOf([]), AllProviders: () => ({ allProviders: [] }) }),
  play: () => sees(/ir a proveedores/iu),
};

export const CouponsNotFound: Story = {
  beforeEach: says(),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'piano');
    await sees(/nada coincide/iu);
  },
};

export const NewCoupon: Story = {
  beforeEach: says(),
  play: async () => {
    await sees(/dos cafés/iu);
    await press('Nuevo cupón');
    const panel = await dialog(/nuevo cupón/iu);
    await press('Crear');
    await shows((await within(panel).findAllByText(/obligatorio|completa|escribe/iu))[0] ?? panel);
  },
};

/** A taken coupon is deactivated instead of deleted. */
export const CouponTaken: Story = {
  beforeEach: says(),
  play: async () => {
    await sees(/dos cafés/iu);
    await choose('Dos cafés por el precio de uno', /eliminar/iu);
    const question = await dialog(/desactivar el cupón/iu);
    await shows(within(question).getByRole('button', { name: 'Desactivar' }));
  },
};

export const Providers: Story = {
  args: providersArgs,
  beforeEach: says(),
  play: () => sees(/café tierra alta/iu),
};

export const ProvidersEmpty: Story = {
  args: providersArgs,
  beforeEach: says({ AllProviders: () => ({ allProviders: [] }) }),
  play: () => sees(/crear el primer proveedor/iu),
};

/** An employee cannot confirm: the message names the person. */
export const WrongStaff: Story = {
  args: providersArgs,
  beforeEach: says({
    UpdateProvider: () =>
      new Refuses('invalid', [
        {
          field: 'staff_ids.0',
          code: 'staff_external',
          message: 'Solo personas externas pueden confirmar los canjes de un proveedor.',
        },
      ]),
  }),
  play: async () => {
    await press('Café Tierra Alta');
    const panel = await dialog(/café tierra alta/iu);
    await userEvent.type(within(panel).getByRole('textbox', { name: /sitio web/iu }), '/es');
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await shows(await within(panel).findByText(/: solo personas externas/iu));
  },
};
