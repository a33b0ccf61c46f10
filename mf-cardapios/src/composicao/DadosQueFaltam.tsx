import { usePermissao } from '@merenda/shared';
import { ROTULOS_NUTRIENTE } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { enderecoDoRegistro } from '@merenda/shared/ui';
import { Link } from 'react-router-dom';
import type { Composicao } from './useComposicao.js';

const lista = new Intl.ListFormat('pt-BR');

/** The foods that make the totals too low, and of what. A user who may change them gets there, in another tab. */
export function DadosQueFaltam({ semDados }: Pick<Composicao, 'semDados'>) {
  const pode = usePermissao('ALIMENTOS');
  if (semDados.length === 0) return null;
  return (
    <details style={{ fontSize: 13 }}>
      <summary style={{ cursor: 'pointer', paddingBlock: 12 }}>
        Dado ausente em {semDados.length} {semDados.length === 1 ? 'alimento' : 'alimentos'}
      </summary>
      <ul style={{ margin: '4px 0', paddingInlineStart: 20 }}>
        {semDados.map(({ id, nome, nutrientes }) => (
          <li key={id}>
            {pode ? (
              // What is being composed stays where it is.
              <Link to={enderecoDoRegistro('/gerenciar-alimentos', id)} target="_blank" rel="noopener">
                {nomeComum(nome)}
                <span className="so-leitor"> (abre em outra aba)</span>
              </Link>
            ) : (
              nomeComum(nome)
            )}
            : {lista.format(nutrientes.map((nutriente) => ROTULOS_NUTRIENTE[nutriente].toLowerCase()))}
          </li>
        ))}
      </ul>
    </details>
  );
}
