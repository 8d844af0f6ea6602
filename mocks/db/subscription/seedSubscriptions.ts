import { aWireSubscription } from '../../builders/aWireSubscription.ts';
import { berlinDate, daysBefore, timestamp } from '../common/calendar.ts';
import { createRandom, type Random } from '../common/random.ts';
import { toAmount, toCents } from '../common/amounts.ts';
import { SubscriptionRecord, type RecordTraits } from './subscriptionRecord.ts';
import {
  CANCEL_REASONS,
  ROTATIONS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
  type WireProductLink,
  type WireSubscription,
} from './wireSubscriptionTypes.ts';
import type { ProductLinks } from './productLinks.ts';
import type { WireCustomer } from '../common/wireTypes.ts';

const SEED = 20_261_122;
/** As many as the back office works through. */
export const GENERATED_SUBSCRIPTIONS = 5_000;
const FIRST_GENERATED = 7_100_001;
const FIRST_GENERATED_CUSTOMER = '0150000';
const MOST_STATUSES: readonly [SubscriptionStatus, ...SubscriptionStatus[]] = [
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'CANCELED',
  'CANCELED',
  'DELAYED_IN_DELIVERY',
  'IN_PROGRESS',
  'CREATED',
  'FAILED',
];

interface Sample {
  number: number;
  customer: string;
  link: WireProductLink;
  status?: SubscriptionStatus;
  rotation?: (typeof ROTATIONS)[number];
  reason?: (typeof CANCEL_REASONS)[number];
  nextInDays?: number;
  ageInDays?: number;
  editedDaysAgo?: number;
  quantity?: number;
  note?: string;
  traits?: RecordTraits;
}

export function subscriptionProductOf(link: WireProductLink): WireSubscription['product'] {
  return {
    base_product_no: link.subscription_product,
    name: link.description,
    brand: link.brand,
    status: link.status,
    delivery_product_no: link.delivery_product,
  };
}

function statusOf(sample: Sample, timeAt: FormattedAge): WireSubscription['status'] {
  const type = sample.status ?? 'ACTIVE';
  const isCanceled = type === 'CANCELED';
  return {
    type,
    agent_username: isCanceled ? 'bernd.backoffice' : 'anna.beispiel',
    timestamp: timeAt(sample.editedDaysAgo ?? 3),
    reason: isCanceled ? (sample.reason ?? 'NO_MORE_NEED') : null,
    failure:
      type === 'FAILED' ? 'general_crm_rejection' : type === 'DELAYED_IN_DELIVERY' ? 'general_erp_rejection' : null,
  };
}

type FormattedAge = (daysAgo: number) => string;

/** Moments before another one; each is formatted once, because that takes long for thousands of subscriptions. */
function agesOf(openedAt: Date, format: (moment: Date) => string): FormattedAge {
  const known = new Map<number, string>();
  return (daysAgo) => {
    const formatted = known.get(daysAgo) ?? format(daysBefore(openedAt, daysAgo));
    known.set(daysAgo, formatted);
    return formatted;
  };
}

const template = aWireSubscription();

function recordOf(
  sample: Sample,
  { dayAt, timeAt }: { readonly dayAt: FormattedAge; readonly timeAt: FormattedAge },
  now: () => Date,
): SubscriptionRecord {
  const { number, customer, link, ageInDays = 200, quantity = 1 } = sample;
  const next = sample.nextInDays ?? 14;
  const wire: WireSubscription = {
    ...template,
    id: `abo-${number}`,
    contract_number: String(number - 1_000_000),
    external_customer_id: customer,
    status: statusOf(sample, timeAt),
    product: subscriptionProductOf(link),
    details: {
      ...template.details,
      customer: { external_customer_id: customer },
      product: { sku: `${link.subscription_product}001`, quantity, price: link.price },
      payment: { method: 'INVOICE' },
      delivery_address: null,
    },
    abo_info: {
      abo_number: String(number),
      rotation: sample.rotation ?? 'TWO_MONTHS',
      start_in: 'TODAY',
      next_order_date: dayAt(-next),
      previous_order_date: ageInDays < 30 ? null : dayAt(Math.min(ageInDays, 46)),
    },
    promo_order_number: link.delivery_product,
    delivery_order_number: link.subscription_product,
    price: link.price,
    total: toAmount(toCents(link.price) * quantity + toCents(template.details.shipping_cost)),
    created_at: timeAt(ageInDays),
    updated_at: timeAt(sample.editedDaysAgo ?? 3),
    note: sample.note ?? null,
  };
  return new SubscriptionRecord(wire, now, sample.traits);
}

