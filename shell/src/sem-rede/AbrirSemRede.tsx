import { Link, useLocation } from 'react-router-dom';

/** The way to the screen that works without a network, for a user who has it: 'Abrir a cozinha'. */
export function AbrirSemRede({ tela }: { tela: { caminho: string } | undefined }) {
  const { pathname } = useLocation();
  if (!tela || pathname === tela.caminho) return null;
  return (
    <p>
      <Link to={tela.caminho}>Abrir a cozinha</Link> (funciona sem rede)
    </p>
  );
}
