import { expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { currentWorld, setFault } from '../../../../mocks/node.ts';

startStandIn();

const privacy = { emailNewsletter: true, exportDhlEmail: true, printedAdvertising: false, dataProtection: true };
const slowly = { kind: 'delay', milliseconds: 60 } as const;

/** A desk whose consents of the record are being saved by a slow service. */
async function savingDesk(): Promise<Desk> {
  const desk = openDesk();
  await desk.logIn('0123456');
  desk.dispatch(consentActions.privacyOpened());
  desk.dispatch(consentActions.privacyAnswered(privacy));
  return desk;
}

it('a failure is said where the dialog was closed before it was known (REQ B5.1)', async () => {
  setFault({ path: '/consents', fault: { kind: 'status', status: 503 } });
  const desk = await savingDesk();
  desk.dispatch(consentActions.privacyClosed());
  await expect.poll(() => JSON.stringify(desk.notices)).toContain('consent.privacyFailed');
  expect(desk.getState().consent).toMatchObject({ dialog: 'closed', privacySaving: 'failed' });
});

it('a dialog that is opened again while they are being saved waits, so that no second answer is dropped', async () => {
  setFault({ path: '/consents', times: 1, fault: slowly });
  const desk = await savingDesk();
  desk.dispatch(consentActions.privacyClosed());
  desk.dispatch(consentActions.privacyOpened());
  expect(desk.getState().consent).toMatchObject({ dialog: 'privacy', privacySaving: 'running' });
  await expect.poll(() => desk.getState().consent).toMatchObject({ dialog: 'closed', privacySaving: 'none' });
});

it('a late answer neither closes nor marks the dialog of another customer, whose own answers are saved', async () => {
  setFault({ path: '/customers/0123456/consents', times: 1, fault: slowly });
  const desk = await savingDesk();
  desk.dispatch(consentActions.privacyClosed());
  await desk.logIn('0110001');
  desk.dispatch(consentActions.privacyOpened());
  await expect.poll(() => consentsOf('0123456')).toMatchObject({ printed_advertising: false });
  await desk.rest();
  expect(desk.getState().consent).toMatchObject({ dialog: 'privacy', privacySaving: 'none' });
  desk.dispatch(consentActions.privacyAnswered(privacy));
  await expect.poll(() => desk.getState().consent.dialog).toBe('closed');
  expect(consentsOf('0110001')).toMatchObject({ email_newsletter: true });
});

function consentsOf(number: string): unknown {
  return currentWorld().db.customers.get(number)?.['consents'];
}
