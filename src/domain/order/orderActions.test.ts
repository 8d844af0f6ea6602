import { describe, expect, it } from 'vitest';
import { recreatablePayments } from '~config/recreatablePayments';
import { anOrder } from '~/domain/testing/samples';
import type { StatusEntry } from './order';
import { actionBlock, type ActionFacts, type OrderActionName } from './orderActions';
import { paypalWindow } from './paypalWindow';

const entry = (status: string): StatusEntry => ({
  status,
  label: '',
  timestamp: '2026-11-20T10:00:00.000+00:00',
  agent: null,
  reason: null,
  kind: null,
});

const everything: ActionFacts = {
  mayResubmit: true,
  mayCancel: true,
  mayEdit: true,
  paypal: { kind: 'none' },
  recreatablePayments,
};

const rejected = anOrder({ statusHistory: [entry('CREATED'), entry('SUBMITTED'), entry('REJECTED')] });
const accepted = anOrder({ statusHistory: [entry('CREATED'), entry('SUBMITTED'), entry('ACCEPTED')] });
const withPayment = (method: string) => ({ ...rejected, payment: { method } });

describe('the actions of an order (REQ D3.1, E2.2, E4.2, E5.1)', () => {
  it.each<[OrderActionName, string, Parameters<typeof actionBlock>[1], Partial<ActionFacts>, unknown]>([
    ['resubmit', 'a rejected order', rejected, {}, null],
    ['resubmit', 'an accepted order', accepted, {}, 'notRejected'],
    [
      'resubmit',
      'an order rejected before its latest submission',
      anOrder({ statusHistory: [entry('REJECTED'), entry('SUBMITTED')] }),
      {},
      'notRejected',
    ],
    ['resubmit', 'a failed order', anOrder({ statusHistory: [entry('FAILED')] }), {}, null],
    [
      'resubmit',
      'a rejected order after the PayPal window',
      rejected,
      { paypal: { kind: 'closed' } },
      'paypalWindowClosed',
    ],
    [
      'resubmit',
      'a rejected order within the PayPal window',
      rejected,
      { paypal: { kind: 'open', remaining: 1 } },
      null,
    ],
    ['resubmit', 'without the area', rejected, { mayResubmit: false }, 'noPermission'],
    [
      'resubmit',
      'without a history, by the status',
      anOrder({ statusHistory: [], status: { code: 'REJECTED', label: '' } }),
      {},
      null,
    ],
    ['cancel', 'a cancelable order', accepted, {}, null],
    ['cancel', 'an order that is not cancelable', { ...accepted, isCancelable: false }, {}, 'notCancelable'],
    ['cancel', 'a rejected order, whatever it says', { ...rejected, isCancelable: false }, {}, null],
    ['cancel', 'an accepted order of a guest', { ...accepted, externalCustomerId: null }, {}, null],
    ['cancel', 'a rejected order of a guest', { ...rejected, externalCustomerId: null }, {}, null],
    ['cancel', 'without the area', accepted, { mayCancel: false }, 'noPermission'],
    ['recreate', 'a rejected order by invoice', rejected, {}, null],
    ['recreate', 'an accepted order', accepted, {}, 'notRejected'],
    ['recreate', 'a failed order', anOrder({ statusHistory: [entry('FAILED')] }), {}, 'notRejected'],
    [
      'recreate',
      'a recreated order',
      anOrder({ statusHistory: [entry('REJECTED'), entry('RECREATED_ORDER')] }),
      {},
      'alreadyRecreated',
    ],
    ['recreate', 'a rejected order by PayPal', withPayment('PAYPAL'), {}, 'paymentNotRecreatable'],
    ['recreate', 'a rejected order by factoring', withPayment('INSTALLMENTS_FACTORING'), {}, null],
    ['recreate', 'a rejected order without payment', { ...rejected, payment: null }, {}, 'paymentNotRecreatable'],
    ['edit', 'an accepted order', accepted, {}, null],
    ['edit', 'a rejected order', rejected, {}, 'isRejected'],
    ['edit', 'a cancelled order', anOrder({ statusHistory: [entry('CANCELLED')] }), {}, 'notEditable'],
    ['edit', 'an order on its way', { ...accepted, trackingNumbers: ['0034'] }, {}, 'notEditable'],
    ['edit', 'an order after the PayPal window', accepted, { paypal: { kind: 'closed' } }, 'paypalWindowClosed'],
    ['edit', 'without the area', accepted, { mayEdit: false }, 'noPermission'],
  ])('%s: %s', (action, _case, order, facts, block) => {
    expect(actionBlock(action, order, { ...everything, ...facts })).toBe(block);
  });
});

describe('the PayPal window (REQ E5.1)', () => {
  const hours = (count: number) => count * 60 * 60 * 1000;
  const placedAt = '2026-10-24T20:00:00.000+02:00';
  const at = (count: number) => new Date(Date.parse(placedAt) + hours(count));
  it.each([
    ['PAYPAL', 0, { kind: 'open', remaining: hours(36) }],
    // The clocks change in the night: 36 hours are counted, not the time of day.
    ['PAYPAL', 35, { kind: 'open', remaining: hours(1) }],
    ['PAYPAL', 36, { kind: 'closed' }],
    ['PAYPAL', 100, { kind: 'closed' }],
    ['INVOICE', 100, { kind: 'none' }],
  ])('of %s after %i hours', (method, after, window) => {
    expect(paypalWindow({ payment: { method }, placedAt }, at(after), hours(36))).toEqual(window);
  });

  it('is closed for an order with an unreadable date', () => {
    expect(paypalWindow({ payment: { method: 'PAYPAL' }, placedAt: '' }, new Date(), hours(36)).kind).toBe('closed');
  });
});
