import { serviceNow } from '~/services/http/serviceClock';

/** The current time for screens, by the services' clock (DECISIONS 18). */
export function deskNow(): Date {
  return serviceNow();
}
