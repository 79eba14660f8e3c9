import { Navigate, Outlet } from 'react-router-dom';
import { ADMIN_ID } from '../../api/contract/values.ts';
import { useStoredUserId } from '../platform/use-stored.ts';

const ALLOWED: readonly number[] = [ADMIN_ID];

/** Lets only the admin's number through. A courtesy: what the dashboard shows is guarded by the server. */
export function RequireAdmin() {
  const userId = useStoredUserId();
  if (userId === null) return <Navigate to="/login" replace />;
  if (!ALLOWED.includes(userId)) return <Navigate to="/unauthorized" replace />;
  return <Outlet />;
}
