import { Navigate } from 'react-router-dom';

/** `/desperdicio` names no meal: the history is where one is chosen. */
export default function DesperdicioSemRefeicao() {
  return <Navigate to="/historico-execucao-cardapios" replace />;
}
