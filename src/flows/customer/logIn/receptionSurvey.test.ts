import { expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { bodiesSentTo } from '~/flows/testing/customerForms';
import { setFault } from '../../../../mocks/node.ts';

startStandIn();

/** A customer who was not asked how the programme is received. */
const notAsked = '0900002';

it.each([
  { kind: 'status', status: 400 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 503 },
  { kind: 'html', status: 502 },
  { kind: 'reset' },
] as const)('an answer that is not saved is said, kept and sent with the order (REQ B6.2): %j', async (fault) => {
  const desk = await readyDesk({ customer: notAsked });
  setFault({ path: '/update-customer-preferences', fault });
  desk.dispatch(customerActions.surveyAnswered('DVB_T2_HD'));
  await expect.poll(() => JSON.stringify(desk.notices)).toContain('reception.saveFailed');
  expect(desk.getState().customer).toMatchObject({ isDataChanged: false, recent: [{ reception: 'DVB_T2_HD' }] });
  const orders = bodiesSentTo('/backoffice-orders/');
  await desk.submit();
  expect(orders).toMatchObject([{ customer_info: { reception: 'DVB_T2_HD' } }]);
});

it('is not asked again at another login of a customer who has declined it, and of another one it is (REQ B6.1)', async () => {
  const desk = openDesk();
  await desk.logIn(notAsked);
  const survey = () => desk.getState().customer.survey;
  expect(survey()).toBe('asking');
  desk.dispatch(customerActions.surveyAnswered(null));
  desk.dispatch(customerActions.loginRequested(notAsked));
  await desk.rest();
  desk.dispatch(customerActions.reauthenticationAnswered('agreed'));
  desk.dispatch(customerActions.birthdayAnswered('confirmed'));
  expect((await desk.rest()).customer).toMatchObject({ login: { phase: 'done' }, survey: 'declined' });
  await desk.logIn('0110001');
  expect(survey()).not.toBe('declined');
});

it('an answer that is refused late is not noted for the customer who was loaded meanwhile', async () => {
  const desk = openDesk();
  await desk.logIn(notAsked);
  setFault({ path: '/update-customer-preferences', fault: { kind: 'status', status: 503 } });
  desk.dispatch(customerActions.surveyAnswered('DVB_T2_HD'));
  await desk.logIn('0110001');
  await desk.rest();
  await expect.poll(() => JSON.stringify(desk.notices)).toContain('reception.saveFailed');
  expect(desk.getState().customer.customer?.reception).not.toBe('DVB_T2_HD');
});
