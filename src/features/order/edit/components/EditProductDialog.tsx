import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { longName, type Variant } from '~/domain/article/product';
import { isProductSellable, unsellableReason } from '~/domain/article/sellability';
import { firstVariant } from '~/domain/article/variantChoice';
import { readQuantity } from '~/domain/order/editOrderRules';
import { selectFlags } from '~/features/call/callSlice';
import { editOrderActions } from '../state/editOrderSlice';
import type { EditProductDetails } from '../state/editOrderState';
import { ProductFacts } from '~/features/article/search/components/ProductFacts';
import { UnsellableMessage } from '~/features/article/search/components/UnsellableMessage';
import { VariantList } from '~/features/article/search/components/VariantList';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { TextField } from '~/shared/ui/TextField';
import { PanelStatus } from './PanelStatus';
import type { OpenEditView } from './useOpenEdit';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

interface EditProductDialogProps {
  readonly details: EditProductDetails;
  readonly view: OpenEditView;
}

/** Renders the product's variants and stock, with what the service says of a failed reservation (REQ F1.5). */
export function EditProductDialog({ details, view }: EditProductDialogProps) {
  const { product, crossSell, problem } = details;
  const { country, currency, adding, state } = view;
  const t = useText();
  const dispatch = useDispatch();
  const flags = useSelector(selectFlags);
  const [quantityTyped, setQuantityTyped] = useState(String(details.quantity));
  const [chosenSku, setChosenSku] = useState<string | null>(null);
  const context = { country, subscriptionBySubscriptionInfo: flags.subscriptionLinkBySubscriptionInfo };
  const reasonOf = (variant: Variant) => unsellableReason(product, variant, context);
  const chosen =
    product.variants.find(({ sku }) => sku === chosenSku) ?? firstVariant(product, (each) => reasonOf(each) === null);
  const isSellable = isProductSellable(product, context);
  const quantity = readQuantity(quantityTyped);
  const close = () => dispatch(editOrderActions.reported({ productDetails: null }));
  return (
    <Dialog
      title={longName(product)}
      width="large"
      confirmByKey={false}
      onClose={close}
      actions={<Button onClick={close}>{t('common.close')}</Button>}
    >
      {problem !== null && (
        <Message tone="error">
          {problem.title !== null && <b>{problem.title}</b>} {problem.detail}
        </Message>
      )}
      {chosen !== undefined && (
        <>
          <UnsellableMessage product={product} reason={reasonOf(chosen)} isSellable={isSellable} country={country} />
          <ProductFacts product={product} variant={chosen} currency={currency} />
          {isSellable && (
            <TextField
              className={styles.dialogField}
              label={t('editOrder.positions.quantity')}
              inputMode="numeric"
              value={quantityTyped}
              error={quantity === null ? t('editOrder.invalidValue') : undefined}
              onChange={(event) => setQuantityTyped(event.currentTarget.value)}
            />
          )}
          <VariantList
            product={product}
            chosen={chosen}
            reasonOf={reasonOf}
            country={country}
            currency={currency}
            isExchange={false}
            addText={t('editOrder.add.submit')}
            onChoose={({ sku }) => setChosenSku(sku)}
            onAdd={({ sku }) => {
              if (quantity === null || adding.includes(sku)) return;
              dispatch(editOrderActions.operationRequested({ type: 'ADD_POSITION', sku, quantity, crossSell }));
            }}
          />
          <PanelStatus activity={state.activity.add} />
        </>
      )}
    </Dialog>
  );
}
