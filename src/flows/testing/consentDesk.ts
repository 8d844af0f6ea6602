import { openDesk, readyDesk, type Desk } from '~/app/testing/aDesk';
import { consentActions, type ConsentAnswers } from '~/features/customer/consent/consentSlice';
import { anInput, submitCustomer } from './customerForms';

/** A customer who was not asked for consent yet. */
export const ingrid = '0900001';
export const both: ConsentAnswers = {
  phoneMarketResearch: 'ALLOWED',
  emailMarketResearch: 'NOT_ALLOWED',
  phoneNumber: '022112345678',
  email: 'ingrid.frage@example.com',
  newsletter: true,
  dataProtection: true,
};
export async function answeredDesk(answers: ConsentAnswers | null = both): Promise<Desk> {
  const desk = await readyDesk({ customer: ingrid });
  desk.dispatch(consentActions.answered(answers));
  await desk.rest();
  return desk;
}

export async function answeredFor(kind: 'create' | 'guest', answers: ConsentAnswers | null): Promise<Desk> {
  const desk = openDesk();
  await submitCustomer(desk, anInput({ email: 'nina@example.com' }), { kind });
  desk.dispatch(consentActions.answered(answers));
  await desk.enter('432011001');
  await desk.pay('INVOICE');
  await desk.submit();
  return desk;
}
