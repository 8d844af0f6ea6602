import { serviceNow } from '~/services/http/serviceClock';

/** "Now" for what the screens show, on the services' clock (DECISIONS 18). */
export function deskNow(): Date {
  return serviceNow();
}
