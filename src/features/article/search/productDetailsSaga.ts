import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { productSearchActions } from './productSearchSlice';
import { loadProduct } from '~/services/productService/productService';
import { safely, withAbort } from '~/shared/saga/safely';

const { detailsRequested, productLearned, detailsFailed } = productSearchActions;

/** Loads the product of a basket line that this call has not looked up, for example of a restored basket. */
function* loadDetails({ payload: baseProductNo }: ReturnType<typeof detailsRequested>): SagaGenerator<void> {
  const product = yield* withAbort((signal) => loadProduct(baseProductNo, signal));
  yield* put(product === null ? detailsFailed(baseProductNo) : productLearned(product));
}

export function* productDetailsSaga(): SagaGenerator<void> {
  yield* takeEvery(
    detailsRequested,
    safely(loadDetails, function* settle(_error, { payload }) {
      yield* put(detailsFailed(payload));
    }),
  );
}
