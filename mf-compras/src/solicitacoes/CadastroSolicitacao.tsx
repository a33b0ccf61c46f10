import { numeroLido } from '@merenda/shared/formatos';
import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { useState } from 'react';
import { useHojeBR } from '../hoje.js';
import { CamposSolicitacao, type RascunhoSolicitacao } from './CamposSolicitacao.js';
import { SOLICITACAO } from './entidade.js';
import { useCriarSolicitacao } from './solicitacoes.api.js';

/** '/cadastrar-solicitacao' (specification 2, section 2.4). */
export default function CadastroSolicitacao() {
  const { mutateAsync: criar } = useCriarSolicitacao();
  const hoje = useHojeBR();
  const [impedida, setImpedida] = useState(false);

  function salvar(
    { aquisicao, fornecedor, unidadeEducacional, categorias, quantidades }: RascunhoSolicitacao,
    { idempotencia }: { idempotencia: string },
  ) {
    const itens = Object.entries(quantidades).flatMap(([produto, digitada]) => {
      const quantidade = numeroLido(digitada);
      return quantidade ? [{ produto: { id: Number(produto) }, quantidade }] : [];
    });
    const solicitacao = {
      aquisicao: { id: aquisicao },
      fornecedor: { id: fornecedor },
      unidadeEducacional: { id: unidadeEducacional },
      categorias: categorias.map((id) => ({ id })),
      itens,
    };
    return criar({ solicitacao, idempotencia });
  }

  return (
    <Tela titulo="Cadastro de Solicitação de Compra">
      <FormularioCadastro<RascunhoSolicitacao>
        entidade={SOLICITACAO}
        valoresIniciais={{ dataSolicitacao: hoje }}
        salvarDesabilitado={impedida}
        aoSalvar={salvar}
      >
        <CamposSolicitacao aoImpedir={setImpedida} />
      </FormularioCadastro>
    </Tela>
  );
}
