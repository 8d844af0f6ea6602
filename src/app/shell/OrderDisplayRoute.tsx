import { limits } from '~config/limits';
import { reloadWhenQuiet } from '~/app/boot/versionReload';
import { OrderDisplayPage } from '~/screens/orderDisplay/OrderDisplayPage';

/** Renders the order display; reloads after a corrected order was resubmitted, held back by unsaved input (REQ E4.4). */
export function OrderDisplayRoute() {
  return <OrderDisplayPage onResubmittedFromCorrection={reloadAfterResubmission} />;
}

function reloadAfterResubmission(): () => void {
  return reloadWhenQuiet(limits.resubmissionReloadDelay);
}