function samples(link: (number: string) => WireProductLink): Sample[] {
  const magnesium = link('543015');
  const cream = link('532011');
  const erikas = SUBSCRIPTION_STATUSES.map((status, index) => ({
    number: 7_000_001 + index,
    customer: '0123456',
    link: index % 2 === 0 ? magnesium : cream,
    status,
    rotation: ROTATIONS[index % ROTATIONS.length] ?? ROTATIONS[0],
    nextInDays: 7 * (index + 1),
    ageInDays: status === 'CREATED' ? 0 : 200,
  }));
  const edges: Sample[] = [
    {
      number: 7_000_011,
      customer: '0180011',
      link: magnesium,
      nextInDays: 0,
      traits: { isNextOrderProcessed: true },
    },
    {
      number: 7_000_012,
      customer: '0180011',
      link: cream,
      quantity: 3,
      note: 'Bitte vor jeder Lieferung anrufen.',
      traits: { earlierNotes: 45 },
    },
    { number: 7_000_013, customer: '0180011', link: cream, status: 'CANCELED', reason: 'PRICE_INCREASE' },
    { number: 7_000_021, customer: '0180010', link: link('543391') },
    { number: 7_000_022, customer: '0180010', link: link('543127') },
    { number: 7_000_023, customer: '0180010', link: link('543450') },
    { number: 7_000_024, customer: '0180010', link: link('532128') },
    { number: 7_000_031, customer: '0110006', link: magnesium, traits: { bulkFailure: 'general_crm_rejection' } },
    { number: 7_000_032, customer: '0200001', link: magnesium, rotation: 'SIX_MONTHS' },
    // Nobody has this customer number: names and data cannot be read.
    { number: 7_000_041, customer: '0999999', link: cream },
  ];
  return [...erikas, ...edges];
}

/** By the end of the subscription number, so that people can tell beforehand. */
function traitsOf(number: number): RecordTraits {
  switch (number % 100) {
    case 33:
      return { bulkFailure: 'unknown', failsOnce: true };
    case 50:
      return { isNextOrderProcessed: true };
    case 77:
      return { bulkFailure: 'general_erp_rejection' };
    case 88:
      return { bulkFailure: 'deviant_customer_data' };
    default:
      return {};
  }
}

function generated(
  count: number,
  customers: readonly string[],
  links: readonly WireProductLink[],
  random: Random,
): Sample[] {
  return Array.from({ length: count }, (_none, index) => {
    const number = FIRST_GENERATED + index;
    const status = random.pick(MOST_STATUSES);
    const ageInDays = status === 'CREATED' ? random.below(2) : 10 + random.below(700);
    return {
      number,
      customer: customers[random.below(customers.length)] ?? FIRST_GENERATED_CUSTOMER,
      // Few products have most of the subscriptions.
      link: links[random.below(random.below(3) === 0 ? links.length : Math.min(12, links.length))] ?? links[0],
      status,
      rotation: random.pick(ROTATIONS),
      reason: random.pick(CANCEL_REASONS),
      nextInDays: 1 + random.below(170),
      ageInDays,
      editedDaysAgo: random.below(ageInDays + 1),
      quantity: 1 + random.below(3),
      traits: traitsOf(number),
    };
  }).flatMap((sample) => (sample.link ? [{ ...sample, link: sample.link }] : []));
}

/** All subscriptions of a new world: the samples of README and `count` generated ones, always the same. */
export function seedSubscriptions(
  count: number,
  links: ProductLinks,
  customers: ReadonlyMap<string, WireCustomer>,
  openedAt: Date,
  now: () => Date,
): SubscriptionRecord[] {
  const link = (number: string): WireProductLink => {
    const found = links.ofSubscriptionProduct(number);
    if (!found) throw new Error(`The links lack subscription product ${number}`);
    return found;
  };
  const buyers = [...customers.values()]
    .filter(({ external_customer_id: number, origin_country }) => number.startsWith('015') && origin_country !== 'CH')
    .map(({ external_customer_id: number }) => number);
  const ages = { dayAt: agesOf(openedAt, berlinDate), timeAt: agesOf(openedAt, timestamp) };
  return [...samples(link), ...generated(count, buyers, links.all(), createRandom(SEED))].map((sample) =>
    recordOf(sample, ages, now),
  );
}
