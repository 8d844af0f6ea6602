import { useState, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import { includesPlace, type Address } from '~/domain/address/address';
import { deliveryChoices } from '~/domain/customer/deliveryAddress';
import { newDeliveryAddressRefusal } from '~/domain/customer/newDeliveryAddress';
import { newAddressInput } from '~/domain/order/editForms';
import { deliveryPlaces, restrictionOf } from '~/domain/order/editOrderRules';
import { isOrdersAddress } from '~/domain/order/recreation';
import { addressDetail, addressLine, addressTitle } from '~/features/customer/ofCall/addressTexts';
import { editOrderActions } from '../state/editOrderSlice';
import { pendingOperations } from '../state/editWork';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { ChoiceKeys } from '~/shared/ui/ChoiceKeys';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { Dialog } from '~/shared/ui/Dialog';
import { laterPart } from '~/shared/ui/laterPart';
import { Panel } from '~/shared/ui/Panel';
import { Tag } from '~/shared/ui/Tag';
import { restrictionText } from '../changeTexts';
import { PanelStatus } from './PanelStatus';
import type { OpenEditView } from './useOpenEdit';
import '~/domain/address/addressWords.de';
import '~/features/customer/ofCall/customerTexts.de';
import '~/shared/i18n/dialogTexts.de';
import '../editOrderTexts.de';
import '~/features/customer/ofCall/deliveryAddressTexts.de';
import styles from './EditOrder.module.css';

interface EditAddressPanelProps {
  readonly view: OpenEditView;
  readonly firstOptionRef: Ref<HTMLInputElement>;
}

const EditAddressForm = laterPart(async () => (await import('./EditAddressForm')).EditAddressForm, 'inPlace');

/** Renders the choice of the delivery address, or a new one; one that the service has refused is marked (REQ F2.1). */
export function EditAddressPanel({ view, firstOptionRef }: EditAddressPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<Address | null>(null);
  const { edit, state, shown, isLocked } = view;
  const { customer, blockedAddresses } = state;
  const { deliveryAddress } = shown;
  const reason = restrictionOf('SWITCH_DELIVERY_ADDRESS', edit.restrictions);
  const known = customer === null ? [] : deliveryChoices(customer);
  const isKnown = deliveryAddress !== null && known.some((address) => isOrdersAddress(address, deliveryAddress));
  const choices = deliveryAddress === null || isKnown ? known : [deliveryAddress, ...known];
  const places = deliveryPlaces(shown);
  const change = (address: Address) =>
    dispatch(editOrderActions.operationRequested({ type: 'SWITCH_DELIVERY_ADDRESS', address }));
  const choose = (address: Address) => {
    if (places.length > 1) setAsked(address);
    else change(address);
  };
  const typed = state.typed.deliveryAddress;
  // Closed while its address is being saved; a refused one is there again.
  const isSaving = pendingOperations(state).some(({ type }) => type === 'SWITCH_DELIVERY_ADDRESS');
  const refusal = customer === null ? null : newDeliveryAddressRefusal(customer);
  const mayAdd = !isLocked && reason === null && refusal === null;
  const chosen = choices.findIndex((address) => deliveryAddress !== null && isOrdersAddress(address, deliveryAddress));
  return (
    <Panel
      title={t('address.delivery')}
      shortcut={keys.deliveryAddress.label}
      aside={<PanelStatus activity={state.activity.deliveryAddress} />}
    >
      <ChoiceKeys
        restorePoint={() => () => {
          setAsked(null);
          if (deliveryAddress !== null && places.length < 2) change(deliveryAddress);
        }}
      >
        <div role="radiogroup" aria-label={t('address.delivery')} aria-keyshortcuts={keys.deliveryAddress.aria}>
          {choices.map((address, index) => (
            <ChoiceCard
              key={`${address.id} ${String(index)}`}
              ref={index === Math.max(chosen, 0) ? firstOptionRef : undefined}
              name="editDeliveryAddress"
              choice={choiceOf(index)}
              compact
              value={String(index)}
              checked={index === chosen && places.length < 2}
              disabled={isLocked || reason !== null}
              onChoose={() => choose(address)}
              title={
                <>
                  {addressTitle(address, t)}{' '}
                  {includesPlace(blockedAddresses, address) && <Tag tone="error">⚠ {t('address.blocked')}</Tag>}
                </>
              }
            >
              {addressDetail(address, t)}
            </ChoiceCard>
          ))}
        </div>
        {typed === null && (
          <p className={styles.current}>
            <Button
              look="link"
              choice="n"
              isOff={!mayAdd}
              onClick={() => dispatch(editOrderActions.formTyped({ deliveryAddress: newAddressInput(shown) }))}
            >
              {t('address.add')}
            </Button>
          </p>
        )}
      </ChoiceKeys>
      {refusal === 'notAllowed' && <p className={styles.panelNote}>{t('address.notAllowed')}</p>}
      {typed !== null && !isSaving && (
        <div className={styles.panelBody}>
          <EditAddressForm view={view} typed={typed} onTake={choose} />
        </div>
      )}
      {choices.length === 0 && <p className={styles.empty}>{t('address.none')}</p>}
      {reason !== null && <p className={styles.panelNote}>{restrictionText(reason, t)}</p>}
      {asked !== null && (
        <Dialog
          title={t('editOrder.address.several')}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{t('common.cancel')}</Button>
              <Button
                look="primary"
                initialFocus
                onClick={() => {
                  change(asked);
                  setAsked(null);
                }}
              >
                {t('editOrder.address.severalConfirm')}
              </Button>
            </>
          }
        >
          {t('editOrder.address.severalText', { count: places.length, address: addressLine(asked, t) })}
        </Dialog>
      )}
    </Panel>
  );
}
