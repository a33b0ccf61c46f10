import { LIMITES, type PreviaDoAbatimento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Campo, CampoTexto, SelectOpcoes, useQuantidade } from '@merenda/shared/ui';
import { Form, Modal, Typography } from 'antd';
import { useId } from 'react';
import type { LoteEscolhido } from './LotesEscolhidos.js';
import { outrosLotesDe } from './outros-lotes.js';
import type { ProdutoDoPlano } from './PlanoDaRefeicao.js';
import { RodapeDoModal } from './RodapeDoModal.js';

interface Valores {
  lote: number;
  motivo: string;
}

interface ModalOutroLoteProps {
  plano: PreviaDoAbatimento;
  /** The lot that another one replaces. */
  trocado: ProdutoDoPlano;
  aoEscolher: (lote: LoteEscolhido) => void;
  aoFechar: () => void;
}

/** Which other lot of the food goes first, and why. Nothing is written before the meal is executed. */
export function ModalOutroLote({ plano, trocado, aoEscolher, aoFechar }: ModalOutroLoteProps) {
  const formulario = useId();
  const quantidade = useQuantidade();
  const lotes = outrosLotesDe(plano, trocado);

  function escolher({ lote: id, motivo }: Valores): void {
    const lote = lotes.find((um) => um.id === id);
    if (lote) aoEscolher({ id, lote: lote.lote, motivo: motivo.trim() });
  }

  return (
    <Modal
      title="Usar outro lote"
      open
      onCancel={aoFechar}
      mask={{ closable: false }}
      width={560}
      footer={<RodapeDoModal formulario={formulario} rotulo="Usar este lote" aoFechar={aoFechar} />}
    >
      <Form<Valores> name={formulario} layout="vertical" noValidate onFinish={escolher}>
        <Typography.Paragraph>
          O lote escolhido sai antes do lote {trocado.lote} de {nomeComum(trocado.produto.nome)}, que vence em{' '}
          {trocado.dataValidade}.
        </Typography.Paragraph>
        <Campo nome="lote" rotulo="Lote" obrigatorio>
          <SelectOpcoes<number>
            opcoes={lotes.map(({ id, lote, produto, dataValidade, saldo }) => ({
              valor: id,
              rotulo: `${lote}, vence em ${dataValidade}: ${nomeComum(produto.nome)}, ${quantidade(saldo, produto)}`,
            }))}
          />
        </Campo>
        <CampoTexto nome="motivo" rotulo="Motivo" obrigatorio linhas={2} max={LIMITES.motivo} />
      </Form>
    </Modal>
  );
}
