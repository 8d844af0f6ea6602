import { createRef, useState } from 'react';
import type { EditForm } from '~/domain/order/editForms';
import type { EditBlock } from '~/domain/order/editOrderRules';
import { useHotkey } from '~/shared/hooks/useHotkey';

/** The places of the edit screen that keys and 'Noch offen' lead to. */
export function useEditPlaces() {
  const [places] = useState(() => ({
    page: createRef<HTMLElement>(),
    firstQuantity: createRef<HTMLInputElement>(),
    address: createRef<HTMLInputElement>(),
    payment: createRef<HTMLInputElement>(),
    paymentPanel: createRef<HTMLDivElement>(),
    positionsPanel: createRef<HTMLDivElement>(),
    voucherPanel: createRef<HTMLDivElement>(),
  }));
  const { page, address, payment, paymentPanel, positionsPanel, voucherPanel } = places;
  useHotkey('deliveryAddress', () => address.current?.focus());
  useHotkey('payment', () => payment.current?.focus());
  useHotkey('product', () => positionsPanel.current?.querySelector<HTMLElement>('form input')?.focus());
  useHotkey('voucher', () => voucherPanel.current?.querySelector<HTMLElement>('input')?.focus());
  const jumpToForm = (form: EditForm) =>
    page.current?.querySelector<HTMLElement>(`[data-form="${form}"] :is(input, button)`)?.focus();
  const jumpToElsewhere = () => page.current?.querySelector<HTMLElement>('[data-elsewhere]')?.focus();
  const jump = (block: EditBlock) => {
    switch (block) {
      case 'installmentPlanPending': {
        const plan = paymentPanel.current?.querySelector<HTMLElement>('[data-installments]');
        (plan ?? payment.current)?.focus();
        return;
      }
      case 'paymentMissing':
      case 'paymentRuledOut':
        payment.current?.focus();
        return;
      case 'emailMissing':
        jumpToForm('contact');
        return;
      case 'vouchersInvalid':
        voucherPanel.current?.querySelector('button')?.focus();
        return;
      case 'pickupPointNotAllowed':
      case 'deliveryAddressMissing':
        address.current?.focus();
    }
  };
  return { ...places, jump, jumpToForm, jumpToElsewhere };
}
