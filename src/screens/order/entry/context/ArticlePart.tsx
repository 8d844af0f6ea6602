import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectItems } from '~/features/basket/basketSlice';
import { selectCurrency } from '~/features/call/callSlice';
import { ArticleDetails } from '~/features/article/search/components/ArticleDetails';
import { productSearchActions, selectProductSearchState } from '~/features/article/search/productSearchSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { useStored } from '~/shared/valueStore';
import { contextView } from './contextView';
import './contextTexts.de';

/** Renders the article of the basket line that is focused, else of the last line. */
export function ArticlePart() {
  const t = useText();
  const dispatch = useDispatch();
  const items = useSelector(selectItems);
  const currency = useSelector(selectCurrency);
  const { products, detailsMissing } = useParts(selectProductSearchState, 'products', 'detailsMissing');
  const { sku } = useStored(contextView);
  const item = items.find((each) => each.sku === sku) ?? items.at(-1);
  const baseProductNo = item?.baseProductNo ?? null;
  const product = baseProductNo === null ? undefined : products[baseProductNo];
  const isMissing = product === undefined && baseProductNo !== null;
  useEffect(() => {
    if (isMissing) dispatch(productSearchActions.detailsRequested(baseProductNo));
  }, [dispatch, isMissing, baseProductNo]);
  if (item === undefined) return <p>{t('context.noArticle')}</p>;
  if (product === undefined) {
    if (detailsMissing !== item.baseProductNo) return <p role="status">{t('common.loading')}</p>;
    return (
      <Message
        tone="error"
        live="polite"
        actionText={t('common.tryAgain')}
        onAction={() => dispatch(productSearchActions.detailsRequested(item.baseProductNo))}
      >
        {t('context.articleFailed', { sku: item.sku })}
      </Message>
    );
  }
  return (
    <ArticleDetails
      key={item.sku}
      product={product}
      sku={item.sku}
      currency={currency}
      onChoose={() => dispatch(productSearchActions.searchAdvanced({ phase: 'details', product, quantity: 1 }))}
    />
  );
}
