import type { ServicePointType } from '~/domain/address/address';
import './addressWords.de';

export const servicePointWords = {
  PACKSTATION: 'address.servicePoint.PACKSTATION',
  POSTFILIALE: 'address.servicePoint.POSTFILIALE',
  PAKETSHOP: 'address.servicePoint.PAKETSHOP',
  POSTSTATION: 'address.servicePoint.POSTSTATION',
} as const satisfies Record<ServicePointType, string>;
