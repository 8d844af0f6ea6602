import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readyDesk, startStandIn } from '~/app/testing/aDesk';
import type { DeliveryTime } from '~/domain/article/deliveryTime';
import type { Order } from '~/domain/order/order';
import type { OrderReadOut } from '~/domain/order/orderReadOut';
import { aPostalAddress } from '~/domain/testing/samples';
import { startI18n } from '~/shared/i18n/i18n';
import { ReadOut } from './ReadOut';

startStandIn();
beforeEach(() => startI18n('de'));
afterEach(() => {
  vi.restoreAllMocks();
});

async function anOrder(): Promise<Order> {
  const desk = await readyDesk();
  await desk.submit();
  const { order } = desk.getState();
  if (order.phase !== 'confirmed') throw new Error('The order is not confirmed');
  return order.order;
}

function show(order: Order, deliveryTimes: Readonly<Record<string, DeliveryTime>>, more: Partial<OrderReadOut> = {}) {
  const readOut = {
    deliveryAddress: aPostalAddress(),
    announcedTotal: order.totalPrice ?? 0,
    plan: null,
    freeShipping: null,
    newsletter: false,
    voucherCodes: [],
    email: null,
    ...more,
    deliveryTimes,
  };
  render(<ReadOut order={order} readOut={readOut} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the statements read out after the order', () => {
  it('are a sentence each for delivery, shipping, payment, returns and hotline (REQ B5.7, C18.1)', async () => {
    expect(show(await anOrder(), { '432011001': { type: 'standardDeliveryTime' } }, { newsletter: true })).toEqual([
      'Die Lieferung kommt in 3 bis 5 Werktagen.',
      expect.stringMatching(/^Der Versand kostet 5,95\s€, nur einmal am Tag\.$/),
      'Die Rechnung ist innerhalb von 14 Tagen zu bezahlen.',
      'Die Rücksendung ist innerhalb von 30 Tagen kostenlos.',
      expect.stringContaining('innerhalb von 12 Stunden'),
      'Bei Fragen ist die Hotline täglich von 8 bis 21 Uhr erreichbar.',
    ]);
  });

  it('say that the shipping is free where it costs nothing (REQ C18.1)', async () => {
    expect(show({ ...(await anOrder()), shippingCosts: 0 }, {})).toContain('Der Versand ist kostenlos.');
  });

  it.each([
    ['EUR', 5_99, /^Bezahlt wird bei der Lieferung; die Nachnahmegebühr von 5,99\s€ ist enthalten\.$/],
    ['CHF', 6_50, /^Bezahlt wird bei der Lieferung; die Nachnahmegebühr von CHF\s6\.50 ist enthalten\.$/],
    ['CHF', 0, /^Bezahlt wird bei der Lieferung\.$/],
  ] as const)(
    'name the fee of a cash on delivery in the currency of the order: %s %d',
    async (currency, fee, sentence) => {
      const order = await anOrder();
      const payment = order.payment && { ...order.payment, method: 'CASH_ON_DELIVERY' };
      expect(show({ ...order, payment, currency, cashOnDeliveryFee: fee }, {})).toContainEqual(
        expect.stringMatching(sentence),
      );
    },
  );

  // A reported bug: both sentences had the same key.
  it('name two articles with different delivery days, without a React error', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sentences = show(await anOrder(), {
      '454466001': { type: 'daysDeliveryTime', days: 12 },
      '454811001': { type: 'daysDeliveryTime', days: 20 },
    });
    expect(sentences.slice(0, 2)).toEqual([
      'Die Lieferung kommt in etwa 12 Tagen.',
      'Die Lieferung kommt in etwa 20 Tagen.',
    ]);
    expect(complaints).not.toHaveBeenCalled();
  });
});
