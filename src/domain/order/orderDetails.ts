import type { Cents } from '~/domain/common/money';
import type { Consents } from '~/domain/customer/customer';
import type { Salutation } from '~/domain/common/names';
import type { Order } from './order';

/** The customer as an order carries it (REQ C12.3). */
export interface OrderCustomer {
  readonly externalCustomerId: string | null;
  readonly salutation: Salutation | null;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly careOf: string | null;
  readonly street: string;
  readonly streetNumber: string;
  readonly addressAddition: string | null;
  readonly zipCode: string;
  readonly city: string;
  readonly countryCode: string | null;
  /** The customer's consents as the order contains them; null: the order does not contain this one. */
  readonly consents: { readonly [Name in keyof Consents]: Consents[Name] | null } | null;
  readonly dataProtection: boolean | null;
  readonly reception: string | null;
  readonly preferredPaymentMethod: string | null;
  readonly signupForNewsletter: boolean | null;
  readonly createAccount: boolean | null;
}

/** The payment of an order; amounts in cents, rates in percent per year. */
export interface OrderPayment {
  readonly method: string;
  readonly totalInterest: Cents | null;
  readonly installmentCount: number | null;
  readonly installment: Cents | null;
  readonly finalInstallment: Cents | null;
  readonly dueDay: number | null;
  readonly interestRate: number | null;
  readonly totalGrossAmount: Cents | null;
}

export interface OrderVoucher {
  readonly code: string;
  readonly value: Cents | null;
}

/** What the order display shows of an order beyond {@link Order} (REQ E2.2, E2.5, E2.6). */
export interface OrderDetails {
  readonly customer: OrderCustomer | null;
  readonly payment: OrderPayment | null;
  readonly vouchers: readonly OrderVoucher[];
  readonly serviceVoucher: string | null;
  readonly totalSavings: Cents;
  readonly subtotal: Cents | null;
  /** `dis_channel`: where the order came from. */
  readonly displayChannel: string | null;
  readonly sourceChannel: string | null;
  readonly exportTarget: string | null;
  readonly processingSystem: string | null;
  /** A reason of `knownRestrictions`, or one that this version does not know. */
  readonly orderRestriction: string | null;
  readonly originalOrderId: string | null;
  readonly createdAt: string | null;
}

/** An order with all that its display shows. */
export interface DetailedOrder {
  readonly order: Order;
  readonly details: OrderDetails;
}

/** The order as the service sent it, unconverted: a resubmission sends it back with every field (REQ E4.2). */
export type OrderDocument = Readonly<Record<string, unknown>>;
