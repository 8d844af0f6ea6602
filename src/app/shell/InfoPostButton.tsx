import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { nameOf } from '~/domain/customer/customer';
import { selectFlags } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/customerSlice';
import { letterActions, selectIsRingDialogOpen } from '~/features/letter/letterSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import './shellTexts.de';
import styles from './Shell.module.css';

const RingTemplateDialog = laterPart(
  async () => (await import('~/features/letter/components/RingTemplateDialog')).RingTemplateDialog,
  'floating',
);

/** Renders the button and the dialog for a letter to the customer: the free ring template (REQ A11.1). */
export function InfoPostButton() {
  const t = useText();
  const dispatch = useDispatch();
  const { infoPost } = useSelector(selectFlags);
  const customer = useSelector(selectCustomer);
  const isOpen = useSelector(selectIsRingDialogOpen);
  if (!infoPost) return null;
  const address = customer?.billingAddress ?? null;
  return (
    <>
      <Button
        look="bar"
        aria-haspopup="dialog"
        onClick={() => {
          dispatch(letterActions.ringDialogOpened());
        }}
      >
        <span aria-hidden="true">✉</span>
        <span className={styles.toolName}>{t('letter.infoPost')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <RingTemplateDialog
            customer={
              customer === null ? null : { externalCustomerId: customer.externalCustomerId, name: nameOf(customer) }
            }
            address={address?.type === 'POSTAL' ? address : null}
          />
        </Suspense>
      )}
    </>
  );
}
