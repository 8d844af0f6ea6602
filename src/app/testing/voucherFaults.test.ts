import { describe } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { voucherManagementActions } from '~/features/voucher/voucherManagementSlice';
import { openDesk, startStandIn, type Desk } from './aDesk';
import { testEveryFault, type FaultCase } from './faultRunner';

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

/** Opens the screen, which reads all of its parts; the check is asked for. */
function open(desk: Desk): void {
  desk.dispatch(voucherManagementActions.customerShown('0123456'));
  check(desk);
}

/** What reads each part again, and whether it is there, by the request's name in the contract. */
const cases: Readonly<Record<string, Required<Pick<FaultCase, 'again' | 'isDone'>>>> = {
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
  (name, { again, isDone }) => {
    const others = Object.entries(cases).filter(([other]) => other !== name);
    testEveryFault(name, {
      open: () => Promise.resolve(openDesk()),
      act: open,
      again,
      isDone,
      // A part that is missing takes none of the others along.
      hasFailed: (desk) => !isDone(desk) && others.every(([, other]) => other.isDone(desk)),
    });
  },
);
