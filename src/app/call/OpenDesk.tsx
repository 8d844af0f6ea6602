import { Outlet } from 'react-router';
import { selectAgent } from '~/features/auth/authSlice';
import { useAgentSelector } from '~/features/auth/agentContext';
import { laterPart } from '~/shared/ui/laterPart';
import { Starting } from '~/app/boot/Starting';

const Desk = laterPart(async () => (await import('./desk')).Desk, 'inPlace');

/** Renders the desk (header and call) around an open route for a signed-in agent; without an agent only the route itself. */
export function OpenDesk() {
  const agent = useAgentSelector(selectAgent);
  return agent === null ? <Outlet /> : <Desk pending={<Starting />} />;
}
