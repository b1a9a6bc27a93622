/** Sections about points and their redemption. */
import { msg } from '@lingui/core/macro';
import {
  BadgePercent,
  Boxes,
  Building2,
  ChartNoAxesColumn,
  Coins,
  Globe,
  Inbox,
  Layers,
  Package,
  Receipt,
  SendHorizontal,
  ShieldCheck,
  Ticket,
  TrendingUp,
} from 'lucide-react';
import { section, type Section } from '#src/admin/sectionRow.ts';
import { chunk } from '#src/lib/texts.ts';

const points = section('points', {
  permission: 'points.manage',
});
const rewards = section('rewards', {
  modules: ['catalog'],
  permission: 'store.manage',
});

/** In menu order. */
export const storeSections: readonly Section[] = [
  points(
    {
      id: 'pointBudget',
      path: 'points',
      domain: 'points',
      icon: Coins,
      title: msg`Presupuesto y reglas`,
      lead: msg`Cuánto se reparte, con cuántos puntos empieza cada mes y cuánto se puede canjear.`,
    },
    { part: chunk(() => import('#src/points/admin/BudgetSection.tsx').then((file) => file.BudgetSection)) },
  ),
  points(
    {
      id: 'pointTransfers',
      path: 'points-transfer',
      domain: 'points',
      icon: SendHorizontal,
      title: msg`Dar puntos`,
      lead: msg`Puntos extra y transferencias: llegan a todas las personas de la lista o a ninguna.`,
    },
    {
      part: chunk(() =>
        import('#src/points/admin/TransfersSection.tsx').then((file) => file.TransfersSection),
      ),
    },
  ),
  points(
    {
      id: 'pointRequests',
      path: 'points-requests',
      domain: 'points',
      icon: Inbox,
      title: msg`Solicitudes de puntos`,
      lead: msg`Quién pidió puntos, para qué, y qué se respondió.`,
    },
    {
      part: chunk(() => import('#src/points/admin/RequestsSection.tsx').then((file) => file.RequestsSection)),
    },
  ),
  points(
    {
      id: 'levels',
      path: 'levels',
      domain: 'points',
      icon: TrendingUp,
      title: msg`Niveles`,
      lead: msg`Los niveles que se alcanzan con los puntos ganados, y qué trae cada uno.`,
    },
    { part: chunk(() => import('#src/points/admin/LevelsSection.tsx').then((file) => file.LevelsSection)) },
  ),
  points(
    {
      id: 'pointUse',
      path: 'points-use',
      domain: 'points',
      icon: ChartNoAxesColumn,
      title: msg`Uso de los puntos`,
      lead: msg`Qué salió de cada billetera, y cómo usa sus puntos cada departamento.`,
    },
    { part: chunk(() => import('#src/points/admin/UseSection.tsx').then((file) => file.UseSection)) },
  ),
  rewards(
    {
      id: 'products',
      path: 'products',
      domain: 'catalog',
      icon: Package,
      title: msg`Productos`,
      lead: msg`Lo que se puede canjear: precio, existencias, fechas y preguntas.`,
    },
    {
      part: chunk(() =>
        import('#src/catalog/admin/ProductsSection.tsx').then((file) => file.ProductsSection),
      ),
    },
  ),
  rewards(
    {
      id: 'productCategories',
      path: 'product-categories',
      domain: 'catalog',
      icon: Layers,
      title: msg`Categorías`,
      lead: msg`Cómo se ordena el catálogo.`,
    },
    {
      part: chunk(() =>
        import('#src/catalog/admin/CategoriesSection.tsx').then((file) => file.CategoriesSection),
      ),
    },
  ),
  rewards(
    {
      id: 'catalogs',
      path: 'catalogs',
      domain: 'catalog',
      icon: Globe,
      title: msg`Catálogos`,
      lead: msg`Un catálogo por país o por sede.`,
    },
    {
      part: chunk(() =>
        import('#src/catalog/admin/CatalogsSection.tsx').then((file) => file.CatalogsSection),
      ),
    },
  ),
  rewards(
    {
      id: 'orders',
      path: 'orders',
      domain: 'orders',
      icon: Boxes,
      title: msg`Pedidos`,
      lead: msg`Todo lo canjeado: apruébalo, envíalo, entrégalo o devuelve sus puntos.`,
    },
    {
      part: chunk(() => import('#src/orders/admin/OrdersSection.tsx').then((file) => file.OrdersSection)),
    },
  ),
  rewards(
    {
      id: 'coupons',
      path: 'coupons',
      domain: 'coupons',
      icon: Ticket,
      title: msg`Cupones`,
      lead: msg`Los cupones de tus proveedores, cuántos quedan y cuántos se usaron.`,
    },
    {
      part: chunk(() => import('#src/coupons/admin/CouponsSection.tsx').then((file) => file.CouponsSection)),
    },
  ),
  rewards(
    {
      id: 'providers',
      path: 'providers',
      domain: 'coupons',
      icon: Building2,
      title: msg`Proveedores`,
      lead: msg`De quiénes son los productos y los cupones, y quién confirma sus canjes.`,
    },
    {
      part: chunk(() =>
        import('#src/coupons/admin/ProvidersSection.tsx').then((file) => file.ProvidersSection),
      ),
    },
  ),
  rewards(
    {
      id: 'billing',
      path: 'billing',
      domain: 'orders',
      icon: Receipt,
      title: msg`Facturas y pagos`,
      lead: msg`Lo que la plataforma le cobra a tu organización.`,
    },
    {
      modules: ['invoices'],
      permission: 'billing.see',
      part: chunk(() => import('#src/orders/admin/BillingSection.tsx').then((file) => file.BillingSection)),
    },
  ),
  section('rewards', { permission: 'benefits.manage' })(
    {
      id: 'benefits',
      path: 'benefits',
      domain: 'benefits',
      icon: BadgePercent,
      title: msg`Beneficios`,
      lead: msg`Qué se ofrece, quién puede pedirlo, y lo que falta decidir y entregar.`,
    },
    {
      modules: ['benef_corp'],
      part: chunk(() =>
        import('#src/benefits/admin/BenefitsSection.tsx').then((file) => file.BenefitsSection),
      ),
    },
  ),
  section('rewards', { permission: 'coverages.manage' })(
    {
      id: 'coverages',
      path: 'coverages',
      domain: 'benefits',
      icon: ShieldCheck,
      title: msg`Coberturas`,
      lead: msg`Los seguros y planes de tu organización, y quién los tiene.`,
    },
    {
      modules: ['coverages'],
      part: chunk(() =>
        import('#src/benefits/admin/CoveragesSection.tsx').then((file) => file.CoveragesSection),
      ),
    },
  ),
];
