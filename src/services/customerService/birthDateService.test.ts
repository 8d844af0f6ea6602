import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { setFault } from '../../../mocks/node.ts';
import { failureKindOf } from '../testing/aWire';
import { checkBirthDate } from './birthDateService';
import { loadCustomer } from './customerService';

startStandIn();
beforeEach(() => {
  openDesk();
});

const erika = '0123456';
const dateOnFile = async () => (await loadCustomer(erika))?.dateOfBirth ?? '';
const answersWith = (status: number) => {
  setFault({ path: '/private/birthdate-check', fault: { kind: 'status', status } });
};

describe('a date of birth in a service without the check, whose path the requirement does not name', () => {
  it.each([404, 405, 501])('answered %i is compared with the record of the customer', async (status) => {
    answersWith(status);
    expect(await checkBirthDate(erika, await dateOnFile())).toBe('matches');
    expect(await checkBirthDate(erika, '1999-01-01')).toBe('differs');
    expect(await checkBirthDate('0999999', '1999-01-01')).toBe('customerNotFound');
  });

  it('is not known while neither can be read', async () => {
    answersWith(404);
    setFault({ path: '/private/customers', fault: { kind: 'status', status: 500 } });
    expect(await failureKindOf(checkBirthDate(erika, '1999-01-01'))).toBe('problem');
  });
});
