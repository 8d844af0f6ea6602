import type { PreloadPart } from './preload';
import './preloadWords.de';

export const preloadPartWords = {
  basket: 'preload.step.basket',
  customer: 'preload.step.customer',
  deliveryAddress: 'preload.step.deliveryAddress',
  serviceVoucher: 'preload.step.serviceVoucher',
  voucher: 'preload.step.voucher',
  payment: 'preload.step.payment',
} as const satisfies Record<PreloadPart, string>;
