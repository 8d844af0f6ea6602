import { Fragment, useId, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { includesPlace, type Address } from '~/domain/address/address';
import { deliveryChoices } from '~/domain/customer/deliveryAddress';
import { isUnsavedAddress, newDeliveryAddressRefusal } from '~/domain/customer/newDeliveryAddress';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { keys } from '~/shared/keyboard/keys';
import { typeAhead } from '~/shared/keyboard/typeAhead';
import { Button } from '~/shared/ui/Button';
import { ChoiceKeys } from '~/shared/ui/ChoiceKeys';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { laterPart } from '~/shared/ui/laterPart';
import { Panel } from '~/shared/ui/Panel';
import { PanelMenu } from '~/shared/ui/PanelMenu';
import { Tag } from '~/shared/ui/Tag';
import { addressDetail, addressTitle } from '../addressTexts';
import { customerActions, selectCustomer, selectDeliveryAddress } from '../customerSlice';
import styles from './CustomerPanel.module.css';
import '../deliveryAddressTexts.de';

const PreferredAddress = laterPart(async () => (await import('./PreferredAddress')).PreferredAddress, 'inPlace');

interface DeliveryAddressPanelProps {
  readonly firstOptionRef: Ref<HTMLInputElement>;
  /** Flag `preferredAddress`. */
  readonly mayPrefer: boolean;
  /** Addresses that the service refused as category 1. */
  readonly blocked: readonly Address[];
  /** False where no parcel can be sent to a Packstation. */
  readonly hasPackstations: boolean;
  /** `addressId` null creates an address. */
  readonly onEdit: (addressId: string | null) => void;
  readonly onPackstation: () => void;
}

/** Renders the choice of the delivery address: billing address, delivery addresses of the customer, or a new one. */
export function DeliveryAddressPanel(props: DeliveryAddressPanelProps) {
  const { firstOptionRef, mayPrefer, blocked, hasPackstations, onEdit, onPackstation } = props;
  const t = useText();
  const dispatch = useDispatch();
  const customer = useSelector(selectCustomer);
  const chosen = useSelector(selectDeliveryAddress);
  const hintId = useId();
  if (customer === null) return null;
  const choices = deliveryChoices(customer);
  const refusal = newDeliveryAddressRefusal(customer);
  const additions = [
    {
      choice: 'n',
      text: 'address.add',
      add: () => onEdit(null),
    },
    ...(hasPackstations ? [{ choice: 'p', text: 'address.addPackstation', add: onPackstation } as const] : []),
  ] as const;
  return (
    <ChoiceKeys
      onChosen={(control) => {
        if (control instanceof HTMLButtonElement && refusal === null) typeAhead.awaitForm();
      }}
      restorePoint={() => () => {
        if (chosen !== null) dispatch(customerActions.deliveryAddressChosen(chosen.id));
      }}
    >
      <Panel
        title={t('address.delivery')}
        shortcut={keys.deliveryAddress.label}
        aside={
          mayPrefer && (
            <PanelMenu of={t('address.delivery')}>
              <PreferredAddress customer={customer} address={chosen} />
            </PanelMenu>
          )
        }
        plain
      >
        <div role="radiogroup" aria-label={t('address.delivery')} aria-keyshortcuts={keys.deliveryAddress.aria}>
          {choices.map((address, index) => (
            <Fragment key={address.id}>
              <ChoiceCard
                ref={address.id === chosen?.id || (chosen === null && index === 0) ? firstOptionRef : undefined}
                name="deliveryAddress"
                choice={choiceOf(index)}
                value={address.id}
                checked={address.id === chosen?.id}
                onChoose={() => dispatch(customerActions.deliveryAddressChosen(address.id))}
                title={
                  <>
                    {addressTitle(address, t)}{' '}
                    {includesPlace(blocked, address) && <Tag tone="error">⚠ {t('address.blocked')}</Tag>}{' '}
                    <AddressTags address={address} preferredId={customer.preferredAddressId} />
                  </>
                }
              >
                {addressDetail(address, t)}
              </ChoiceCard>
              {address.id === chosen?.id && <AddressActions address={address} onEdit={onEdit} />}
            </Fragment>
          ))}
        </div>
        {choices.length === 0 && <p>{t('address.none')}</p>}
        <div className={styles.links}>
          {additions.map(({ choice, text, add }) => (
            <Button
              key={choice}
              look="link"
              choice={choice}
              isOff={refusal !== null}
              aria-describedby={refusal === null ? undefined : hintId}
              onClick={add}
            >
              {t(text)}
            </Button>
          ))}
          {refusal !== null && (
            <p id={hintId} className={styles.hint}>
              {t(refusal === 'notAllowed' ? 'address.notAllowed' : 'address.unsavedExists')}
            </p>
          )}
        </div>
      </Panel>
    </ChoiceKeys>
  );
}

interface AddressTagsProps {
  readonly address: Address;
  readonly preferredId: string | null;
}

function AddressTags({ address, preferredId }: AddressTagsProps) {
  const t = useText();
  return (
    <>
      {address.id === preferredId && <Tag>{t('address.preferred')}</Tag>}
      {isUnsavedAddress(address) && address.kind === 'DELIVERY' && <Tag tone="warning">{t('address.unsaved')}</Tag>}
    </>
  );
}

interface AddressActionsProps {
  readonly address: Address;
  readonly onEdit: (addressId: string) => void;
}

/** Renders the actions for the chosen address; the billing address is edited with the customer. */
function AddressActions({ address, onEdit }: AddressActionsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const name = addressTitle(address, t);
  const isDelivery = address.kind === 'DELIVERY';
  return (
    <div className={styles.addressActions}>
      {isDelivery && (
        <Button look="link" aria-label={t('address.editNamed', { name })} onClick={() => onEdit(address.id)}>
          {t('address.edit')}
        </Button>
      )}
      {/* Only what this call added, and only until an order used it (REQ B9.10). */}
      {isDelivery && isUnsavedAddress(address) && (
        <Button
          look="link"
          aria-label={t('address.removeNamed', { name })}
          onClick={() => dispatch(customerActions.addressRemoved(address.id))}
        >
          {t('common.remove')}
        </Button>
      )}
      {address.usedInOrder === true && <span className={styles.hint}>{t('address.usedInOrder')}</span>}
    </div>
  );
}
