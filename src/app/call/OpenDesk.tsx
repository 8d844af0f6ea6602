import { Suspense, lazy } from 'react';
import { Outlet } from 'react-router';
import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { Starting } from '~/app/boot/Starting';

const Desk = lazy(async () => ({ default: (await import('./desk')).Desk }));

/** The frame of an open route: header and call for an agent who is signed in, nothing around it for anybody else. */
export function OpenDesk() {
  const agent = useAgentSelector(selectAgent);
  if (agent === null) return <Outlet />;
  return (
    <Suspense fallback={<Starting />}>
      <Desk />
    </Suspense>
  );
}
