import type { UnknownAction } from '@reduxjs/toolkit';
import { currencyOf } from '~/domain/common/country';
import { urlPart } from '~/domain/common/urlPart';
import { deliveryChoices } from '~/domain/customer/deliveryAddress';
import { newDeliveryAddressRefusal } from '~/domain/customer/newDeliveryAddress';
import { isEmployeeType } from '~/domain/customer/customer';
import { availablePayments, type PaymentChoice } from '~/domain/payment/availablePayments';
import type { PaymentMethod } from '~/domain/payment/payment';
import { addressLine } from '~/features/customer/ofCall/addressTexts';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { customerActions, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { mayUseWaitlist } from '~/features/waitlist/mayUseWaitlist';
import { offerActions } from '~/features/offer/offerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { refusalText } from '~/features/payment/paymentTexts';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { selectPaymentFacts } from '~/flows/order/place/offerInputs';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import { commandOf, leadTo, type PaletteCommand, type PaletteFacts } from './command';
import '~/domain/address/addressWords.de';
import '~/features/customer/ofCall/customerTexts.de';
import '~/features/offer/offerMenuTexts.de';
import './paletteTexts.de';
import '~/features/customer/ofCall/deliveryAddressTexts.de';
import '~/features/offer/offerTexts.de';
import '~/features/customer/ofCall/customerCardTexts.de';
import '~/domain/payment/paymentMethodWords.de';

const methodWords = {
  INVOICE: 'palette.words.INVOICE',
  DIRECT_DEBIT: 'palette.words.DIRECT_DEBIT',
  CASH_ON_DELIVERY: 'palette.words.CASH_ON_DELIVERY',
  INSTALLMENTS: 'palette.words.INSTALLMENTS',
  INSTALLMENTS_FACTORING: 'palette.words.INSTALLMENTS_FACTORING',
  PAYPAL: 'palette.words.online',
  CREDIT_CARD: 'palette.words.online',
  SOFORT: 'palette.words.online',
} as const satisfies Record<PaymentMethod, PlainTextKey>;

/** What the order entry offers beside its keys, for the customer, the address, the offer and the payment of the call. */
export function deskCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  if (facts.entry === null) return [];
  return [...customerCommands(facts), ...addressCommands(facts), ...offerCommands(facts), ...paymentCommands(facts)];
}

function atDesk({ entry }: PaletteFacts, ...actions: readonly UnknownAction[]) {
  return { kind: 'dispatch', actions, at: entry } as const;
}

function customerCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  const { t, state, entry } = facts;
  const { customer } = state.customer;
  const { allowed, flags, agentUsername } = state.call;
  const isFree = customer === null && facts.pathname === entry;
  const withCustomer = customer === null ? leadTo('customer', entry, t('palette.needsCustomer')) : {};
  const commands = [
    commandOf({
      id: 'customer.search',
      label: t('customer.advancedSearch'),
      words: t('palette.words.search'),
      isLikely: isFree,
      effect: atDesk(facts, customerSearchActions.opened({ takesFocus: true })),
    }),
    commandOf({
      id: 'customer.guest',
      label: t('customer.guest'),
      words: t('palette.words.guest'),
      isLikely: isFree,
      effect: atDesk(facts, customerDataActions.customerFormOpened({ kind: 'guest' })),
    }),
    commandOf({
      id: 'customer.consents',
      label: t('customer.consents'),
      words: t('palette.words.consents'),
      effect: atDesk(facts, consentActions.privacyOpened()),
      ...withCustomer,
    }),
    commandOf({
      id: 'customer.create',
      label: t('customer.create'),
      words: t('palette.words.create'),
      isLikely: isFree,
      effect: atDesk(facts, customerDataActions.customerFormOpened({ kind: 'create' })),
    }),
  ];
  if (allowed.editCustomer || customer?.externalCustomerId === null) {
    commands.push(
      commandOf({
        id: 'customer.edit',
        label: t('customer.edit'),
        words: t('palette.words.edit'),
        effect: atDesk(facts, customerDataActions.customerFormOpened({ kind: 'edit' })),
        ...withCustomer,
      }),
    );
  }
  const number = customer?.externalCustomerId ?? null;
  if (number === null) return commands;
  if (allowed.voucherDetails) {
    commands.push(
      commandOf({
        id: 'customer.vouchers',
        label: t('palette.vouchersOf'),
        words: t('palette.words.vouchers'),
        effect: { kind: 'open', path: `/customervoucher/${urlPart(number)}` },
      }),
    );
  }
  if (flags.waitlistHistory && mayUseWaitlist(agentUsername)) {
    commands.push(
      commandOf({
        id: 'customer.waitlist',
        label: t('palette.waitlistOf'),
        words: t('palette.words.waitlist'),
        effect: { kind: 'open', path: `/waitlisthistory/${urlPart(number)}` },
      }),
    );
  }
  return commands;
}

function addressCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  const { t, state, entry, pathname } = facts;
  const { customer } = state.customer;
  const chosen = selectDeliveryAddress(state);
  const refusal = customer === null ? null : newDeliveryAddressRefusal(customer);
  const isOrdering = pathname === entry && state.basket.items.length > 0 && state.order.phase !== 'confirmed';
  const commands: PaletteCommand[] = [];
  if (refusal === null) {
    commands.push(
      commandOf({
        id: 'address.new',
        label: t('address.add'),
        words: t('palette.words.newAddress'),
        isLikely: isOrdering && customer !== null,
        effect: atDesk(facts, customerDataActions.addressFormOpened({ addressId: null })),
        ...(customer === null && leadTo('customer', entry, t('palette.needsCustomer'))),
      }),
    );
  }
  if (customer === null) return commands;
  for (const address of deliveryChoices(customer)) {
    const line = addressLine(address, t);
    const isChosen = address.id === chosen?.id;
    commands.push(
      commandOf({
        id: `address.${address.id}`,
        countedAs: null,
        label: t('palette.deliver', { address: line }),
        words: t('palette.words.deliver'),
        isLikely: isOrdering && !isChosen,
        detail: isChosen ? t('palette.chosen') : null,
        effect: atDesk(facts, customerActions.deliveryAddressChosen(address.id)),
      }),
    );
    if (address.kind === 'DELIVERY') {
      commands.push(
        commandOf({
          id: `address.edit.${address.id}`,
          countedAs: 'address.edit',
          label: t('palette.editAddress', { address: line }),
          words: t('palette.words.editAddress'),
          effect: atDesk(facts, customerDataActions.addressFormOpened({ addressId: address.id })),
        }),
      );
    }
  }
  return commands;
}

function offerCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  const { t, state, entry, pathname } = facts;
  const { customer } = state.customer;
  const { offer, freeShipping } = state.offer;
  const isLikely = pathname === entry && offer !== null && state.order.phase !== 'confirmed';
  const missing =
    offer !== null
      ? {}
      : customer === null
        ? leadTo('customer', entry, t('palette.needsCustomer'))
        : leadTo('product', entry, t('palette.needsArticle'));
  const { dialogOpened, freeShippingChosen } = offerActions;
  const commands = [
    commandOf({
      id: 'offer.explain',
      label: t('offer.explain'),
      words: t('palette.words.explain'),
      isLikely,
      effect: atDesk(facts, dialogOpened('explanation')),
      ...missing,
    }),
    commandOf({
      id: 'offer.shipping',
      label: t(freeShipping === null ? 'offer.waiveShipping' : 'offer.chargeShipping'),
      words: t('palette.words.shipping'),
      effect: atDesk(facts, freeShipping === null ? dialogOpened('freeShipping') : freeShippingChosen(null)),
      ...missing,
    }),
  ];
  if (customer !== null && isEmployeeType(customer.type)) return commands;
  const isKnown = (customer?.externalCustomerId ?? null) !== null;
  const reason = t(customer === null ? 'palette.needsCustomer' : 'palette.needsKnownCustomer');
  return [
    ...commands,
    commandOf({
      id: 'voucher.suggestions',
      label: t('palette.suggestions'),
      words: t('palette.words.suggestions'),
      isLikely,
      effect: atDesk(facts, voucherActions.suggestionsRequested()),
      ...(!isKnown && leadTo('customer', entry, reason)),
    }),
  ];
}

function paymentCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  return availablePayments(selectPaymentFacts(facts.state)).map((choice) => paymentCommand(choice, facts));
}

function paymentCommand({ method, refusal }: PaymentChoice, facts: PaletteFacts): PaletteCommand {
  const { t, state, entry, pathname } = facts;
  const { selection } = state.payment;
  const { customer } = state.customer;
  const hasBankDetails = (customer?.bankingDetails ?? null) !== null;
  const isChosen = selection?.method === method;
  const isOrdering = pathname === entry && state.basket.items.length > 0 && state.order.phase !== 'confirmed';
  return commandOf({
    id: `payment.${method}`,
    label: t('palette.pay', { method: t(`payment.method.${method}`) }),
    words: t(methodWords[method]),
    isLikely: isOrdering && customer !== null && refusal === null && !isChosen,
    effect: atDesk(facts, paymentActions.methodChosen({ method, hasBankDetails })),
    // Choosing it again would open its dialog or drop its bank details.
    ...(isChosen && leadTo('payment', entry, t('palette.chosen'))),
    ...(refusal !== null &&
      leadTo(
        'payment',
        entry,
        t('palette.notPossible', { reason: refusalText(refusal, currencyOf(state.call.country), t) }),
      )),
  });
}
