import { fireEvent, screen, within } from '@testing-library/react';
import type { Flags } from '~config/flags';
import { openDesk } from '~/app/testing/aDesk';
import { showScreen } from '~/app/testing/aScreen';
import { SubscriptionManagementPage, type SubscriptionManagementPageProps } from '../SubscriptionManagementPage';

export const path = '/subscription-product-management';
/** A customer with three subscriptions: fewer rows are rendered than without a filter. */
export const ofDora = '?keyword=0180011&keywordType=CUSTOMER_NO';

export async function openManagement(
  search = '',
  may: Partial<SubscriptionManagementPageProps> = {},
  flags: Partial<Flags> = {},
) {
  const desk = openDesk({ flags });
  const page = <SubscriptionManagementPage mayManage mayReadReport mayEditNumbers {...may} />;
  const router = await showScreen(desk, [{ path, element: page }], `${path}${search}`);
  return { desk, router };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const choose = (name: string, value: string) => {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
};
export const rowOf = async (number: string) => {
  const opened = await screen.findByRole('button', { name: number });
  const row = opened.closest('tr');
  if (row === null) throw new Error(`${number} is in no row`);
  return within(row);
};
