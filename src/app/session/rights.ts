import { allowListOf, areaRoles, type Area } from '~config/permissions';
import { hasAccess, isOnList, type Agent } from '~/domain/common/agent';
import { orderEntryVariants, type CallRights } from '~/features/call/callSlice';
import { orderEntryPath } from '~/features/call/orderEntryPath';
import { routeOf } from '~/app/routeTable';
import { mayOpen } from './access';

/** What the agent may do in a call. */
export function rightsOf(agent: Agent): CallRights {
  const has = (area: Area) => hasAccess(areaRoles[area], agent.roles);
  return {
    entries: orderEntryVariants.filter((variant) => {
      const route = routeOf(orderEntryPath(variant));
      return route !== undefined && mayOpen(route, agent);
    }),
    extendedSearch: isOnList(allowListOf('extendedSearch'), agent.username),
    allowed: {
      editCustomer: has('editCustomer'),
      limelightSearch: has('limelightSearch'),
      orderHistory: has('OrderHistory'),
      orderDisplay: has('orderRejection'),
      rejectionManagement: has('rejectionMgmt'),
      editOrder: has('EditOrder'),
      voucherForm: has('voucherForm'),
      voucherDetails: has('VoucherDetails'),
      receptionSurvey: isOnList(allowListOf('receptionSurvey'), agent.username),
    },
  };
}
