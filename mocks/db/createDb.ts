import { Baskets } from './basket/baskets.ts';
import { customersAtTheEdge } from './customer/customersAtTheEdge.ts';
import { customersToFind } from './customer/customersToFind.ts';
import { EditDrafts } from './editOrder/editDrafts.ts';
import { InflightOrders } from './callCentre/inflightOrders.ts';
import { InstallmentPlans } from './offer/installmentPlans.ts';
import { Orders } from './order/orders.ts';
import { PinChallenges, SAMPLE_PINS } from './customer/pinChallenges.ts';
import { PinLetters } from './customer/pinLetters.ts';
import { Prices } from './product/prices.ts';
import { ProductReport } from './subscription/productReport.ts';
import { ProductLinks } from './subscription/productLinks.ts';
import { createRandom, type Random } from './common/random.ts';
import { RedeemedVouchers } from './offer/redeemedVouchers.ts';
import { seedCustomers } from './customer/seedCustomers.ts';
import { seedEdits } from './editOrder/seedEdits.ts';
import { seedLateOrders, seedOrders, seedOrdersForLater } from './order/seedOrders.ts';
import { Stock } from './basket/stockLevels.ts';
import { seedVouchers, type VoucherRecord } from './offer/vouchers.ts';
import { StockReminders } from './stockReminder/stockReminders.ts';
import { Waitlist } from './waitlist/waitlist.ts';
import { Subscriptions } from './subscription/subscriptions.ts';
import type { WireCustomer } from './common/wireTypes.ts';

const SEED = 20_261_120;

/** What differs between content services; worlds change it. */
export interface ContentTables {
  /** How items name their id. */
  idField: 'id' | 'sys';
  /** The title of the application. */
  title: string;
}

export interface Db {
  now: () => Date;
  advance: (minutes: number) => void;
  random: Random;
  stock: Stock;
  prices: Prices;
  baskets: Baskets;
  inflightOrders: InflightOrders;
  customers: Map<string, WireCustomer>;
  orders: Orders;
  editDrafts: EditDrafts;
  vouchers: Map<string, VoucherRecord>;
  redeemedVouchers: RedeemedVouchers;
  installmentPlans: InstallmentPlans;
  pinChallenges: PinChallenges;
  pinLetters: PinLetters;
  /** Numbers of the customers who have been sent the ring template. */
  ringTemplates: Set<string>;
  productLinks: ProductLinks;
  subscriptions: Subscriptions;
  waitlist: Waitlist;
  stockReminders: StockReminders;
  productReport: ProductReport;
  content: ContentTables;
}

/** Copies the customers, so that past orders keep a customer's name and address when these change later. */
const copyOf = (customers: ReadonlyMap<string, WireCustomer>): ReadonlyMap<string, WireCustomer> =>
  new Map([...customers].map(([number, customer]) => [number, { ...customer }]));

/** Creates the tables of one world. The seed gives every world the same customers, numbers and figures. */
export function createDb(): Db {
  let offset = 0;
  const now = (): Date => new Date(Date.now() + offset);
  const random = createRandom(SEED);
  const stock = new Stock();
  const customers = seedCustomers(random);
  const createdAt = now();
  const early = copyOf(customers);
  // Added after `early` was copied: orders are generated for those in `early` only, so that the samples stay the same.
  for (const customer of [...customersToFind(), ...customersAtTheEdge()])
    customers.set(customer.external_customer_id, customer);
  const all = copyOf(customers);
  const editDrafts = new EditDrafts(stock);
  const orders = new Orders(now, (past) => {
    seedOrders(past, early, createdAt, random);
    seedLateOrders(past, all, createdAt);
    seedOrdersForLater(past, all, createdAt);
    seedEdits(editDrafts, past);
  });
  const vouchers = seedVouchers(createdAt);
  // Apart from the seed's, so that a basket gets the same number whether the orders of the past were asked for before or not.
  const laterNumbers = createRandom(SEED + 1);
  const baskets = new Baskets(stock, laterNumbers);
  const productLinks = new ProductLinks(now);
  return {
    now,
    advance: (minutes) => {
      offset += minutes * 60_000;
    },
    random: laterNumbers,
    stock,
    prices: new Prices(now),
    baskets,
    inflightOrders: new InflightOrders(baskets),
    customers,
    orders,
    editDrafts,
    vouchers,
    redeemedVouchers: new RedeemedVouchers(orders, vouchers),
    installmentPlans: new InstallmentPlans(),
    pinChallenges: new PinChallenges(SAMPLE_PINS, now),
    pinLetters: new PinLetters(now),
    ringTemplates: new Set(),
    productLinks,
    productReport: new ProductReport(productLinks),
    waitlist: new Waitlist(now),
    stockReminders: new StockReminders(stock, now),
    subscriptions: new Subscriptions(productLinks, customers, now),
    content: { idField: 'id', title: 'Kontor Kundenservice' },
  };
}
