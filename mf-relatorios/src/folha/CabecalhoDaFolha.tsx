import { useSessao } from '@merenda/shared';
import { LogoDaFolha } from './LogoDaFolha.js';

/** Whose report it is, and what it is. */
export function CabecalhoDaFolha({ titulo }: { titulo: string }) {
  const secretaria = useSessao(({ auth }) => auth.secretaria);
  return (
    <header className="folha-cabecalho">
      {secretaria && <LogoDaFolha municipio={secretaria.municipio} />}
      <div>
        <p>{secretaria?.nome ?? 'Secretaria de Educação'}</p>
        <h1>{titulo}</h1>
      </div>
    </header>
  );
}
