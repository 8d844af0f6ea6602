import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Fault, World } from '../fixtures/servedWorld.ts';

const cream = '432011001';

/**
 * The faults that only a real network has, in a request that reads and in one that calculates: every request is sent by the same client.
 * src/app/testing/faults.test.ts injects every kind into every request, and submission.spec.ts loses the order and its answer.
 */
const families: readonly { readonly name: string; readonly fault: Fault }[] = [
  { name: 'reset', fault: { kind: 'reset' } },
  { name: 'truncated', fault: { kind: 'truncate' } },
];

interface FaultyRequest {
  readonly world: World;
  /** The request's name in mocks/contract, and where the fault is injected. */
  readonly operation: string;
  readonly path: string;
  /** The agent action that sends the request. */
  readonly act: () => Promise<unknown>;
  /** Where the message is shown, and what it must contain. */
  readonly message: Locator;
  readonly text: RegExp;
  /** Expects that nothing was lost. */
  readonly expectPreserved: () => Promise<unknown>;
}

/** Repeats the action with each fault family: the request is sent, the message is shown, and nothing is lost. */
async function injectEveryFamily(faulty: FaultyRequest): Promise<void> {
  const { world, operation, path, act, message, text, expectPreserved } = faulty;
  const made = async () => (await world.requests()).filter((seen) => seen.operation === operation).length;
  for (const { name, fault } of families) {
    await test.step(`${operation}: ${name}`, async () => {
      const before = await made();
      await world.addFault({ path, fault });
      await act();
      await expect.poll(made).toBeGreaterThan(before);
      await expect(message).toContainText(text);
      await expectPreserved();
      await world.clearFaults();
    });
  }
}

test('A request that fails on the network shows a message, loses nothing and leaves the order entry usable', async ({
  desk,
  orderEntry,
  world,
}) => {
  await desk.openSignedIn();
  await injectEveryFamily({
    world,
    operation: 'findCustomer',
    path: '/private/customers',
    act: () => orderEntry.enterCustomer('0123456'),
    message: orderEntry.customerRegion.getByRole('alert'),
    text: /nicht geladen werden|antwortet nicht/,
    expectPreserved: () => expect(orderEntry.customerNumber).toHaveValue('0123456'),
  });
  await orderEntry.customerRegion.getByRole('button', { name: 'Erneut versuchen' }).click();
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await orderEntry.expectCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.expectOffer('40,94 €');
  await injectEveryFamily({
    world,
    operation: 'createOffer',
    path: '/backoffice-offers',
    act: () => orderEntry.chooseOtherAddress(),
    message: orderEntry.offer.getByRole('alert'),
    text: /Angebot konnte nicht berechnet werden|zu lange gedauert/,
    expectPreserved: async () => {
      await orderEntry.expectCustomer('0123456');
      await expect(orderEntry.quantity(cream)).toHaveValue('1');
      await expect(orderEntry.open).toContainText('Angebot neu berechnen');
    },
  });
  await orderEntry.offer.getByRole('button', { name: 'Neu berechnen' }).click();
  await orderEntry.expectOffer('40,94 €');
});
