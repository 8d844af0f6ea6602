import { Suspense, lazy } from 'react';
import { Outlet } from 'react-router';
import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { Starting } from '~/app/boot/Starting';

const Desk = lazy(async () => ({ default: (await import('./desk')).Desk }));

/** Renders the desk (header and call) around an open route for a signed-in agent; without an agent only the route itself. */
export function OpenDesk() {
  const agent = useAgentSelector(selectAgent);
  if (agent === null) return <Outlet />;
  return (
    <Suspense fallback={<Starting />}>
      <Desk />
    </Suspense>
  );
}
