/** Header names of the services (CONTRACT 2). The requirement gives the first two; the others are assumed. */
export const headers = {
  authorization: 'X-Authorization-Header',
  /** Named by the requirement without its use: sent only when `sendSecondAuthorization` is on. */
  secondAuthorization: 'X-Authorization',
  country: 'X-Country',
  appVersion: 'X-App-Version',
  correlationId: 'X-Correlation-Id',
  source: 'X-Source',
  clientId: 'X-Client-Id',
  device: 'X-Device',
  serverVersion: 'X-Version',
} as const;

export const headerValues = {
  source: 'BACKOFFICE',
  clientId: 'kontor',
  device: 'tablet',
} as const;

export const sendSecondAuthorization = false;
