import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk } from '~/app/testing/aDesk';
import { showScreen, startScreens } from '~/app/testing/aScreen';
import { callerCheckActions } from '~/features/customer/callerCheck/callerCheckSlice';
import { currentWorld } from '../../../mocks/node.ts';
import { SubscriptionHistoryPage } from './history/SubscriptionHistoryPage';
import { SubscriptionManagementPage } from './management/SubscriptionManagementPage';

startScreens();

const management = <SubscriptionManagementPage mayManage mayReadReport mayEditNumbers />;
const screens = [
  {
    name: 'the overview',
    route: { path: '/subscription-product-management', element: management },
    address: '/subscription-product-management?keyword=0180011&keywordType=CUSTOMER_NO',
  },
  {
    name: 'the details',
    route: { path: '/subscription-product-management', element: management },
    address: '/subscription-product-management?view=ABO_DETAILS&abo=7000012',
  },
  {
    name: 'the list of a customer',
    route: { path: '/subscriptionhistory/:externalCustomerId', element: <SubscriptionHistoryPage /> },
    address: '/subscriptionhistory/0180011',
  },
];

describe('amounts of subscriptions that name no country are in the currency of the call (REQ G2.3)', () => {
  const cases = screens.flatMap((shown) =>
    (
      [
        ['DE', '€'],
        ['CH', 'CHF'],
      ] as const
    ).map(([country, sign]) => ({ ...shown, country, sign })),
  );

  it.each(cases)('$name, $country: $sign', async ({ route, address, country, sign }) => {
    const desk = openDesk({ country });
    const birthDate = currentWorld().db.customers.get('0180011')?.date_of_birth ?? '';
    desk.dispatch(callerCheckActions.checkRequested({ customerNumber: '0180011', birthDate }));
    await desk.rest();
    await showScreen(desk, [route], address);
    await act(() => desk.rest());
    const shown = document.body.textContent.match(/CHF|€/g) ?? [];
    expect(new Set(shown)).toEqual(new Set([sign]));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
