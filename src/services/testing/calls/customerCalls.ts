import { aCustomer, aPostalAddress } from '~/domain/testing/samples';
import { checkBirthDate } from '../../customerService/birthDateService';
import { loadCreditStanding } from '../../customerService/creditService';
import * as changes from '../../customerService/customerChangesService';
import * as customerSearch from '../../customerService/customerSearchService';
import { loadCustomer } from '../../customerService/customerService';
import { changeCountry } from '../../customerService/loginChangesService';
import { requestPinLetter, verifyPin } from '../../customerService/pinService';

const ERIKA = '0123456';
const address = { ...aPostalAddress(), id: 'address-1' };

export const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  checkBirthdate: () => checkBirthDate(ERIKA, '1964-08-12'),
  readCreditStanding: () => loadCreditStanding(ERIKA),
  createCustomer: () => changes.createCustomer(aCustomer(), 'DE'),
  changeCustomer: () => changes.changeCustomer(ERIKA, { email: 'e@example.com' }),
  addDeliveryAddress: () => changes.addDeliveryAddress(ERIKA, { ...address, kind: 'DELIVERY' }),
  replaceAddress: () => changes.replaceAddress(ERIKA, { ...address, id: '10203040', kind: 'DELIVERY' }),
  changeCustomerCountry: () => changeCountry(ERIKA, 'AT'),
  findCustomer: () => loadCustomer(ERIKA),
  searchCustomers: () => customerSearch.searchCustomers({ lastName: 'Musterfrau' }, 10),
  fetchCustomersByEmail: () => customerSearch.findCustomersByEmail('erika.musterfrau@example.com'),
  fetchCustomersByNameAndBirthday: () =>
    customerSearch.findCustomersByNameAndBirthDate({
      firstName: 'Erika',
      lastName: 'Musterfrau',
      dateOfBirth: '1964-08-12',
    }),
  verifyPin: () => verifyPin(ERIKA, '482'),
  requestPinLetter: () => requestPinLetter(ERIKA),
};
