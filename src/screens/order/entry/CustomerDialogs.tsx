import { useSelector } from 'react-redux';
import { customerLimits } from '~config/limits/customers';
import { nameOf } from '~/domain/customer/customer';
import { ConsentDialog } from '~/features/customer/consent/components/ConsentDialog';
import { PrivacyDialog } from '~/features/customer/consent/components/PrivacyDialog';
import { selectConsentState } from '~/features/customer/consent/consentSlice';
import { LoginDialogs } from '~/features/customer/ofCall/components/LoginDialogs';
import { selectCustomer, selectLogin } from '~/features/customer/ofCall/customerSlice';
import { DuplicatesDialog } from '~/features/customer/data/components/DuplicatesDialog';
import { selectDataForm } from '~/features/customer/data/customerDataSlice';
import { PinDialog } from '~/features/customer/pin/components/PinDialog';
import { deskNow } from '~/features/call/deskTime';
import { selectMaySave } from '~/flows/customer/edit/unsaved';
import { useParts } from '~/shared/hooks/useParts';

// Loaded ahead with this file, so that a post number typed right after the key of a Packstation finds its field. A failure
// shows when the form is rendered.
import('~/features/customer/data/components/AddressForm').catch(() => undefined);

/** Renders the question about the customer that has to be answered now, if the state has one. */
export function CustomerDialogs() {
  const login = useSelector(selectLogin);
  const customer = useSelector(selectCustomer);
  const consent = useParts(selectConsentState, 'dialog', 'answers');
  const form = useSelector(selectDataForm);
  const maySave = useSelector(selectMaySave);
  if (login.phase === 'asking') {
    const { pinChallenge, externalCustomerId } = login.customer;
    return login.step === 'pin' && pinChallenge !== null ? (
      <PinDialog
        caller={`${nameOf(login.customer)} · ${externalCustomerId ?? ''}`}
        mode={pinChallenge.mode}
        skipIsDisabled={pinChallenge.skipDisabledForever}
        maximumAttempts={customerLimits.pinAttempts}
        now={deskNow}
      />
    ) : (
      <LoginDialogs maySave={maySave} now={deskNow} />
    );
  }
  if (form.phase === 'customer') {
    const { check } = form;
    if (check.status === 'duplicates' || check.status === 'emailInUse' || check.status === 'lightUser') {
      return <DuplicatesDialog check={check} />;
    }
  }
  if (customer !== null && consent.dialog === 'marketResearch') {
    return <ConsentDialog customer={customer} earlier={consent.answers} />;
  }
  if (customer !== null && consent.dialog === 'privacy') return <PrivacyDialog customer={customer} />;
  return <LoginDialogs maySave={maySave} now={deskNow} />;
}
