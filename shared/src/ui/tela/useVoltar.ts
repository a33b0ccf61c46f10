import { useNavigate } from 'react-router-dom';

/** To where the user came from; home when this screen was the first of the visit. */
export function useVoltar(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx !== undefined && idx > 0) void navigate(-1);
    else void navigate('/home');
  };
}
