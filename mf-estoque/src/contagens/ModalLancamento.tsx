import { LIMITES, type LancamentoDaContagem } from '@merenda/shared/contratos';
import { CampoTexto, ModalFormulario } from '@merenda/shared/ui';
import { useLancarContagem } from './contagens.api.js';

interface ModalLancamentoProps {
  estoque: number;
  contagem: number;
  /** That of the differences on the screen. */
  revisao: number;
  aoFechar: () => void;
}

/** Books the differences of a count. */
export function ModalLancamento({ estoque, contagem, revisao, aoFechar }: ModalLancamentoProps) {
  const lancamento = useLancarContagem(estoque, contagem);
  return (
    <ModalFormulario<Pick<LancamentoDaContagem, 'motivo'>>
      entidade={{ nome: 'Contagem', artigo: 'a' }}
      titulo="Lançar Contagem"
      confirmacao="Deseja realmente lançar a Contagem no estoque?"
      sucesso="Contagem lançada com sucesso!"
      rotuloSalvar="Lançar"
      aoSalvar={({ motivo }, { idempotencia }) => lancamento.mutateAsync({ revisao, motivo, idempotencia })}
      aoFechar={aoFechar}
      largura={520}
    >
      <CampoTexto
        nome="motivo"
        rotulo="Motivo"
        obrigatorio
        linhas={3}
        max={LIMITES.motivo}
        ajuda="Fica no histórico de cada lote: 'Contagem de fim de mês'."
      />
    </ModalFormulario>
  );
}
