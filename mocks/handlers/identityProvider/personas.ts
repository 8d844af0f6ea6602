import { roles as allRoles } from '../../../config/permissions.ts';

/** An agent who can sign in at the local identity provider. */
export interface Persona {
  username: string;
  givenName: string;
  familyName: string;
  /** One line in German on the sign-in page. */
  description: string;
  roles: readonly string[];
}

const ORDER = 'OrderManagementRole';
const VOUCHER = 'VoucherManagementRole';
const SERVICE = 'ServiceManagementRole';
const SUBSCRIPTION = 'SubscriptionManagementRole';
const SWISS_ORDER = 'ChOrderManagementRole';

export const personas: readonly Persona[] = [
  {
    username: 'anna.beispiel',
    givenName: 'Anna',
    familyName: 'Beispiel',
    description: 'Bestellannahme',
    roles: [ORDER],
  },
  {
    username: 'bernd.backoffice',
    givenName: 'Bernd',
    familyName: 'Backoffice',
    description: 'Backoffice: Bestellannahme, Gutscheine, Service, Abonnements',
    roles: [ORDER, VOUCHER, SERVICE, SUBSCRIPTION],
  },
  {
    username: 'chiara.schweizer',
    givenName: 'Chiara',
    familyName: 'Schweizer',
    description: 'Bestellannahme Schweiz',
    roles: [SWISS_ORDER, ORDER],
  },
  {
    username: 'alex.alleskoenner',
    givenName: 'Alex',
    familyName: 'Alleskönner',
    description: 'Alle Rollen',
    roles: allRoles,
  },
  { username: 'nora.niemand', givenName: 'Nora', familyName: 'Niemand', description: 'Keine Rolle', roles: [] },
];

export function personaByUsername(username: string): Persona | undefined {
  return personas.find((persona) => persona.username === username);
}
