import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

const needsRole = 'Kundendaten ändert die Sachbearbeitung (Rolle ServiceManagementRole).';

test('without the role, customers cannot be created, edited or found by order, and each shows the reason', async ({
  desk,
  orderEntry,
  customers,
}) => {
  await desk.openSignedIn('/orderapp', personas.orderAgent);
  await expect(customers.create).toHaveAttribute('aria-disabled', 'true');
  await expect(customers.create).toHaveAccessibleDescription(needsRole);
  const reason = customers.region.getByText(needsRole).filter({ visible: true });
  await expect(reason).toHaveCount(0);
  await customers.create.press('Enter');
  await expect(reason).toHaveCount(1);
  await customers.create.press('Escape');
  await expect(reason).toHaveCount(0);
  await customers.guest.focus();
  await expect(reason).toHaveCount(0);
  await expect(customers.form('Neukunde anlegen').region).toHaveCount(0);

  await customers.advancedSearch.click();
  await expect(customers.search.orderNumber).toBeDisabled();
  await expect(customers.search.orderNumber).toHaveAccessibleDescription(/braucht die Rolle ServiceManagementRole/);
  await expect(customers.search.loadByOrder).toHaveAttribute('aria-disabled', 'true');
  await customers.search.find({ Nachname: 'Meier', Vorname: 'Anke', Ort: 'Köln' });
  await expect(customers.search.hits).toHaveCount(1);

  await orderEntry.enterCustomer('0400001');
  const complete = customers.region.getByRole('button', { name: 'Kundendaten vervollständigen' });
  await expect(complete).toHaveAttribute('aria-disabled', 'true');
  await expect(complete).toHaveAccessibleDescription(needsRole);
  await orderEntry.enterCustomer('0200001');
  await expect(customers.region.getByRole('button', { name: /^Land wechseln \(Österreich\)/ })).toBeVisible();
  const change = customers.region.getByRole('button', { name: /^Land des Kunden/ });
  await expect(change).toHaveAttribute('aria-disabled', 'true');
  await expect(change).toHaveAccessibleDescription(needsRole);

  await orderEntry.loadCustomer('0123456');
  await expect(customers.edit).toHaveAttribute('aria-disabled', 'true');
  await expect(customers.edit).toHaveAccessibleDescription(needsRole);
  await customers.edit.press('Enter');
  await expect(customers.form('Kundendaten bearbeiten').region).toHaveCount(0);
});
