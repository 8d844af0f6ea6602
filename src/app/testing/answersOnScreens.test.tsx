import { cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerCheckActions } from '~/features/customer/callerCheck/callerCheckSlice';
import { EditHistoryPage } from '~/screens/order/edit/EditHistoryPage';
import { EditOrderPage } from '~/screens/order/edit/EditOrderPage';
import { OrderDisplayPage } from '~/screens/order/display/OrderDisplayPage';
import { OrderHistoryPage } from '~/screens/order/history/OrderHistoryPage';
import { SubscriptionHistoryPage } from '~/screens/subscription/history/SubscriptionHistoryPage';
import { SubscriptionManagementPage } from '~/screens/subscription/management/SubscriptionManagementPage';
import { VoucherManagementPage } from '~/screens/voucherManagement/VoucherManagementPage';
import { WaitlistHistoryPage } from '~/screens/waitlistHistory/WaitlistHistoryPage';
import { leftOutOf, textPathsOf, variantsOf } from '../../../mocks/contract/answers/variants.ts';
import { operations } from '../../../mocks/contract/operations.ts';
import { openDesk } from './aDesk';
import { showScreen, startScreens } from './aScreen';
import { injectFault } from './faultMatrix';

// The sample data lies relative to now: a day that ends meanwhile would move its dates.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});
startScreens();
afterEach(cleanup);

interface ScreenCase {
  readonly name: string;
  readonly route: string;
  readonly address: string;
  readonly element: ReactElement;
  /** The operations whose answers it shows. */
  readonly reads: readonly string[];
  /** CSS selector of the listed elements; {@link rows} unless given. */
  readonly lists?: string;
  /** Its answers have codes and figures only, or it shows no other text of theirs. */
  readonly showsNoText?: true;
}

const subscriptionManagement = <SubscriptionManagementPage mayManage mayReadReport mayEditNumbers />;
const managementPath = '/subscription-product-management';

const screens: readonly ScreenCase[] = [
  {
    name: 'order history',
    route: '/orderhistory/:customerId',
    // Three orders, paid in three ways; Erika's thirty would be rendered for every case.
    address: '/orderhistory/0150056',
    element: <OrderHistoryPage />,
    reads: ['readOrdersOverview'],
  },
  {
    name: 'order',
    route: '/orders/:id',
    address: '/orders/1300000110',
    element: (
      <OrderDisplayPage
        onResubmittedFromCorrection={() => () => undefined}
        onRecreate={() => undefined}
        onClaim={() => undefined}
      />
    ),
    reads: ['readOrder'],
  },
  {
    name: 'edit',
    route: '/edit-order/:orderId',
    address: '/edit-order/1300000201',
    element: <EditOrderPage />,
    reads: ['initEditOrder'],
  },
  {
    name: 'history of edits',
    route: '/edited-order/history/:orderId',
    address: '/edited-order/history/1300000218',
    element: <EditHistoryPage />,
    reads: ['readEditHistory'],
    lists: 'section[aria-labelledby]',
  },
  {
    name: 'waitlist',
    route: '/waitlisthistory/:customerId',
    address: '/waitlisthistory/0123456?keyword=454740',
    element: <WaitlistHistoryPage />,
    reads: ['readWaitlist'],
  },
  {
    name: 'subscriptions of a customer',
    route: '/subscriptionhistory/:externalCustomerId',
    address: '/subscriptionhistory/0123456',
    element: <SubscriptionHistoryPage />,
    reads: ['listSubscriptions'],
    showsNoText: true,
  },
  {
    name: 'subscriptions',
    route: managementPath,
    address: `${managementPath}?keyword=0180011&keywordType=CUSTOMER_NO`,
    element: subscriptionManagement,
    reads: ['readSubscriptionsOverview', 'readCustomersInfo'],
  },
  {
    name: 'product report',
    route: managementPath,
    address: `${managementPath}?tab=products&keyword=creme`,
    element: subscriptionManagement,
    reads: ['readProductsReport'],
  },
  {
    name: 'product links',
    route: managementPath,
    address: `${managementPath}?tab=care&keyword=5320`,
    element: subscriptionManagement,
    reads: ['searchProductLinks'],
  },
  {
    name: 'vouchers',
    route: '/customervoucher/:customerId',
    address: '/customervoucher/0123456',
    element: <VoucherManagementPage />,
    reads: ['readRedeemedVouchers'],
    showsNoText: true,
  },
];

