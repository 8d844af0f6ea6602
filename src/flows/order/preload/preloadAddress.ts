import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Address } from '~/domain/address/address';
import { deliveryChoices } from '~/domain/customer/deliveryAddress';
import { newDeliveryAddressRefusal } from '~/domain/customer/newDeliveryAddress';
import type { StepProblem } from '~/domain/order/preload';
import { isOrdersAddress } from '~/domain/order/recreation';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { newLocalId } from '~/shared/localIds';

/** Chooses the customer's address that equals the order's, else adds it to the call; null: the billing address. */
export function* preloadAddress(address: Address | null): SagaGenerator<StepProblem | null> {
  const customer = yield* select(selectCustomer);
  if (customer === null) return { kind: 'needsCustomer' };
  const known =
    address === null
      ? customer.billingAddress
      : deliveryChoices(customer).find((candidate) => isOrdersAddress(candidate, address));
  if (known !== undefined && known !== null) {
    yield* put(customerActions.deliveryAddressChosen(known.id));
    return null;
  }
  if (address === null || newDeliveryAddressRefusal(customer) !== null) return { kind: 'addressNotPossible' };
  const isNamed = address.firstName !== '' || address.lastName !== '';
  const { firstName, lastName } = isNamed ? address : customer;
  const added: Address = {
    ...address,
    firstName,
    lastName,
    id: newLocalId(),
    externalAddressId: undefined,
    kind: 'DELIVERY',
    isDefault: false,
  };
  yield* put(customerActions.dataEdited({ ...customer, deliveryAddresses: [...customer.deliveryAddresses, added] }));
  yield* put(customerActions.deliveryAddressChosen(added.id));
  return null;
}
