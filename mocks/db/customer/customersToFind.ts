import { german } from './sampleCustomers.ts';
import { customerOf } from './people.ts';
import type { WireCustomer } from '../common/wireTypes.ts';

/** Numbers of customers for the advanced search and the duplicate check; README lists them. */
export const NUMBERS_TO_FIND = {
  duplicate: '0160001',
  gdprDeletion: '0160002',
  tripletOne: '0160003',
  tripletTwo: '0160004',
  tripletThree: '0160005',
  helloWithSharedEmail: '0160006',
  ordinaryWithSharedEmail: '0160007',
  firstMeier: '0170001',
} as const;

const n = NUMBERS_TO_FIND;

/** Two more than the search returns at most, so that one can be locked or removed. */
const MEIERS = [
  'Anke',
  'Bastian',
  'Carla',
  'Detlef',
  'Edith',
  'Frank',
  'Gudrun',
  'Holger',
  'Inge',
  'Jochen',
  'Karin',
  'Ludger',
] as const;

function meiers(): WireCustomer[] {
  return MEIERS.map((firstName, index) =>
    customerOf(
      {
        ...german(
          String(Number(n.firstMeier) + index).padStart(7, '0'),
          index % 2 === 0 ? 'MS' : 'MR',
          firstName,
          'Meier',
        ),
        street: 'Neusser Straße',
        streetNumber: String(10 + 2 * index),
        zipCode: '50670',
      },
      { date_of_birth: `19${50 + index}-0${1 + (index % 9)}-15` },
    ),
  );
}

/** Three people with one name, born on the same leap day, in three streets. */
function triplets(): WireCustomer[] {
  return [n.tripletOne, n.tripletTwo, n.tripletThree].map((number, index) =>
    customerOf(
      { ...german(number, 'MS', 'Sabine', 'Drilling'), streetNumber: String(21 + index) },
      { date_of_birth: '1980-02-29', email: `sabine.drilling.${index + 1}@example.com` },
    ),
  );
}

export function customersToFind(): WireCustomer[] {
  return [
    customerOf(german(n.duplicate, 'MS', 'Doris', 'Doppel'), { date_of_birth: '1971-05-17' }),
    customerOf(german(n.gdprDeletion, 'MR', 'Gregor', 'Gelöscht'), {
      date_of_birth: '1969-09-09',
      locked: true,
      order_restriction: { reason: 'GDPR_DELETION' },
    }),
    ...triplets(),
    customerOf(german(n.helloWithSharedEmail, 'MS', 'Hella', 'Gemeinsam'), {
      date_of_birth: '1975-10-01',
      email: 'gemeinsam@example.com',
      is_hello_user: true,
    }),
    customerOf(german(n.ordinaryWithSharedEmail, 'MR', 'Georg', 'Gemeinsam'), {
      date_of_birth: '1973-04-30',
      email: 'gemeinsam@example.com',
    }),
    ...meiers(),
  ];
}
