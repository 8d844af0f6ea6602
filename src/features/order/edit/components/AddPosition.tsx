import { useDispatch } from 'react-redux';
import type { CrossSell } from '~/domain/article/crossSell';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import { hasSeveralDeliveryAddresses, restrictionOf } from '~/domain/order/editOrderRules';
import { editOrderActions } from '../state/editOrderSlice';
import type { AddProblem } from '../state/editOrderState';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { FieldForm } from '~/shared/ui/FieldForm';
import { Kbd } from '~/shared/ui/Kbd';
import { restrictionText } from '../changeTexts';
import type { OpenEditView } from './useOpenEdit';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

/** Renders the field for an article to add, and the articles that are offered with the order (REQ F1.2, F1.7). */
export function AddPosition({ view }: { readonly view: OpenEditView }) {
  const t = useText();
  const dispatch = useDispatch();
  const { edit, state, isLocked, nameOf, adding } = view;
  const { addProblem, activity, crossSells, typed, lookingUp } = state;
  const type = (article: string) => dispatch(editOrderActions.formTyped({ article }));
  const reason = restrictionOf('ADD_POSITION', edit.restrictions);
  const block = hasSeveralDeliveryAddresses(edit.editedOffer)
    ? t('editOrder.add.differentAddresses')
    : reason === null
      ? null
      : restrictionText(reason, t);
  const isBusy = lookingUp.length > 0 || activity.add === 'in_progress';
  const search = (text: string, crossSell?: CrossSell) => {
    if (block !== null || isLocked) return;
    dispatch(editOrderActions.positionSearched({ term: text, ...(crossSell && { crossSell }) }));
  };
  const offered = crossSells.filter(
    ({ productNo }) => !edit.editedOffer.items.some(({ sku }) => baseProductNoOf(sku) === baseProductNoOf(productNo)),
  );
  return (
    <div className={styles.add}>
      {block === null ? (
        <div data-form="article">
          <FieldForm
            label={t('editOrder.add.field')}
            adornment={<Kbd>{keys.product.label}</Kbd>}
            aria-keyshortcuts={keys.product.aria}
            data-focus-home=""
            hint={isBusy ? t('editOrder.add.searching') : t('editOrder.add.hint')}
            error={addProblem === null ? undefined : problemText(addProblem, t)}
            value={typed.article}
            submitText={t('editOrder.add.submit')}
            onType={type}
            onSubmit={() => search(typed.article)}
          />
        </div>
      ) : (
        <>
          <Button aria-disabled aria-describedby="add-block" data-focus-home="">
            {t('editOrder.add.submit')}
          </Button>
          <p id="add-block" className={styles.block}>
            {block}
          </p>
        </>
      )}
      {block === null && offered.length > 0 && (
        <div className={styles.crossSells} role="group" aria-label={t('editOrder.add.crossSells')}>
          <span className={styles.sub}>{t('editOrder.add.crossSells')}:</span>
          {offered.map((crossSell) => {
            const name = nameOf({ sku: crossSell.productNo, title: '' });
            const isAdding = adding.some((sku) => baseProductNoOf(sku) === baseProductNoOf(crossSell.productNo));
            return (
              <Button
                key={crossSell.productNo}
                look="link"
                aria-label={t('editOrder.add.addNamed', { name })}
                isOff={isAdding}
                onClick={() => search(crossSell.productNo, crossSell)}
              >
                + {name}
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function problemText(problem: AddProblem, t: Translate): string {
  switch (problem.kind) {
    case 'invalidNumber':
      return t('editOrder.invalidValue');
    case 'productNotFound':
      return t('editOrder.add.notFound', { number: problem.number });
    case 'failed':
      return problem.detail ?? t('editOrder.add.failed');
  }
}
