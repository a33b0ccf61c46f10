import { usePermissao } from '@merenda/shared';
import type { Pendencia, Permissao, TipoPendencia } from '@merenda/shared/contratos';
import { escreverPendencia } from '@merenda/shared/regras';
import { enderecoDoRegistro } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { Link } from 'react-router-dom';

/** Where each kind is mended, and who may do it. */
const LUGARES: Record<TipoPendencia, { permissao: Permissao; endereco: (pendencia: Pendencia) => string }> = {
  FATOR_CORRECAO: {
    permissao: 'PREPAROS',
    endereco: ({ preparo }) => enderecoDoRegistro('/gerenciar-preparos', preparo.id),
  },
  INDICE_COCCAO: {
    permissao: 'PREPAROS',
    endereco: ({ preparo }) => enderecoDoRegistro('/gerenciar-preparos', preparo.id),
  },
  PRECO: { permissao: 'AQUISICOES', endereco: () => '/gerenciar-aquisicoes' },
  ALERGENICO: {
    permissao: 'ITENS',
    endereco: ({ alimento }) =>
      alimento ? enderecoDoRegistro('/gerenciar-itens', alimento.itemId) : '/gerenciar-itens',
  },
  NUTRIENTE: {
    permissao: 'ALIMENTOS',
    endereco: ({ alimento }) =>
      alimento ? enderecoDoRegistro('/gerenciar-alimentos', alimento.id) : '/gerenciar-alimentos',
  },
};

/** What the sheet lacks, folded away behind its number; each line leads to where it is mended. */
export function Pendencias({ pendencias }: { pendencias: readonly Pendencia[] }) {
  if (pendencias.length === 0) return <Typography.Text type="secondary">Sem pendências.</Typography.Text>;
  return (
    <details>
      <summary style={{ cursor: 'pointer', minHeight: 24 }}>
        {pendencias.length === 1 ? '1 pendência' : `${pendencias.length} pendências`}
      </summary>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {pendencias.map((pendencia) => (
          <li
            key={`${pendencia.tipo} ${pendencia.preparo.id} ${pendencia.alimento?.id ?? ''}`}
            style={{ paddingBlock: 4 }}
          >
            <Lugar pendencia={pendencia} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A link for who may mend it; the others read what is missing. */
function Lugar({ pendencia }: { pendencia: Pendencia }) {
  const { permissao, endereco } = LUGARES[pendencia.tipo];
  const pode = usePermissao(permissao);
  const texto = escreverPendencia(pendencia);
  return pode ? <Link to={endereco(pendencia)}>{texto}</Link> : texto;
}
