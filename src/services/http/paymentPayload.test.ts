import { expect, it } from 'vitest';
import { aPlan } from '~/domain/testing/editSamples';
import { fromPayment } from './paymentPayload';

const payment = {
  method: 'INSTALLMENTS',
  bank: { kind: 'prefilled' },
  dueDay: 1,
  count: 3,
  conditionsAccepted: true,
} as const;

it('names the plan by its calculation and channel only where the service has named them (REQ C9.2)', () => {
  expect(fromPayment(payment, aPlan({ calculationId: 'c-1', channel: 'tv' }))).toMatchObject({
    calculationId: 'c-1',
    channel: 'tv',
  });
  const unnamed = fromPayment(payment, aPlan({ calculationId: '', channel: '', installment: 20_00 }));
  expect(unnamed).not.toHaveProperty('calculationId');
  expect(unnamed).not.toHaveProperty('channel');
  expect(unnamed).toMatchObject({ installmentCount: 3, installment: 20 });
});
