import type { BalancoNovo, ProdutoEstoque } from '@merenda/shared/contratos';
import { fraseDoBalanco } from '@merenda/shared/regras';
import { CampoQuantidade, ModalFormulario, useDescricao } from '@merenda/shared/ui';
import { ResumoDoLote } from '../estoques/ResumoDoLote.js';
import { useRegistrarBalanco } from './balancos.api.js';

interface ModalBalancoProps {
  estoque: number;
  /** As the list knows it now: after a refusal for a stale quantity it is read again, and the new one is shown. */
  linha: ProdutoEstoque;
  aoFechar: () => void;
}

/** A count of a lot, which corrects its quantity. */
export function ModalBalanco({ estoque, linha, aoFechar }: ModalBalancoProps) {
  const balanco = useRegistrarBalanco(estoque, linha.id);
  const embalagem = useDescricao('unidades-produto');
  const { produto } = linha.produtoLote;
  return (
    <ModalFormulario<Pick<BalancoNovo, 'novaQuantidade'>>
      entidade={{ nome: 'Balanço', artigo: 'o' }}
      titulo="Balanço de Produto"
      confirmacao="Deseja realmente realizar o Balanço do Produto?"
      detalhes={({ novaQuantidade }) => [
        `${fraseDoBalanco(linha.quantidade, novaQuantidade, produto, embalagem(produto.unidadeProduto))}.`,
      ]}
      sucesso="Balanço realizado com sucesso!"
      aoSalvar={({ novaQuantidade }, { idempotencia }) =>
        balanco.mutateAsync({ quantidadeAnterior: linha.quantidade, novaQuantidade, idempotencia })
      }
      aoFechar={aoFechar}
      largura={480}
    >
      <ResumoDoLote linha={linha} />
      <CampoQuantidade
        nome="novaQuantidade"
        rotulo="Nova quantidade"
        obrigatorio
        medida={produto}
        tudo={linha.quantidade}
        ajuda="O que foi contado."
      />
    </ModalFormulario>
  );
}
