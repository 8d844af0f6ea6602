import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

test('two tabs that meet the same severe failure at once, and one that meets it again, send one alarm (REQ A12.2, QUALITY 20)', async ({
  desk,
  page,
  context,
  world,
}) => {
  const path = '/customervoucher/0123456';
  await desk.openSignedIn(path, personas.backOffice);
  await expect(page.getByRole('heading', { name: 'Frau Erika Musterfrau' })).toBeVisible();
  await world.addFault({ path: '/suggested-vouchers', fault: { kind: 'json', body: {} } });
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto(path)]);
  const sent = async (operation: string) =>
    (await world.requests()).filter((request) => request.operation === operation).length;
  for (const tab of [page, other]) await expect(tab.getByText('konnten nicht geladen werden')).toBeVisible();
  await expect.poll(() => sent('raiseAlarm')).toBe(1);
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  await expect(page.getByText('konnten nicht geladen werden')).toBeVisible();
  await expect.poll(() => sent('writeLog')).toBeGreaterThan(2);
  expect(await sent('raiseAlarm')).toBe(1);
  await other.close();
});
