import { limits } from '~config/limits';
import type { EditPaymentContext } from '~/domain/order/editOrderRules';
import { countryOfEdit } from '~/domain/order/orderCountry';
import type { EditOrderState, OpenEdit } from './editOrderState';

export function editPaymentContext(
  edit: OpenEdit,
  { customer }: Pick<EditOrderState, 'customer'>,
  flags: EditPaymentContext['flags'],
): EditPaymentContext {
  return { customer, country: countryOfEdit(edit), installmentMinimum: limits.installmentMinimumCents, flags };
}
