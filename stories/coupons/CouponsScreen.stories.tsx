/** Stories of coupons for employees, and of confirmation by a provider's external users. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openRedemption, usedRedemption } from '#machines/redeem.samples.ts';
import { couponQueries } from '#src/coupons/coupons.queries.ts';
import { CouponsScreen } from '#src/coupons/CouponsScreen.tsx';
import {
  fails,
  never,
  Refuses,
  serverSays,
  Stage,
  type Answers,
  type StageProps,
} from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { codes, couponProviders, coupons, outsider, taken } from './coupons.sample.ts';
import { must } from '../kit/must.ts';

const full: Answers = {
  Coupons: () => ({ coupons }),
  CouponsOfProvider: ({ id }) => ({
    couponsOfProvider: coupons.filter(({ provider }) => provider.id === id),
  }),
  CouponsOfUser: () => ({ couponsOfUser: codes }),
  CouponProviders: () => ({ providers: couponProviders }),
  TakeCoupon: ({ couponId }) => ({
    takeCoupon: { ...must(taken.redemption), id: 'new', couponId: String(couponId) },
  }),
  SeeRedemption: () => ({ redemption: openRedemption }),
  ConfirmRedemption: () => ({ confirmRedemption: usedRedemption }),
};

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/cupons" {...props}>
    <main>
      <CouponsScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Coupons/CouponsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Content fades in, so axe and the test must wait until it is visible. */
const sees =
  (...texts: readonly RegExp[]): NonNullable<Story['play']> =>
  async () => {
    for (const text of texts) await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  };
const mine = { at: '/cupons?tab=mine' };

/** Value, price and missing requirements. */
export const Full: Story = {
  beforeEach: serverSays(full),
  play: sees(
    /^2 x 1$/u,
    /hasta el 3 de diciembre/iu,
    /te faltan 385 puntos/iu,
    /se puede canjear desde/iu,
    /agotado por ahora/iu,
    /vence en 5 días/iu,
  ),
};

/** Coupons of one provider. */
export const OfOneProvider: Story = {
  args: { at: `/cupons?provider=${couponProviders[1]?.id ?? ''}` },
  beforeEach: serverSays(full),
  play: sees(/cena para dos/iu),
};

/** The confirmation before points move, with all details. */
export const BeforeTaking: Story = {
  beforeEach: serverSays(full),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /tomar cupón: cena para dos/iu }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText(/no se devuelven/iu)).toBeVisible());
    await expect(dialog).toHaveTextContent(/te quedarán\s*1,265 puntos/iu);
    await expect(dialog).toHaveTextContent(/el 31 de diciembre/iu);
  },
};

/** Another user took the last one. */
export const GoneMeanwhile: Story = {
  beforeEach: serverSays({
    ...full,
    TakeCoupon: () =>
      new Refuses('conflict', [
        { field: 'coupon_id', code: 'coupon_gone', message: 'Este cupón se agotó o ya no está.' },
      ]),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /tomar cupón: dos cafés/iu }));
    await userEvent.click(await screen.findByRole('button', { name: /tomar gratis/iu }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent(/se agotó/iu);
  },
};

/** Valid codes, and below them used and expired codes. */
export const MyCodes: Story = {
  args: mine,
  beforeEach: serverSays(full),
  play: sees(/^W5ZD/u, /vence en menos de 24 horas/iu, /usados y vencidos/iu, /^vencido$/iu),
};

/** A single code, as shown to the provider. */
export const OneCode: Story = {
  args: { at: `/cupons?code=${taken.redemption?.id ?? ''}` },
  beforeEach: serverSays(full),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /un mes de clases/iu });
    await waitFor(() => expect(within(dialog).getByText(/sirve una sola vez/iu)).toBeVisible());
  },
};

/** A link to another user's code. */
export const UnknownCode: Story = {
  args: { at: '/cupons?code=other' },
  beforeEach: serverSays(full),
  play: sees(/no encontramos este código/iu),
};

export const CodesLoading: Story = { args: mine, beforeEach: serverSays({ ...full, CouponsOfUser: never }) };

export const NoCodes: Story = {
  args: mine,
  beforeEach: serverSays({ ...full, CouponsOfUser: () => ({ couponsOfUser: [] }) }),
  play: sees(/todavía no tomaste/iu),
};

export const CodesFailed: Story = {
  args: mine,
  beforeEach: serverSays({ ...full, CouponsOfUser: fails() }),
  play: sees(/no pudimos cargar tus códigos/iu),
};

/** The old codes stay, with their age. */
export const CodesStale: Story = {
  args: {
    ...mine,
    seed: (cache) =>
      void cache.setQueryData(couponQueries.taken(me.id).queryKey, codes, {
        updatedAt: Date.now() - 300_000,
      }),
  },
  beforeEach: serverSays({ ...full, CouponsOfUser: fails() }),
  play: sees(/no pudimos actualizar tus códigos/iu, /^W5ZD/u),
};

export const Empty: Story = {
  beforeEach: serverSays({
    ...full,
    Coupons: () => ({ coupons: [] }),
    CouponProviders: () => ({ providers: [] }),
  }),
  play: sees(/por ahora no hay cupones/iu),
};

export const NothingFound: Story = {
  beforeEach: serverSays(full),
  play: async (context) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'piano');
    await sees(/ningún cupón coincide/iu)(context);
  },
};

const seedOld: StageProps['seed'] = (cache) =>
  void cache.setQueryData(couponQueries.list(null).queryKey, coupons, { updatedAt: Date.now() - 300_000 });

export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ ...full, Coupons: fails() }),
  play: sees(/no pudimos actualizar los cupones/iu),
};

/** An external user looks up a code and confirms it; Machines/redeem shows its states. */
export const Confirming: Story = {
  args: { person: outsider },
  beforeEach: serverSays(full),
  play: async (context) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: /código del cupón/iu }),
      'k7qm4xwp9tbd{Enter}',
    );
    await sees(/código válido de ana rivas/iu)(context);
    await userEvent.click(screen.getByRole('button', { name: /confirmar canje/iu }));
    await sees(/canje confirmado/iu)(context);
    await expect(screen.getByRole('textbox', { name: /código del cupón/iu })).toHaveFocus();
  },
};