// By selectors: a query by role computes the style of each element, which takes longer here than what is compared.
const rows = 'tr:not([aria-hidden])';
/** They may be missing: they repeat figures of the answer. */
const charts = 'section[aria-label^="Verlauf"]';

/** What a screen shows, as far as a wrong value could be taken for a right one. */
interface Shown {
  readonly text: string;
  readonly figures: readonly string[];
  readonly rows: number;
  /** Buttons that are off and do not say why. */
  readonly off: readonly string[];
}

const figures = /\d+(?:\.\d{3})*,\d\d|\d\d\.\d\d\.\d{4}/g;

/** The texts of the page, apart from one another. */
function shownText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ');
}

async function open({ route, address, element, lists = rows }: ScreenCase): Promise<Shown> {
  const desk = openDesk();
  // Otherwise the screens of a customer ask for the birthday, and show nothing else.
  const customerNumber = /0\d{6}/.exec(address)?.[0] ?? '';
  desk.dispatch(callerCheckActions.checkSettled({ customerNumber, result: 'matches' }));
  await showScreen(desk, [{ path: route, element }], address);
  await waitFor(() => {
    expect(shownText()).not.toContain('Wird geladen …');
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
  const text = shownText();
  const buttons = [...document.querySelectorAll('button:not([aria-describedby])')];
  const off = buttons.filter((button) => button.matches(':disabled') || button.ariaDisabled === 'true');
  return {
    text,
    figures: text.match(figures) ?? [],
    rows: [...document.querySelectorAll(lists)].filter((row) => row.closest(charts) === null).length,
    off: off.map(({ textContent }) => textContent),
  };
}

/** Fields that are changed together in one answer. */
interface Changed {
  readonly operation: string;
  readonly what: string;
  readonly fields: readonly string[];
  /** Undefined: the fields are left out. */
  readonly value?: string;
}

function shapeOf(operation: string) {
  const answer = operations.find(({ name }) => name === operation)?.answer;
  if (answer === undefined || answer.kind === 'binary' || answer.shape === null)
    throw new Error(`${operation} is read`);
  return answer.shape;
}

/** The cases of one answer: its fields removed, and all its codes replaced by an unknown one. */
function changesOf(operation: string): readonly Changed[] {
  const shape = shapeOf(operation);
  const unknown = variantsOf(shape).filter(({ kind }) => kind === 'unknown member');
  return [
    ...leftOutOf(shape).map(({ what, fields }) => ({ operation, what, fields })),
    { operation, what: 'with unknown codes', fields: unknown.map(({ path }) => path), value: 'LATER_CODE' },
  ];
}

describe.each(screens)('the screen $name', (shown) => {
  let usual: Shown | undefined;

  it.each(shown.reads.flatMap(changesOf))('$operation $what', async ({ operation, fields, value }) => {
    usual ??= await open(shown);
    const before = usual;
    cleanup();
    injectFault(operation, { kind: 'fields', fields, ...(value !== undefined && { value }) });
    const after = await open(shown);
    expect(after.text).not.toMatch(/undefined|NaN|null|\[object|Invalid|konnte nicht angezeigt/);
    expect(after.text.length).toBeGreaterThan(30);
    expect(after.figures.filter((figure) => !before.figures.includes(figure))).toEqual([]);
    expect(after.off.filter((button) => !before.off.includes(button))).toEqual([]);
    const isSaid = document.querySelector('[role="alert"]') !== null;
    expect(before.rows).toBeGreaterThan(0);
    expect(after.rows >= before.rows || isSaid).toBe(true);
  });

  it('shows markup in the texts of its answers as text (QUALITY 17)', async () => {
    const markup = '<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=1</script>';
    for (const operation of shown.reads)
      injectFault(operation, { kind: 'fields', fields: textPathsOf(shapeOf(operation)), value: markup });
    const { text } = await open(shown);
    expect(text.includes('<img src=x')).toBe(shown.showsNoText !== true);
    expect(document.querySelector('img[src="x"], script')).toBeNull();
  });
});
