import { usePermissao } from '@merenda/shared';
import type { Pendencia, Permissao, TipoPendencia } from '@merenda/shared/contratos';
import { escreverPendencia } from '@merenda/shared/regras';
import { enderecoDoRegistro } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { Link } from 'react-router-dom';

/** The id of a recipe that is being written: it may have none yet. */
export const RECEITA_NO_FORMULARIO = 0;

/** The screen where each kind is completed, with its permission. */
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

interface PendenciasProps {
  pendencias: readonly Pendencia[];
  /** For an unsaved composition: links open in another tab, so that the form stays. */
  emComposicao?: boolean;
}

/** What the sheet lacks, folded away behind its number; each line leads to where it is mended. */
export function Pendencias({ pendencias, emComposicao = false }: PendenciasProps) {
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
            <Lugar pendencia={pendencia} emComposicao={emComposicao} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A link for users who may complete it; the others see plain text. */
function Lugar({ pendencia, emComposicao }: { pendencia: Pendencia; emComposicao: boolean }) {
  const { permissao, endereco } = LUGARES[pendencia.tipo];
  const pode = usePermissao(permissao);
  const texto = escreverPendencia(pendencia);
  // What the recipe in the form lacks is mended in its own fields.
  if (!pode || (emComposicao && permissao === 'PREPAROS' && pendencia.preparo.id === RECEITA_NO_FORMULARIO))
    return texto;
  if (!emComposicao) return <Link to={endereco(pendencia)}>{texto}</Link>;
  return (
    <Link to={endereco(pendencia)} target="_blank" rel="noopener">
      {texto}
      <span className="so-leitor"> (abre em outra aba)</span>
    </Link>
  );
}
