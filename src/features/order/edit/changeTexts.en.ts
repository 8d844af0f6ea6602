import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './changeTexts.de';

export const en: SameKeys<typeof de> = {
  editOrder: {
    changes: {
      title: 'Changes',
      none: 'What is changed stands here with before, after and difference.',
      newTotal: 'New total {{total}}',
      what: 'What',
      before: 'Before',
      after: 'After',
      difference: 'Difference',
      undo: 'Take back',
      undoNamed: 'Take back: {{what}}',
      pieces: '{{count}} pc.',
      priceOf: 'price of {{date}}',
      priceOfToday: "today's price",
      yes: 'yes',
      no: 'no',
      kind: {
        positionAdded: '{{name}}: new position',
        positionGone: '{{name}}: position dropped',
        positionCancelled: '{{name}}: cancelled',
        quantity: '{{name}}: quantity',
        priceDate: '{{name}}: price date',
        takeBack: '{{name}}: old device',
        deliveryAddress: 'Delivery address',
        billingAddress: 'Billing address',
        payment: 'Payment',
        voucher: 'Voucher',
        serviceVoucher: 'Shipping costs',
        contact: 'Contact',
      },
      figure: {
        totalVoucherDiscount: 'Voucher discount',
        employeeDiscount: 'Employee discount',
        shippingCost: 'Shipping',
        cashOnDeliveryFee: 'Cash-on-delivery fee',
        totalPrice: 'Total',
      },
    },
  },
};
