import { berlinDate } from '../common/calendar.ts';
import { homeOf } from '../order/customerHome.ts';
import { isEqual } from '../common/equality.ts';
import { productByNumber } from '../product/catalogue.ts';
import { untouchedDraft, type EditDraft, type EditedPayment, type Position } from './editDrafts.ts';
import type { WireCustomerInfo } from '../order/wireOrderTypes.ts';
import type { WirePaymentMethod, WireSentAddress } from '../common/wireTypes.ts';
import type { WireEditChange } from './wireEditTypes.ts';

const METHODS: Record<WirePaymentMethod, string> = {
  INVOICE: 'Rechnung',
  DIRECT_DEBIT: 'Bankeinzug',
  CASH_ON_DELIVERY: 'Nachnahme',
  INSTALLMENTS: 'Ratenzahlung',
  INSTALLMENTS_FACTORING: 'Ratenkauf',
  PAYPAL: 'PayPal',
  CREDIT_CARD: 'Kreditkarte',
  SOFORT: 'Sofortüberweisung',
};

const articleOf = (sku: string): string => `${productByNumber(sku)?.name.short ?? 'Artikel'} ${sku}`;
const withQuantity = ({ sku, quantity }: { sku: string; quantity: number }): string =>
  `${quantity} × ${articleOf(sku)}`;

function placeText(address: WireSentAddress | null): string {
  if (address === null) return 'Rechnungsadresse';
  const { street, street_number, zip_code, city } = address;
  return `${street ?? ''} ${street_number ?? ''}, ${zip_code ?? ''} ${city ?? ''}`;
}

function paymentText({ method, installment_count: count }: EditedPayment): string {
  return typeof count === 'number' ? `${METHODS[method]}, ${count} Raten` : METHODS[method];
}

const dayText = (moment: string | null): string => (moment === null ? 'heute' : berlinDate(new Date(moment)));
const yesOrNo = (value: boolean): string => (value ? 'ja' : 'nein');

function changesOfPosition(now: Position, before: Position | undefined): WireEditChange[] {
  if (!before) return [{ operation: 'ADD_POSITION', before: null, after: withQuantity(now) }];
  if (now.cancellationReason)
    return [{ operation: 'CANCEL_POSITION', before: withQuantity(before), after: now.cancellationReason }];
  const changes: WireEditChange[] = [];
  const article = articleOf(now.sku);
  if (now.quantity !== before.quantity)
    changes.push({ operation: 'UPDATE_POSITION', before: withQuantity(before), after: withQuantity(now) });
  if (dayText(now.priceDate) !== dayText(before.priceDate))
    changes.push({
      operation: 'UPDATE_POSITION_PRICE_DATE',
      before: `${article}: ${dayText(before.priceDate)}`,
      after: `${article}: ${dayText(now.priceDate)}`,
    });
  if (now.takesBackOldDevice !== before.takesBackOldDevice)
    changes.push({
      operation: 'UPDATE_WEEE_TAKE_BACK',
      before: `${article}: ${yesOrNo(before.takesBackOldDevice)}`,
      after: `${article}: ${yesOrNo(now.takesBackOldDevice)}`,
    });
  return changes;
}

function contactOf(customer: WireCustomerInfo): string {
  return [customer.email, customer.phone, placeText(homeOf(customer))].filter(Boolean).join(' · ');
}

function placesOf({ deliveryAddress, positions }: EditDraft): string[] {
  const ordered = positions.filter(({ original }) => original);
  return [deliveryAddress, ...ordered.map((position) => position.deliveryAddress)].map(placeText);
}

/** The differences between the order and its draft; a change that was undone leaves no difference. */
export function changesOf(draft: EditDraft): WireEditChange[] {
  const before = untouchedDraft(draft.basis);
  const changes = draft.positions.flatMap((position) =>
    changesOfPosition(
      position,
      before.positions.find(({ id }) => id === position.id),
    ),
  );
  if (!isEqual(placesOf(before), placesOf(draft)))
    changes.push({
      operation: 'SWITCH_DELIVERY_ADDRESS',
      before: placeText(before.positions[0]?.deliveryAddress ?? null),
      after: placeText(draft.deliveryAddress),
    });
  if (!isEqual(before.payment, draft.payment))
    changes.push({
      operation: 'CHANGE_PAYMENT',
      before: paymentText(before.payment),
      after: paymentText(draft.payment),
    });
  for (const code of draft.voucherCodes.filter((added) => !before.voucherCodes.includes(added)))
    changes.push({ operation: 'REDEEM_VOUCHER', before: null, after: code });
  for (const code of before.voucherCodes.filter((removed) => !draft.voucherCodes.includes(removed)))
    changes.push({ operation: 'REMOVE_VOUCHER', before: code, after: null });
  if (before.serviceVoucherCode !== draft.serviceVoucherCode)
    changes.push({
      operation: 'CHANGE_SERVICE_VOUCHER',
      before: before.serviceVoucherCode ?? null,
      after: draft.serviceVoucherCode ?? null,
    });
  if (!isEqual(before.customer, draft.customer))
    changes.push({
      operation: 'UPDATE_CUSTOMER',
      before: contactOf(before.customer),
      after: contactOf(draft.customer),
    });
  return changes;
}
