import type { LancamentoDoExtrato, PagamentoResumo } from '@merenda/shared/contratos';
import { dataComparavel, formatarMoeda } from '@merenda/shared/formatos';
import { podeSer } from '@merenda/shared/regras';
import { Campo, ModalFormulario, SelectOpcoes, type Entidade } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { nomeDoPagamento } from '../pagamentos/identificacao.js';
import { useConciliarLancamento } from './conciliacao.api.js';

const LANCAMENTO: Entidade = { artigo: 'o', nome: 'Lançamento' };

interface ModalConciliarProps {
  lancamento: LancamentoDoExtrato;
  /** The payments that no line is yet. */
  pagamentos: readonly PagamentoResumo[];
  aoFechar: () => void;
}

/** Says which payment a line of the statement is; those of its value and days come first. */
export function ModalConciliar({ lancamento, pagamentos, aoFechar }: ModalConciliarProps) {
  const { mutateAsync: conciliar } = useConciliarLancamento();
  const { id, data, valor, historico, documento, versao } = lancamento;
  const provavel = (pagamento: PagamentoResumo) =>
    podeSer({ data: dataComparavel(data), valor }, { data: dataComparavel(pagamento.data), valor: pagamento.valor });
  const emOrdem = [...pagamentos].sort((a, b) => Number(provavel(b)) - Number(provavel(a)));
  return (
    <ModalFormulario<{ pagamento: number }>
      entidade={LANCAMENTO}
      titulo="Conciliar Lançamento"
      confirmacao="Deseja realmente conciliar o Lançamento com este pagamento?"
      sucesso="Lançamento conciliado com sucesso!"
      rotuloSalvar="Conciliar"
      aoSalvar={({ pagamento }) => conciliar({ id, pagamento: { id: pagamento }, versao })}
      aoFechar={aoFechar}
    >
      <Typography.Paragraph>
        <strong>
          {formatarMoeda(valor)}, em {data}
        </strong>
        <br />
        {historico}
        {documento !== '' && ` · documento ${documento}`}
      </Typography.Paragraph>
      <Campo
        nome="pagamento"
        rotulo="Pagamento"
        obrigatorio
        ajuda="O valor deve ser o mesmo. O texto do banco fica lembrado para os próximos extratos."
      >
        <SelectOpcoes opcoes={emOrdem.map((um) => ({ valor: um.id, rotulo: nomeDoPagamento(um) }))} />
      </Campo>
    </ModalFormulario>
  );
}
