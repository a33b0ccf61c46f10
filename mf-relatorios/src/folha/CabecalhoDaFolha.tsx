import { useSessao } from '@merenda/shared';

/** Whose report it is, and what it is. */
export function CabecalhoDaFolha({ titulo }: { titulo: string }) {
  const secretaria = useSessao(({ auth }) => auth.secretaria?.nome ?? 'Secretaria de Educação');
  return (
    <header className="folha-cabecalho">
      <p>{secretaria}</p>
      <h1>{titulo}</h1>
    </header>
  );
}
