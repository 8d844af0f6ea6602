import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { voucherManagementActions } from '~/features/voucher/voucherManagementSlice';
import { clearFaults } from '../../../mocks/node.ts';
import { openDesk, startStandIn, type Desk } from './aDesk';
import { faultsAt, injectFault } from './faultMatrix';

setLimits({ requestTimeout: 2_000 });
startStandIn();

const stateOf = ({ getState }: Desk) => getState().voucherManagement;
const check = (desk: Desk) =>
  desk.dispatch(
    voucherManagementActions.checkRequested({
      code: 'SOMMER',
      basketId: null,
      salesChannel: '04',
      sourceChannel: 'ECOM',
    }),
  );

/** What reads each part again, and whether it is there, by the request's name in the contract. */
const cases: Readonly<
  Record<string, { readonly again: (desk: Desk) => unknown; readonly isDone: (desk: Desk) => boolean }>
> = {
  findCustomer: {
    again: (desk) => desk.dispatch(voucherManagementActions.lookupRetried()),
    isDone: (desk) => stateOf(desk).lookup.phase === 'found',
  },
  readRedeemedVouchers: {
    again: (desk) => desk.dispatch(voucherManagementActions.redeemedRequested()),
    isDone: (desk) => stateOf(desk).redeemed.status === 'loaded',
  },
  suggestVouchers: {
    again: (desk) => desk.dispatch(voucherManagementActions.suggestedRequested()),
    isDone: (desk) => stateOf(desk).suggested.status === 'loaded',
  },
  verifyVoucher: { again: check, isDone: (desk) => stateOf(desk).check.phase === 'valid' },
};

describe.each(Object.entries(cases))(
  '%s of the voucher management with a faulty response (QUALITY 13)',
  (name, part) => {
    it.each(faultsAt(name))('%s: ends loading, loses nothing, and works at the next try', async (_what, fault) => {
      const desk = openDesk();
      injectFault(name, fault);
      desk.dispatch(voucherManagementActions.customerShown('0123456'));
      check(desk);
      await desk.rest();
      expect(stateOf(desk)).toMatchObject({ customerNumber: '0123456', codeField: 'SOMMER' });
      expect(Object.entries(cases).filter(([other, { isDone }]) => other !== name && !isDone(desk))).toEqual([]);
      expect(JSON.stringify([desk.getState(), desk.notices])).not.toContain('y'.repeat(301));
      clearFaults();
      if (!part.isDone(desk)) part.again(desk);
      await desk.rest();
      expect(part.isDone(desk)).toBe(true);
    });
  },
);
