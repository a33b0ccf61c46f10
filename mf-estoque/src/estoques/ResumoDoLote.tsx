import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { useQuantidade } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { MarcaDeBloqueio } from '../rastreio/MarcaDeBloqueio.js';
import { nomeDaLinha } from './lote.js';

/** Which lot a modal is about, and how much of it there is now. */
export function ResumoDoLote({ linha }: { linha: ProdutoEstoque }) {
  const quantidade = useQuantidade();
  return (
    <Typography.Paragraph>
      <strong>{nomeDaLinha(linha)}</strong> <MarcaDeBloqueio bloqueio={linha.bloqueio} />
      <br />
      Quantidade atual: {quantidade(linha.quantidade, linha.produtoLote.produto)}
    </Typography.Paragraph>
  );
}
