import { describe } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { startStandIn } from './aDesk';
import { customerDeskActions } from './customerDeskActions';
import type { DeskAction } from './deskAction';
import { testEveryFault, type FaultCase } from './faultRunner';
import { orderDeskActions } from './orderDeskActions';
import { savingDeskActions } from './savingDeskActions';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

const caseOf = ({ prepare, act, again, outcome, good, bad, arrived, preserved }: DeskAction): FaultCase => ({
  open: prepare,
  act,
  ...(again && { again }),
  isDone: (desk) => outcome(desk) === good,
  hadArrived: (desk) => outcome(desk) === arrived,
  hasFailed: (desk) => bad.includes(outcome(desk)),
  ...(preserved && { typed: preserved }),
});

const deskActions = { ...customerDeskActions, ...savingDeskActions, ...orderDeskActions };

describe.each(Object.entries(deskActions))('%s with a faulty response (QUALITY 13)', (name, action) => {
  const isExplained = !/^(?:search|fetch|check|verify|suggest|read)/.test(name);
  testEveryFault(name, caseOf(action), { isExplained, stateLimit: 100_000 });
});
