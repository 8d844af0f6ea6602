import { customerAnswers } from './answers/customerAnswers.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import { anyText, day, email, objectOf, orNull, text } from './schemaParts.ts';

export const searchCustomers = defineOperation<{
  first_name?: string | null;
  last_name?: string | null;
  street?: string | null;
  city?: string | null;
  date_of_birth?: string | null;
}>({
  name: 'searchCustomers',
  answer: customerAnswers.searchCustomers,
  repeatable: true,
  service: 'customer',
  method: 'POST',
  path: '/private/customer-search',
  bodySchema: objectOf(
    {},
    {
      first_name: orNull(anyText),
      last_name: orNull(anyText),
      street: orNull(anyText),
      city: orNull(anyText),
      date_of_birth: orNull(day),
    },
  ),
  example: { body: { first_name: 'Erika', last_name: 'Muster*', city: 'Köl*' } },
});

export const fetchCustomersByEmail = defineOperation({
  name: 'fetchCustomersByEmail',
  answer: customerAnswers.fetchCustomersByEmail,
  service: 'customer',
  method: 'GET',
  path: '/private/fetch-customer-by-email',
  querySchema: queryOf({ email }),
  example: { query: { email: 'erika.musterfrau@example.com' }, body: undefined },
});

export const fetchCustomersByNameAndBirthday = defineOperation<{
  first_name: string;
  last_name: string;
  date_of_birth: string;
}>({
  name: 'fetchCustomersByNameAndBirthday',
  answer: customerAnswers.fetchCustomersByNameAndBirthday,
  repeatable: true,
  service: 'customer',
  method: 'POST',
  path: '/private/fetch-customers-by-name-dob',
  bodySchema: objectOf({ first_name: text, last_name: text, date_of_birth: day }),
  example: { body: { first_name: 'Doris', last_name: 'Doppel', date_of_birth: '1971-05-17' } },
});
