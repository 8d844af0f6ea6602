import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flags } from '~config/flags';
import { setLimits } from '~config/testing/testLimits';
import { HeaderTools } from '~/app/shell/HeaderTools';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { ArticlesColumn } from '~/screens/order/entry/ArticlesColumn';
import { CustomerColumn } from '~/screens/order/entry/CustomerColumn';
import { ProductSearchDialog } from '~/screens/order/entry/ProductSearchDialog';
import { usePlaces } from '~/screens/order/entry/usePlaces';
import { OrderDisplayPage } from '~/screens/order/display/OrderDisplayPage';
import { SubscriptionHistoryPage } from '~/screens/subscription/history/SubscriptionHistoryPage';
import { startI18n } from '~/shared/i18n/i18n';
import { openDesk, startStandIn, type Desk } from './aDesk';
import { showScreen } from './aScreen';

// The suggestions beside the basket are not rendered.
setLimits({ loadAheadDelay: 600_000 });
startStandIn();
beforeEach(() => {
  vi.stubEnv('VITE_LEARNING_STUDIO_URL', 'https://studio.example/');
  return startI18n('de');
});
afterEach(cleanup);

interface FlagCase {
  readonly flags: Partial<Flags>;
  readonly path?: string;
  readonly prepare?: (desk: Desk) => Promise<void>;
  readonly screen: ReactNode;
  /** Whether its effect can be seen. */
  readonly isSeen: () => boolean;
}

async function show({ flags, path = '/x', prepare, screen: shown }: Omit<FlagCase, 'isSeen'>): Promise<void> {
  const desk = openDesk({ flags });
  await prepare?.(desk);
  await showScreen(
    desk,
    [
      { path: '/x', element: shown },
      { path: '/x/:id', element: shown },
      { path: '/y/:externalCustomerId', element: shown },
    ],
    path,
  );
  await waitFor(() => {
    expect(screen.queryByText('Wird geladen …')).toBeNull();
  });
}

function Articles() {
  return <ArticlesColumn places={usePlaces()} />;
}

const nothing = () => undefined;
const column = <CustomerColumn numberFieldRef={{ current: null }} addressOptionRef={null} onCountrySwitch={nothing} />;
const order = <OrderDisplayPage onResubmittedFromCorrection={() => nothing} onRecreate={nothing} onClaim={nothing} />;

/** Flags whose effect no other test sees on both sides (docs/flags.md). */
const cases: Readonly<Partial<Record<keyof Flags, Omit<FlagCase, 'flags'>>>> = {
  infoPost: {
    screen: <HeaderTools username="anna.beispiel" hasInfoPost />,
    isSeen: () => screen.queryByRole('button', { name: 'InfoPost' }) !== null,
  },
  learningStudioLink: {
    screen: <HeaderTools username="anna.beispiel" hasInfoPost />,
    isSeen: () => screen.queryByRole('link', { name: /^Lernstudio/ }) !== null,
  },
  subscriptionHistory: {
    path: '/y/0123456',
    screen: <SubscriptionHistoryPage />,
    isSeen: () =>
      screen.queryByText('Die Abonnements eines Kunden sind in dieser Umgebung nicht eingeschaltet.') === null,
  },
  orderRecreation: {
    path: '/x/1300000252',
    screen: order,
    isSeen: () => screen.queryByRole('button', { name: 'Auftrag neu anlegen' }) !== null,
  },
  complaintOrders: {
    path: '/x/1300000203',
    screen: order,
    isSeen: () => screen.queryByRole('button', { name: 'Reklamation' }) !== null,
  },
  variantStockDisplay: {
    prepare: (desk) => desk.enter('410217'),
    screen: <ProductSearchDialog />,
    isSeen: () => /verfügbar · \d+ Stück/.test(document.body.textContent),
  },
  takeBackOfOldDevices: {
    prepare: async (desk) => {
      await desk.logIn('0123456');
      await desk.enter('454287001');
    },
    screen: <Articles />,
    isSeen: () => /Altgerät-Frage offen/.test(document.body.textContent),
  },
  invoiceAddressEdit: {
    prepare: async (desk) => {
      await desk.logIn('0123456');
      desk.dispatch(customerDataActions.customerFormOpened({ kind: 'edit' }));
    },
    screen: column,
    isSeen: () => !screen.getByLabelText('Ort').hasAttribute('disabled'),
  },
  preferredAddress: {
    prepare: (desk) => desk.logIn('0123456'),
    screen: column,
    isSeen: () => screen.queryByRole('button', { name: 'Lieferadresse: Weiteres' }) !== null,
  },
  preferredAddressOnCreation: {
    prepare: async (desk) => {
      await desk.logIn('0123456');
      desk.dispatch(customerDataActions.addressFormOpened({ addressId: null }));
    },
    screen: column,
    isSeen: () => screen.queryByRole('checkbox', { name: /bevorzugt/i }) !== null,
  },
};

describe.each(Object.entries(cases))('the flag %s (REQ A6.2, A6.3, A6.4)', (flag, flagCase) => {
  it.each([true, false])('%j', async (isOn) => {
    await show({ ...flagCase, flags: { [flag]: isOn } });
    // Waits, because the code of some components is loaded after that of the screen.
    await waitFor(() => {
      expect(flagCase.isSeen()).toBe(isOn);
    });
  });
});
