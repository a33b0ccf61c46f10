import { LIMITES, type ProdutoEstoque, type SaidaNova } from '@merenda/shared/contratos';
import { limitesDaSaida } from '@merenda/shared/regras';
import {
  Campo,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ModalFormulario,
  SelectOpcoes,
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
  return (
    <ModalFormulario<SaidaNova>
      entidade={{ nome: 'Saída', artigo: 'a' }}
      titulo="Saída de Produto"
      confirmacao="Deseja realmente realizar a Saída do Produto?"
      sucesso="Saída realizada com sucesso!"
      rotuloSalvar="Dar saída"
      aoSalvar={(valores, { idempotencia }) => saida.mutateAsync({ ...valores, idempotencia })}
      aoFechar={aoFechar}
    >
      <ResumoDoLote linha={linha} />
      <LinhaDeCampos>
        <Campo nome="tipoSaidaDireta" rotulo="Tipo de saída" obrigatorio>
          <SelectOpcoes opcoes={tiposDeSaida(linha.bloqueio !== null)} />
        </Campo>
        <CampoQuantidade
          nome="quantidade"
          rotulo="Quantidade"
          obrigatorio
          tudo={linha.quantidade}
          escrever={(embalagens) => quantidade(embalagens, linha.produtoLote.produto)}
          {...limitesDaSaida(linha.quantidade)}
        />
      </LinhaDeCampos>
      <CampoTexto nome="observacao" rotulo="Observação" obrigatorio linhas={3} max={LIMITES.observacao} />
    </ModalFormulario>
  );
}
