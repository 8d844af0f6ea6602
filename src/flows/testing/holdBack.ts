import { http } from 'msw';
import { server } from '../../../mocks/node.ts';

/** Holds back all requests whose path contains `part` until the returned function is called, however slow the machine is. */
export function holdBack(part: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.all('*', async ({ request }) => {
      if (new URL(request.url).pathname.includes(part)) await released;
    }),
  );
  return release;
}
