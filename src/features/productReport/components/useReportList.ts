import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ReportQuery } from '~/domain/subscription/productReport';
import { productReportActions, selectProductReport } from '../productReportSlice';

/** Requests the report whenever its query changes, and returns the loaded items. */
export function useReportList(query: ReportQuery) {
  const dispatch = useDispatch();
  const { list } = useSelector(selectProductReport);
  // Compared by value: unfolding an item changes the view, but not what is loaded.
  const key = JSON.stringify(query);
  const request = useEffectEvent((changed: string) => {
    if (changed === key) dispatch(productReportActions.reportRequested(query));
  });
  useEffect(() => {
    request(key);
  }, [key]);
  useEffect(
    () => () => {
      dispatch(productReportActions.reportLeft());
    },
    [dispatch],
  );
  return { list, loadNextPage: () => dispatch(productReportActions.pageRequested()) };
}
