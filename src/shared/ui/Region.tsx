import type { ReactNode } from 'react';
import { useText } from '../i18n/i18n';
import { RegionBoundary } from './RegionBoundary';

let reportRenderFailure: (error: unknown) => void = () => undefined;

/** `app/` says where a render failure is logged. */
export function configureRenderFailureReport(report: (error: unknown) => void): void {
  reportRenderFailure = report;
}

/** Fences a region of a screen: what breaks inside does not take its neighbours with it. */
export function Region({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <RegionBoundary text={t('errors.screen')} retry={t('common.tryAgain')} onError={reportRenderFailure}>
      {children}
    </RegionBoundary>
  );
}
