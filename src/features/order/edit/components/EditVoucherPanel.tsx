import { useDispatch } from 'react-redux';
import { serviceVoucherCodes } from '~config/serviceVouchers';
import { withoutBlanks } from '~/domain/common/digits';
import { freeShippingReasons } from '~/domain/offer/freeShipping';
import { editPaymentFacts, restrictionOf, voucherRefusal } from '~/domain/order/editOrderRules';
import { editOrderActions } from '../state/editOrderSlice';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { FieldForm } from '~/shared/ui/FieldForm';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { SelectField } from '~/shared/ui/SelectField';
import { restrictionText, serviceVoucherText } from '../changeTexts';
import { PanelStatus } from './PanelStatus';
import type { OpenEditView } from './useOpenEdit';
import '~/features/voucher/voucherTexts.de';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

/** Renders the vouchers of the edited order and its service voucher (REQ F2.5). */
export function EditVoucherPanel({ view }: { readonly view: OpenEditView }) {
  const t = useText();
  const dispatch = useDispatch();
  const { edit, state, paymentContext, shown, isLocked } = view;
  const { vouchers, serviceVoucher, payment } = shown;
  const { voucherError, typed } = state;
  const type = (voucher: string) => dispatch(editOrderActions.formTyped({ voucher }));
  const code = withoutBlanks(typed.voucher);
  const reason = restrictionOf('REDEEM_VOUCHER', edit.restrictions);
  const refusal = voucherRefusal(editPaymentFacts(edit, paymentContext), payment);
  const block =
    refusal !== null ? t(`editOrder.voucher.refusal.${refusal}`) : reason === null ? null : restrictionText(reason, t);
  const request = editOrderActions.operationRequested;
  const invalid = voucherError?.invalidVouchers ?? edit.invalidVouchers;
  const codes = [
    ...new Set([...vouchers.map((voucher) => voucher.code), ...edit.invalidVouchers.map((each) => each.code)]),
  ];
  // `voucherError` is about a code that was refused when it was added, `invalidVouchers` are codes of the order that another
  // change made invalid.
  const refused = invalid.length === 0 ? (voucherError?.detail ?? null) : null;
  const problemText =
    edit.invalidVouchers.length > 0 ? t('editOrder.voucher.invalid') : (refused ?? t('editOrder.voucher.refused'));
  return (
    <Panel
      title={t('voucher.title')}
      {...(block === null && { shortcut: keys.voucher.label })}
      aside={<PanelStatus activity={state.activity.vouchers} />}
    >
      <div className={styles.panelBody}>
        {block === null ? (
          <div data-form="voucher">
            <FieldForm
              label={t('voucher.code')}
              labelHidden
              aria-keyshortcuts={keys.voucher.aria}
              value={typed.voucher}
              submitText={t('voucher.redeem')}
              onType={type}
              onSubmit={() => {
                if (code === '' || isLocked) return;
                dispatch(request({ type: 'REDEEM_VOUCHER', code }));
                type('');
              }}
            />
          </div>
        ) : (
          <p className={styles.block}>{block}</p>
        )}
        {(voucherError !== null || invalid.length > 0) && (
          <Message tone="error">
            {problemText}
            {invalid.length > 0 && (
              <ul>
                {invalid.map((each) => (
                  <li key={each.code}>
                    <b>{each.code}</b> {each.detail === '' ? each.title : each.detail}
                  </li>
                ))}
              </ul>
            )}
          </Message>
        )}
        {codes.map((each) => (
          <p key={each} className={styles.line}>
            <span>{each}</span>
            <Button
              look="link"
              aria-label={t('voucher.remove', { code: each })}
              isOff={isLocked}
              onClick={() => dispatch(request({ type: 'REMOVE_VOUCHER', code: each }))}
            >
              {t('common.remove')}
            </Button>
          </p>
        ))}
        <SelectField
          label={t('editOrder.voucher.service')}
          value={serviceVoucher ?? ''}
          disabled={isLocked}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            dispatch(request({ type: 'CHANGE_SERVICE_VOUCHER', code: chosen === '' ? null : chosen }));
          }}
        >
          <option value="">{serviceVoucherText(null, t)}</option>
          {freeShippingReasons.map((each) => (
            <option key={each} value={serviceVoucherCodes[each]}>
              {serviceVoucherText(each, t)}
            </option>
          ))}
          {serviceVoucher !== null &&
            !freeShippingReasons.some((each) => serviceVoucherCodes[each] === serviceVoucher) && (
              <option value={serviceVoucher}>{serviceVoucherText(serviceVoucher, t)}</option>
            )}
        </SelectField>
      </div>
    </Panel>
  );
}
