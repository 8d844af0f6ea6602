import { expect, test } from '../fixtures/test.ts';

const cream = '432011001';

test('An offer that is not possible says why, and the open point leads to the place that changes it: an article of which there are too few, a blocked address', async ({
  desk,
  orderEntry,
  dialogs,
  customers,
  accessible,
  world,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await world.choose('onlyOneLeft');
  await desk.openSignedIn();
  await test.step('too few pieces: the link leads to the line', async () => {
    await orderEntry.loadCustomer('0123456');
    await orderEntry.addArticle(cream, `${cream}*2`);
    await orderEntry.expectOffer();
    await orderEntry.pay('Rechnung');
    await expect(orderEntry.offer.getByRole('alert')).toContainText(
      `Für ${cream} sind nur 1 Produkte verfügbar. Bitte die Menge reduzieren.`,
    );
    await orderEntry.openPoint(`Bestand von ${cream} prüfen`).click();
    await expect(orderEntry.quantity(cream)).toBeFocused();
    await orderEntry.quantity(cream).fill('1');
    await orderEntry.quantity(cream).press('Enter');
    await expect(orderEntry.offer.getByRole('alert')).toHaveCount(0);
    await orderEntry.expectReady();
  });
  await test.step('an address of category 1', async () => {
    await orderEntry.loadCustomer('0110005');
    await expect(customers.notes).toContainText('Adresse KAT1');
    await expect(dialogs.blockedAddress).toContainText('An diese Adresse kann nicht geliefert werden');
    await accessible();
    await dialogs.blockedAddress.getByRole('button', { name: 'Schließen' }).click();
    await orderEntry.openPoint(/diese ist gesperrt \(KAT1\)/).click();
    await expect(orderEntry.address(/KAT1/)).toBeFocused();
    await orderEntry.offer.getByRole('button', { name: 'Neu berechnen' }).click();
    await expect(orderEntry.openPoint(/diese ist gesperrt \(KAT1\)/)).toBeVisible();
    // The dialog opens only once; after that only the address and the open points show it.
    await expect(dialogs.blockedAddress).toHaveCount(0);
  });
});
