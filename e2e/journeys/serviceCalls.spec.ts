import { expect, test } from '../fixtures/test.ts';
import type { SeenRequest } from '../fixtures/servedWorld.ts';

/** Paths of business services: without identity provider, reports and pictures. */
const businessPath = /^\/services\/(?!identity-provider|logging|alarm|ip-lookup|content|.*\/images\/)/;

/** The most calls for an order of a known customer with two articles, one voucher and invoice (PERFORMANCE). */
const budget: readonly (readonly [what: string, requests: RegExp, most: number])[] = [
  ['customer', /^findCustomer$/, 1],
  ['birthday', /^checkBirthdate$/, 1],
  ['products', /^readProduct$/, 2],
  ['basket', /Basket/, 2],
  ['voucher', /^verifyVoucher$/, 1],
  ['offers', /^createOffer$/, 5],
  ['pre-check', /^preCheckOrder$/, 1],
  ['order', /^createOrder$/, 1],
];

/** The calls of recommendations and recent orders, each with the call that it must come after. */
const beside: readonly (readonly [operation: string, times: number, after: string])[] = [
  ['readOrdersOverview', 1, 'findCustomer'],
  ['readCrossSells', 2, 'createOffer'],
  ['listProducts', 2, 'createOffer'],
  ['readStock', 2, 'createOffer'],
];

test('The order of a known customer stays within its budget of service calls and repeats none', async ({
  page,
  desk,
  orderEntry,
  beside: panel,
  world,
}) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeFocused();
  const business = (requests: readonly SeenRequest[]) => requests.filter(({ path }) => businessPath.test(path));
  expect(business(await world.requests()), 'The order entry takes input before it asks any service').toEqual([]);

  const sent: string[] = [];
  let basketWrites = 0;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!businessPath.test(pathname)) return;
    if (pathname.startsWith('/services/basket/')) basketWrites += 1;
    // An offer request names only its basket, so that after a change of the basket an equal request is no repetition.
    const asked = pathname.endsWith('/backoffice-offers') ? ` of basket ${String(basketWrites)}` : '';
    sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}${asked}`);
  });
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle('432011001');
  // Waits, because recommendations are not requested for an article that is the last one only for a moment.
  await expect(panel.cards('Passend zu Gesichtscreme').first()).toBeVisible();
  await orderEntry.addArticle('443015001');
  await expect(panel.cards('Passend zu Magnesium').first()).toBeVisible();
  await orderEntry.redeem('SOMMER');
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.close.click();

  const requests = business(await world.requests());
  for (const [what, names, most] of budget) {
    const counted = requests.filter(({ operation }) => names.test(operation));
    expect(counted.length, `${what}: ${counted.map(({ operation }) => operation).join(', ')}`).toBeLessThanOrEqual(
      most,
    );
  }
  const names = requests.map(({ operation }) => operation);
  for (const [name, times, after] of beside) {
    expect(
      names.filter((operation) => operation === name),
      name,
    ).toHaveLength(times);
    expect(names.indexOf(name), `${name} comes after ${after}`).toBeGreaterThan(names.indexOf(after));
  }
  const known = names.filter((operation) => budget.some(([, pattern]) => pattern.test(operation)));
  const expected = [...known, ...beside.flatMap(([name, times]) => Array.from({ length: times }, () => name))];
  expect(names.toSorted()).toEqual(expected.toSorted());
  expect(requests.every(({ status }) => typeof status === 'number' && status < 300)).toBe(true);
  expect(sent.filter((request, index) => sent.indexOf(request) !== index)).toEqual([]);
  expect(sent).toHaveLength(requests.length);
});
