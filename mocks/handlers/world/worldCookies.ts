import type { WorldInstance } from '../../worlds/worldInstances.ts';

const WORLD_COOKIE = 'kontor-world';
/** The flags that the world overrides, as JSON; not HttpOnly, because the application reads it. */
const FLAGS_COOKIE = 'kontor-flags';

export function cookiesFor(instance: WorldInstance): string[] {
  return [
    `${WORLD_COOKIE}=${instance.id}; Path=/; SameSite=Lax; HttpOnly`,
    `${FLAGS_COOKIE}=${encodeURIComponent(JSON.stringify(instance.flags))}; Path=/; SameSite=Lax`,
  ];
}

export function worldCookieIn(cookieHeader: string | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${WORLD_COOKIE}=([\\w.-]{1,100})`).exec(cookieHeader ?? '')?.[1];
}
