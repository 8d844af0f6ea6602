import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders, serviceOriginsOf } from './securityHeaders.ts';

describe('The security headers', () => {
  it('scripts come from the application only, without inline script or evaluation', () => {
    const policy = contentSecurityPolicy({ serviceOrigins: [], allowsWorker: false });
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("worker-src 'none'");
  });

  it('allow object URLs as image and frame source for letters, and no plug-ins', () => {
    const policy = contentSecurityPolicy({ serviceOrigins: [], allowsWorker: false });
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(policy).toContain('frame-src blob:;');
    expect(policy).toContain("object-src 'none';");
    expect(policy.match(/blob:/g)).toHaveLength(2);
  });

  it('the application calls the configured service hosts, one per country where the address says so (REQ A7.6)', () => {
    const origins = serviceOriginsOf({
      VITE_ORDER_SERVICE_URL: 'https://order.example.com/v1',
      VITE_BASKET_SERVICE_URL: 'https://basket-{country}.example.com',
      VITE_STOCK_SERVICE_URL: '/services/stock',
      VITE_LOGGING_PROJECT_ID: 'https://not.an.address',
      VITE_ALARM_WEBHOOK_URL: '',
    });
    expect(origins).toEqual([
      'https://basket-at.example.com',
      'https://basket-ch.example.com',
      'https://basket-de.example.com',
      'https://order.example.com',
    ]);
    expect(contentSecurityPolicy({ serviceOrigins: origins, allowsWorker: true })).toContain(
      `connect-src 'self' ${origins.join(' ')};`,
    );
  });

  it('no header value contains a line break', () => {
    const values = Object.values(securityHeaders({ serviceOrigins: [], allowsWorker: true }));
    expect(values.filter((value) => /["\r\n]/.test(value))).toEqual([]);
  });
});
