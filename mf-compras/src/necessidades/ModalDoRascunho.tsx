import type { RascunhoDeSolicitacao } from '@merenda/shared/contratos';
import { nomeProprio, numeroLido } from '@merenda/shared/formatos';
import { decimal } from '@merenda/shared/regras';
import { Button, Modal, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { EditorDeQuantidades } from '../solicitacoes/EditorDeQuantidades.js';
import type { ItemPedivel, Quantidades } from '../solicitacoes/quantidades.js';
import type { QuantidadesPedidas } from './rascunhos.js';

interface ModalDoRascunhoProps {
  rascunho: RascunhoDeSolicitacao;
  /** What the user has changed before. */
  quantidades: QuantidadesPedidas | undefined;
  aoAjustar: (quantidades: QuantidadesPedidas) => void;
  aoFechar: () => void;
}

/** Changes the quantities of a draft within what its contract has. Nothing is written yet. */
export function ModalDoRascunho({ rascunho, quantidades, aoAjustar, aoFechar }: ModalDoRascunhoProps) {
  const [aberto, setAberto] = useState(true);
  const [impedida, setImpedida] = useState(false);
  const itens = useMemo(() => rascunho.itens.map(paraPedir), [rascunho]);
  const [digitadas, setDigitadas] = useState<Quantidades>(
    () => quantidades ?? Object.fromEntries(rascunho.itens.map(({ produto, quantidade }) => [produto.id, quantidade])),
  );

  function ajustar(): void {
    aoAjustar(
      Object.fromEntries(itens.map(({ produto }) => [produto.id, numeroLido(digitadas[produto.id] ?? null) ?? 0])),
    );
    setAberto(false);
  }

  return (
    <Modal
      title="Ajustar quantidades"
      open={aberto}
      width={640}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      footer={[
        <Button key="cancelar" onClick={() => setAberto(false)}>
          Cancelar
        </Button>,
        <Button key="ajustar" type="primary" disabled={impedida} onClick={ajustar}>
          Ajustar
        </Button>,
      ]}
    >
      <Typography.Paragraph>
        {nomeProprio(rascunho.fornecedor.nome)} para {nomeProprio(rascunho.unidade.nome)}. Com zero em todos, a
        solicitação não é criada.
      </Typography.Paragraph>
      <EditorDeQuantidades itens={itens} value={digitadas} onChange={setDigitadas} aoMudarValidade={setImpedida} />
    </Modal>
  );
}

/** What the contract still has of an item; other requests are in it already. */
const paraPedir = ({ produto, disponivel, precoUnidade }: RascunhoDeSolicitacao['itens'][number]): ItemPedivel => ({
  produto,
  unidadeProduto: produto.unidadeProduto,
  precoUnidade,
  disponivel,
  recebida: 0,
  saldo: {
    precoUnidade,
    valorAutorizado: decimal(disponivel).times(precoUnidade),
    quantidadeSolicitada: 0,
    valorSolicitado: 0,
  },
});
