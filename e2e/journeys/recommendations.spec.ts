import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/servedWorld.ts';

const cream = '432011001';
const bigCream = '432128001';
const names = async (world: World) => (await world.requests()).map(({ operation }) => operation);

test('Recommendations load after the offer: one click adds one or exchanges for the bigger one; deals and TV offers likewise', async ({
  desk,
  orderEntry,
  beside,
  accessible,
  world,
}) => {
  await desk.openSignedIn();
  await expect(beside.panel).toContainText('Noch kein Artikel im Warenkorb.');
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  const cards = beside.cards('Passend zu Gesichtscreme');
  await expect(cards).toHaveCount(3);
  const requests = await names(world);
  expect(requests.indexOf('readCrossSells')).toBeGreaterThan(requests.indexOf('createOffer'));
  await expect(cards.first()).toContainText('Gesichtscreme XL');
  await accessible();
  await cards.first().getByRole('button', { name: 'Tauschen: Gesichtscreme gegen Gesichtscreme XL' }).click();
  await expect(orderEntry.quantity(bigCream)).toHaveValue('1');
  await expect(orderEntry.row(cream)).toHaveCount(0);

  await beside.open('Top-Deals');
  await expect(beside.cards('Tagesangebote').first()).toContainText('statt');
  await expect(beside.cards('Monatsangebote').first()).toBeVisible();
  await accessible();
  await beside.open('TV-Angebote');
  await expect(beside.cards('HSE').first()).toBeVisible();
  await expect(beside.cards('HSE Trend').first()).toBeVisible();
  await beside.panel
    .getByRole('button', { name: /^In den Warenkorb: / })
    .first()
    .click();
  await expect(orderEntry.basket).toContainText('2 von 9 Positionen');
  await beside.panel
    .getByRole('button', { name: /^Ausführung wählen: / })
    .first()
    .click();
  await expect(beside.productDialog).toBeVisible();
  await orderEntry.page.keyboard.press('Escape');
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});
