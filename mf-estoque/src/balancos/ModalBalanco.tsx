import type { BalancoNovo, ProdutoEstoque } from '@merenda/shared/contratos';
import { CampoQuantidade, ModalFormulario } from '@merenda/shared/ui';
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
  return (
    <ModalFormulario<Pick<BalancoNovo, 'novaQuantidade'>>
      entidade={{ nome: 'Balanço', artigo: 'o' }}
      titulo="Balanço de Produto"
      confirmacao="Deseja realmente realizar o Balanço do Produto?"
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
        tudo={linha.quantidade}
        ajuda="O que foi contado, em embalagens do produto."
      />
    </ModalFormulario>
  );
}
