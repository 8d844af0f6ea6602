import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { readProductNumber } from '~/domain/subscription/subscriptionNumbers';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { FieldForm } from '~/shared/ui/FieldForm';
import { Message } from '~/shared/ui/Message';
import { linksActions, type LinkLookup } from '../linksSlice';
import '../linkFormTexts.de';
import styles from './Links.module.css';

/** Searches a product by its base number and takes it into the form (REQ G8.5). Load it lazily. */
export function LinkSearchDialog({ lookup }: { readonly lookup: LinkLookup }) {
  const t = useText();
  const dispatch = useDispatch();
  const [number, setNumber] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const { target, phase } = lookup;
  const close = () => dispatch(linksActions.lookupClosed());
  const take = (taken: string) => {
    dispatch(linksActions.typed({ [target]: taken }));
    close();
  };
  return (
    <Dialog
      title={t(target === 'subscriptionProduct' ? 'linkSearch.subscriptionTitle' : 'linkSearch.deliveryTitle')}
      confirmByKey={false}
      onClose={close}
      actions={<Button onClick={close}>{t('common.close')}</Button>}
    >
      <FieldForm
        label={t('linkSearch.number')}
        data-initial-focus=""
        inputMode="numeric"
        value={number}
        error={isInvalid ? t('linkSearch.check') : undefined}
        submitText={t('linkSearch.search')}
        submitLook="primary"
        onType={(typed) => {
          setNumber(typed);
          setIsInvalid(false);
        }}
        onSubmit={() => {
          const isValid = readProductNumber(number).kind === 'valid';
          setIsInvalid(!isValid);
          if (isValid) dispatch(linksActions.lookupRequested({ target, number }));
        }}
      />
      <p role="status">{phase === 'loading' && t('linkSearch.loading')}</p>
      {(phase === 'notFound' || phase === 'noSubscription') && (
        <Message tone="error">
          <p>{t(phase === 'notFound' ? 'linkSearch.notFound' : 'linkSearch.noSubscription')}</p>
          <p>{t('linkSearch.check')}</p>
        </Message>
      )}
      {phase === 'failed' && <Message tone="error">{t('linkSearch.failed')}</Message>}
      {phase === 'found' && (
        <ul className={styles.products} aria-label={t('linkSearch.found')}>
          {lookup.products.map((product) => (
            <li key={product.number}>
              <span>
                <b>{product.number}</b> {product.name || t('linkSearch.unnamed')}
              </span>
              <Button size="row" onClick={() => take(product.number)}>
                {t('linkSearch.take', { number: product.number })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
