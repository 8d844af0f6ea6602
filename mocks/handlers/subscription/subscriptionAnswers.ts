import type { SubscriptionRefusal } from '../../db/subscription/subscriptionTerms.ts';
import { problem } from '../common/problem.ts';

export function subscriptionProblem({ status, code, detail }: SubscriptionRefusal): Response {
  const type = `/dpl/ccs/errors/${code}`;
  return problem(status, type, detail, { key: type });
}
