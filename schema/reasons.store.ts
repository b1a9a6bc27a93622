/** Validation messages for points, products, orders and coupons; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const storeReasons = {
  budget_insufficient: {
    es: 'Quedan {have} puntos por repartir y esto suma {need}.',
    en: '{have} points are left to distribute and this adds up to {need}.',
  },
  person_unknown: {
    es: 'Esa persona no está en tu organización.',
    en: 'That person is not in your organisation.',
  },
  person_without_points: {
    es: '{name} no participa en los puntos o ya no tiene la cuenta activa.',
    en: '{name} does not take part in points or no longer has an active account.',
  },
  points_to_self: {
    es: 'Tu organización no permite que te des puntos a ti.',
    en: 'Your organisation does not allow you to give points to yourself.',
  },
  requester_without_points: {
    es: 'Tu cuenta no participa en los puntos.',
    en: 'Your account does not take part in points.',
  },
  person_not_yours: {
    es: 'Solo puedes decidir sobre las personas de tu departamento.',
    en: 'You can only decide about the people of your department.',
  },
  request_resolved: {
    es: 'Ya se decidió sobre esta solicitud.',
    en: 'This request has already been decided.',
  },
  transfer_key: {
    es: 'Las filas se numeran "1", "2", "3"… sin saltos.',
    en: 'Lines are numbered "1", "2", "3"… without gaps.',
  },
  transfer_empty: { es: 'Agrega al menos una persona.', en: 'Add at least one person.' },
  transfer_too_long: {
    es: 'Una transferencia puede tener 200 filas como máximo.',
    en: 'A transfer can have 200 lines at most.',
  },
  level_overlaps: {
    es: 'Ya hay un nivel que empieza con {points} puntos.',
    en: 'There is already a level that begins with {points} points.',
  },
  level_gap: {
    es: 'El nivel siguiente empieza con {points} puntos: deja el máximo vacío o en {maximum}.',
    en: 'The next level begins with {points} points: leave the maximum empty or at {maximum}.',
  },
  product_inactive: { es: '{name} ya no está en el catálogo.', en: '{name} is no longer in the catalogue.' },
  product_country: {
    es: '{name} es del catálogo de otro país.',
    en: '{name} belongs to another country’s catalogue.',
  },
  product_window: {
    es: '{name} no se puede canjear en esta fecha.',
    en: '{name} cannot be redeemed on this date.',
  },
  product_stock: {
    es: 'De {name} quedan {have} y pediste {need}.',
    en: 'Of {name} {have} are left and you asked for {need}.',
  },
  product_approval: {
    es: 'Tu pedido anterior de {name} todavía espera aprobación.',
    en: 'Your earlier order of {name} is still waiting for approval.',
  },
  redeem_budget: {
    es: 'Tu organización ya canjeó su presupuesto del mes. Se renueva el día 1.',
    en: 'Your organisation has already redeemed this month’s budget. It renews on the 1st.',
  },
  points_to_redeem_insufficient: {
    es: 'Tienes {have} puntos para canjear y esto cuesta {need}.',
    en: 'You have {have} points to redeem and this costs {need}.',
  },
  buyer_points_insufficient: {
    es: '{name} tiene {have} puntos para canjear y la línea cuesta {need}.',
    en: '{name} has {have} points to redeem and the line costs {need}.',
  },
  price_changed: {
    es: 'El precio cambió: antes {before} puntos, ahora {now}.',
    en: 'The price changed: {before} points before, {now} now.',
  },
  cart_empty: { es: 'El carrito está vacío.', en: 'The cart is empty.' },
  cart_full: {
    es: 'El carrito puede tener {maximum} productos distintos como máximo.',
    en: 'The cart can have {maximum} different products at most.',
  },
  intent_closed: {
    es: 'Esta compra ya se dio por no hecha. Confirma de nuevo.',
    en: 'This purchase was already settled as not made. Confirm again.',
  },
  order_on_its_way: {
    es: 'El pedido ya está en camino y no se puede cancelar aquí.',
    en: 'The order is already on its way and cannot be cancelled here.',
  },
  order_step: {
    es: 'Una línea en ese estado ya no puede pasar a este otro.',
    en: 'A line in that state can no longer move to this one.',
  },
  order_taken_back: {
    es: 'Quien hizo el pedido lo canceló: solo esa persona puede volver a pedirlo.',
    en: 'The buyer cancelled it: only they can order it again.',
  },
  stock_below_zero: { es: 'Solo quedan {have} sin reservar.', en: 'Only {have} are left that nobody holds.' },
  external_taken: {
    es: 'Ese proveedor ya tiene un producto con ese código.',
    en: 'That provider already has a product with that code.',
  },
  list_full: { es: 'Puede haber {maximum} como máximo.', en: 'There can be {maximum} at most.' },
  used_by_orders: {
    es: 'Líneas de pedidos que lo tienen: {count}. Desactívalo en lugar de eliminarlo.',
    en: 'Order lines that have it: {count}. Switch it off instead of deleting it.',
  },
  used_by_products: {
    es: 'Productos que están en ella: {count}. Cámbialos de categoría o desactívala.',
    en: 'Products that are in it: {count}. Move them to another category or switch it off.',
  },
  window_reversed: {
    es: 'El cierre debe ser después de la apertura.',
    en: 'The closing must come after the opening.',
  },
  coupon_taken: { es: 'Ya tienes este cupón.', en: 'You already have this coupon.' },
  coupon_gone: { es: 'Este cupón se agotó o ya no está.', en: 'This coupon ran out or is no longer there.' },
  redemption_used: { es: 'Este código ya se usó.', en: 'This code has already been used.' },
  redemption_expired: { es: 'Este código venció.', en: 'This code has expired.' },
  staff_external: {
    es: 'Solo personas externas pueden confirmar los canjes de un proveedor.',
    en: 'Only external people can confirm the redemptions of a provider.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
