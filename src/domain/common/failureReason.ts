/** Why a service failed, as far as its status tells (REQ A7.7). */
export type FailureReason = 'badRequest' | 'serviceDown' | 'unknown';
