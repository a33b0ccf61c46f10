import { useUnidadeAtual } from '@merenda/shared';
import type { Solicitacao } from '@merenda/shared/contratos';
import {
  enderecoDoRegistro,
  FormularioCadastro,
  PassoSeguinte,
  RascunhoDeixado,
  RECEBER,
  Tela,
  useDescricao,
} from '@merenda/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useHojeBR } from '../hoje.js';
import { CamposSolicitacao, type RascunhoSolicitacao } from './CamposSolicitacao.js';
import { SOLICITACAO } from './entidade.js';
import { itensPedidos, linhasDasQuantidades } from './quantidades.js';
import { useCriarSolicitacao, useItensLidos } from './solicitacoes.api.js';

/** '/cadastrar-solicitacao' (specification 2, section 2.4). */
export default function CadastroSolicitacao() {
  const { mutateAsync: criar } = useCriarSolicitacao();
  const hoje = useHojeBR();
  const [atual] = useUnidadeAtual();
  const embalagem = useDescricao('unidades-produto');
  const itensLidos = useItensLidos();
  const [impedida, setImpedida] = useState(false);

  function salvar(
    { aquisicao, fornecedor, unidadeEducacional, categorias, quantidades }: RascunhoSolicitacao,
    { idempotencia }: { idempotencia: string },
  ) {
    const solicitacao = {
      aquisicao: { id: aquisicao },
      fornecedor: { id: fornecedor },
      unidadeEducacional: { id: unidadeEducacional },
      categorias: categorias.map((id) => ({ id })),
      itens: itensPedidos(quantidades),
    };
    return criar({ solicitacao, idempotencia });
  }

  return (
    <Tela titulo="Cadastro de Solicitação de Compra">
      <FormularioCadastro<RascunhoSolicitacao, Solicitacao>
        entidade={SOLICITACAO}
        valoresIniciais={{ dataSolicitacao: hoje, unidadeEducacional: atual?.unidadeEducacional.id }}
        salvarDesabilitado={impedida}
        detalhes={({ fornecedor, aquisicao, quantidades }) =>
          linhasDasQuantidades(itensLidos(fornecedor, aquisicao), quantidades, embalagem)
        }
        aoSalvar={salvar}
        salvo={({ id, numero }) => ({
          registro: `Solicitação ${numero}`,
          endereco: enderecoDoRegistro('/gerenciar-solicitacao', id),
          aSeguir: (
            <>
              <PassoSeguinte para={`/gerenciar-solicitacao?${RECEBER}=${id}`} permissao="SOLICITACOES">
                Receber
              </PassoSeguinte>
              <Link to={`/relatorio/solicitacao-compra/${id}`}>Imprimir solicitação</Link>
            </>
          ),
        })}
      >
        <RascunhoDeixado
          formulario="solicitacao"
          paraFormulario={(guardados) => ({ ...guardados, dataSolicitacao: hoje })}
        />
        <CamposSolicitacao aoImpedir={setImpedida} />
      </FormularioCadastro>
    </Tela>
  );
}
