import type { Salutation } from '~/domain/common/names';
import './customerWords.de';

export const salutationWords = {
  MR: 'customer.salutation.MR',
  MS: 'customer.salutation.MS',
  COMPANY: 'customer.salutation.COMPANY',
  FAMILY: 'customer.salutation.FAMILY',
} as const satisfies Record<Salutation, string>;
