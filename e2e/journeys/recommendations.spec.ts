import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

/** The unit tests of src/flows/recommend and src/features/recommendations test what is recommended and what each button does. */
test('Recommendations appear beside the basket: one click exchanges an article for the bigger one, or adds an offer', async ({
  desk,
  orderEntry,
  beside,
  accessible,
}) => {
  await desk.openSignedIn();
  await orderEntry.addArticle(cream);
  const cards = beside.cards('Passend zu Gesichtscreme');
  await expect(cards).toHaveCount(3);
  await accessible();
  await cards.first().getByRole('button', { name: 'Tauschen: Gesichtscreme gegen Gesichtscreme XL' }).click();
  await expect(orderEntry.quantity('432128001')).toHaveValue('1');
  await expect(orderEntry.row(cream)).toHaveCount(0);
  await beside.open('Top-Deals');
  await expect(beside.cards('Tagesangebote').first()).toContainText('statt');
  await accessible();
  await beside.open('TV-Angebote');
  await expect(beside.cards('HSE Trend').first()).toBeVisible();
  await beside.panel
    .getByRole('button', { name: /^In den Warenkorb: / })
    .first()
    .click();
  await expect(orderEntry.basket).toContainText('2 von 9 Positionen');
});
