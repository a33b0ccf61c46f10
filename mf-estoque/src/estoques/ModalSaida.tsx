import { LIMITES, type ProdutoEstoque, type SaidaNova } from '@merenda/shared/contratos';
import { fraseDaSaida, limitesDaSaida } from '@merenda/shared/regras';
import {
  Campo,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ModalFormulario,
  SelectOpcoes,
  useDescricao,
  useHoje,
  useQuantidade,
} from '@merenda/shared/ui';
import { useRegistrarSaida } from './estoques.api.js';
import { ResumoDoLote } from './ResumoDoLote.js';
import { tiposDeSaida } from './tipos-de-saida.js';

interface ModalSaidaProps {
  estoque: number;
  linha: ProdutoEstoque;
  aoFechar: () => void;
}

/** A direct exit from a lot: loss or by legal provision; of a blocked one only its recall. */
export function ModalSaida({ estoque, linha, aoFechar }: ModalSaidaProps) {
  const saida = useRegistrarSaida(estoque, linha.id);
  const quantidade = useQuantidade();
  const embalagem = useDescricao('unidades-produto');
  const hoje = useHoje();
  const { produto } = linha.produtoLote;
  return (
    <ModalFormulario<SaidaNova>
      entidade={{ nome: 'Saída', artigo: 'a' }}
      titulo="Saída de Produto"
      confirmacao="Deseja realmente realizar a Saída do Produto?"
      detalhes={({ quantidade: saem }) => [
        `${fraseDaSaida(saem, linha.quantidade, produto, embalagem(produto.unidadeProduto))}.`,
      ]}
      sucesso="Saída realizada com sucesso!"
      rotuloSalvar="Dar saída"
      aoSalvar={(valores, { idempotencia }) => saida.mutateAsync({ ...valores, idempotencia })}
      aoFechar={aoFechar}
    >
      <ResumoDoLote linha={linha} />
      <LinhaDeCampos>
        <Campo nome="tipoSaidaDireta" rotulo="Tipo de saída" obrigatorio>
          <SelectOpcoes opcoes={tiposDeSaida([linha], hoje)} />
        </Campo>
        <CampoQuantidade
          nome="quantidade"
          rotulo="Quantidade"
          obrigatorio
          medida={produto}
          tudo={linha.quantidade}
          escrever={(embalagens) => quantidade(embalagens, produto)}
          {...limitesDaSaida(linha.quantidade)}
        />
      </LinhaDeCampos>
      <CampoTexto nome="observacao" rotulo="Observação" obrigatorio linhas={3} max={LIMITES.observacao} />
    </ModalFormulario>
  );
}
