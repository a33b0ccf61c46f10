import { LIMITES, ROTULOS_TIPO_SAIDA, type ProdutoEstoque, type SaidaNova } from '@merenda/shared/contratos';
import { limitesDaSaida, violacoesDoTipoDeSaida } from '@merenda/shared/regras';
import {
  Campo,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ModalFormulario,
  opcoesDe,
  SelectOpcoes,
} from '@merenda/shared/ui';
import { useRegistrarSaida } from './estoques.api.js';
import { ResumoDoLote } from './ResumoDoLote.js';

/** The types of exit of a lot that is blocked, or is not. */
const tiposDe = (bloqueado: boolean) =>
  opcoesDe(ROTULOS_TIPO_SAIDA).filter(({ valor }) => violacoesDoTipoDeSaida(valor, bloqueado).length === 0);

interface ModalSaidaProps {
  estoque: number;
  linha: ProdutoEstoque;
  aoFechar: () => void;
}

/** A direct exit from a lot: loss or by legal provision; of a blocked one only its recall. */
export function ModalSaida({ estoque, linha, aoFechar }: ModalSaidaProps) {
  const saida = useRegistrarSaida(estoque, linha.id);
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
          <SelectOpcoes opcoes={tiposDe(linha.bloqueio !== null)} />
        </Campo>
        <CampoQuantidade nome="quantidade" rotulo="Quantidade" obrigatorio {...limitesDaSaida(linha.quantidade)} />
      </LinhaDeCampos>
      <CampoTexto nome="observacao" rotulo="Observação" obrigatorio linhas={3} max={LIMITES.observacao} />
    </ModalFormulario>
  );
}
