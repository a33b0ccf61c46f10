import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { StatusTag, useQuantidade } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { MarcaDeValidade } from '../estoques/Validade.js';
import { MarcaDeBloqueio } from '../rastreio/MarcaDeBloqueio.js';

interface DescricaoDoLoteProps {
  linha: ProdutoEstoque;
  /** 'YYYY-MM-DD'. */
  hoje: string;
}

/** A lot in a list of a movement: number, product, item, quantity with its unit, and its error. */
export function DescricaoDoLote({ linha: { quantidade, produtoLote, bloqueio }, hoje }: DescricaoDoLoteProps) {
  const escrever = useQuantidade();
  const { numero, produto, dataValidade } = produtoLote;
  const emDeficit = quantidade <= 0;
  return (
    <Flex vertical component="span">
      <Typography.Text type={emDeficit ? 'danger' : undefined} strong>
        {nomeComum(produto.nome)}
      </Typography.Text>
      <Typography.Text type={emDeficit ? 'danger' : 'secondary'}>
        Lote {numero} · {nomeComum(produto.item.nome)} · {escrever(quantidade, produto)}
      </Typography.Text>
      <Flex wrap gap={4} component="span">
        {emDeficit && <StatusTag tom="perigo" rotulo="Em déficit" />}
        <MarcaDeBloqueio bloqueio={bloqueio} />
        <MarcaDeValidade data={dataValidade} hoje={hoje} />
      </Flex>
    </Flex>
  );
}

/** The text that the search of a list compares. */
export const textoDoLote = ({ produtoLote: { numero, produto } }: ProdutoEstoque): string =>
  `${numero} ${produto.nome} ${produto.item.nome}`;
