import { LIMITES, type Cozinha } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Campo, CampoQuantidade, CampoTexto, SelectOpcoes } from '@merenda/shared/ui';
import { Form, Modal } from 'antd';
import { useId } from 'react';
import { medida } from '../refeicao/medida.js';
import { RodapeDoModal } from '../refeicao/RodapeDoModal.js';
import type { ItemDaCozinhaCalculado, Substituicao } from './refeicoes-do-dia.js';

interface Valores {
  alimento: number;
  substituto: number;
  quantidade: number;
  motivo: string;
}

interface ModalFaltouProps {
  itens: readonly ItemDaCozinhaCalculado[];
  emEstoque: Cozinha['emEstoque'];
  aoTrocar: (troca: Substituicao) => void;
  aoFechar: () => void;
}

/** Another food of the stock in place of one that is missing in this meal. Nothing is written before it is registered. */
export default function ModalFaltou({ itens, emEstoque, aoTrocar, aoFechar }: ModalFaltouProps) {
  const formulario = useId();
  const [form] = Form.useForm<Valores>();
  const faltou = Form.useWatch('alimento', form);
  const escolhido = Form.useWatch('substituto', form);
  const substituto = emEstoque.find(({ alimento }) => alimento.id === escolhido);

  function trocar({ alimento: id, quantidade, motivo }: Valores): void {
    const alimento = itens.find(({ item }) => item.alimento.id === id)?.item.alimento;
    if (!alimento || !substituto) return;
    aoTrocar({
      alimento,
      substituto: substituto.alimento,
      quantidade,
      unidadeDeMedida: substituto.unidadeMedida,
      motivo: motivo.trim(),
    });
    aoFechar();
  }

  return (
    <Modal
      title="Faltou um ingrediente"
      open
      onCancel={aoFechar}
      mask={{ closable: false }}
      width={560}
      footer={<RodapeDoModal formulario={formulario} rotulo="Usar no lugar" aoFechar={aoFechar} />}
    >
      <Form<Valores> name={formulario} form={form} layout="vertical" noValidate onFinish={trocar}>
        <Campo nome="alimento" rotulo="O que faltou" obrigatorio>
          <SelectOpcoes<number>
            opcoes={itens.map(({ item, arredondado, unidadePos }) => ({
              valor: item.alimento.id,
              rotulo: `${nomeComum(item.alimento.nome)}, ${medida(arredondado, unidadePos)}`,
            }))}
          />
        </Campo>
        <Campo nome="substituto" rotulo="Usar no lugar" obrigatorio ajuda="Alimentos que a unidade tem em estoque.">
          <SelectOpcoes<number>
            opcoes={emEstoque
              .filter(({ alimento }) => alimento.id !== faltou)
              .map(({ alimento, noEstoque, unidadeMedida }) => ({
                valor: alimento.id,
                rotulo: `${nomeComum(alimento.nome)}, no estoque ${medida(noEstoque, unidadeMedida)}`,
              }))}
          />
        </Campo>
        <CampoQuantidade
          nome="quantidade"
          rotulo="Quanto usar"
          obrigatorio
          casas={3}
          min={0.001}
          max={substituto?.noEstoque}
          medida={substituto?.unidadeMedida ?? null}
        />
        <CampoTexto nome="motivo" rotulo="Motivo" obrigatorio linhas={2} max={LIMITES.motivo} />
      </Form>
    </Modal>
  );
}
