import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { defaultLinkFilters } from '~/domain/subscription/productLink';
import { defaultReportSort } from '~/domain/subscription/productReport';
import { aProductLink, aReportItem } from '~/domain/testing/subscriptionSamples';
import { linksActions } from '~/features/subscription/links/linksSlice';
import { productReportActions } from '~/features/subscription/report/productReportSlice';
import { rowsOf } from '~/shared/list/pagedList';
import * as linkOperations from '../../../mocks/contract/productLinkOperations.ts';
import * as reportOperations from '../../../mocks/contract/productReportOperations.ts';
import { startStandIn, type Desk } from './aDesk';
import { testEveryFault, type FaultCase } from './faultRunner';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

const query = { filters: defaultLinkFilters, page: 1, appends: true };
const month = { month: '2026-11', keyword: '', sort: defaultReportSort };
const draft = { subscriptionProduct: '532011', deliveryProduct: '410217', description: 'Getippt' };
const alreadyLinked = 'Diese Produkte sind schon verbunden.';
const saved = (desk: Desk) => desk.notices.some(({ variant }) => variant === 'success');

/** The agent action that sends each request about product links and the report, by the request's name in the contract. */
const cases: Readonly<Record<string, FaultCase>> = {
  searchProductLinks: {
    act: (desk) => void desk.dispatch(linksActions.listRequested(query)),
    isDone: ({ getState }) => rowsOf(getState().links.list).length === 10,
  },
  createProductLink: {
    before: (desk) => {
      desk.dispatch(linksActions.formOpened(null));
      desk.dispatch(linksActions.typed(draft));
    },
    act: (desk) => void desk.dispatch(linksActions.saveRequested()),
    // The first request did arrive, only its response was lost: the second one is refused, and that is said.
    isDone: (desk) => saved(desk) || desk.getState().links.form?.failure?.detail === alreadyLinked,
    typed: ({ getState }) => getState().links.form?.input.description,
  },
  editProductLink: {
    before: (desk) => {
      desk.dispatch(linksActions.formOpened(aProductLink()));
      desk.dispatch(linksActions.typed({ description: 'Getippt' }));
    },
    act: (desk) => void desk.dispatch(linksActions.saveRequested()),
    isDone: saved,
    typed: ({ getState }) => getState().links.form?.input.description,
  },
  readProductsReport: {
    act: (desk) => void desk.dispatch(productReportActions.listRequested(month)),
    isDone: ({ getState }) => rowsOf(getState().productReport.list).length === 100,
  },
  editReportNote: {
    before: (desk) => {
      desk.dispatch(productReportActions.noteOpened(aReportItem()));
      desk.dispatch(productReportActions.noteTyped('Getippt'));
    },
    act: (desk) => void desk.dispatch(productReportActions.noteSaveRequested()),
    isDone: saved,
    typed: ({ getState }) => getState().productReport.note?.text,
  },
};

/** The part of the call that no fault may lose. */
function basketAndCustomer({ getState }: Desk) {
  const { customer, basket } = getState();
  return { customer: customer.customer?.externalCustomerId, lines: basket.items.map(({ sku }) => sku) };
}

describe.each(Object.entries(cases))('%s with a faulty response (QUALITY 13)', (name, faultCase) => {
  testEveryFault(name, faultCase, { kept: basketAndCustomer });
});

it('every operation of product links and the report has its case', () => {
  const names = [...Object.values(linkOperations), ...Object.values(reportOperations)].map(({ name }) => name);
  expect(names.filter((name) => !(name in cases))).toEqual([]);
});
