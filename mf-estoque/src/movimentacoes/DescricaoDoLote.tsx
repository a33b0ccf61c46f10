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
  /** The list has product and item above the lot. */
  soLote?: boolean;
}

/** A lot in a list of a movement: number, product, item, quantity with its unit, and its error. */
export function DescricaoDoLote({ linha, hoje, soLote = false }: DescricaoDoLoteProps) {
  const escrever = useQuantidade();
  const { quantidade, produtoLote } = linha;
  const { numero, produto } = produtoLote;
  const emDeficit = quantidade <= 0;
  return (
    <Flex vertical={!soLote} wrap={soLote} gap="0 8px" component="span" style={{ overflowWrap: 'anywhere' }}>
      <Typography.Text type={emDeficit ? 'danger' : undefined} strong>
        {soLote ? numero : nomeComum(produto.nome)}
      </Typography.Text>
      <Typography.Text type={emDeficit ? 'danger' : 'secondary'}>
        {soLote ? '' : `Lote ${numero} · ${nomeComum(produto.item.nome)} · `}
        {escrever(quantidade, produto)}
      </Typography.Text>
      <MarcasDoLote linha={linha} hoje={hoje} />
    </Flex>
  );
}

/** The problems of a lot, present or near: no balance, blocked, expired. */
function MarcasDoLote({
  linha: { quantidade, produtoLote, bloqueio },
  hoje,
}: Pick<DescricaoDoLoteProps, 'linha' | 'hoje'>) {
  return (
    <Flex wrap gap={4} component="span">
      {quantidade <= 0 && <StatusTag tom="perigo" rotulo="Em déficit" />}
      <MarcaDeBloqueio bloqueio={bloqueio} />
      <MarcaDeValidade data={produtoLote.dataValidade} hoje={hoje} />
    </Flex>
  );
}

/** The text that the search of a list compares. */
export const textoDoLote = ({ produtoLote: { numero, produto } }: ProdutoEstoque): string =>
  `${numero} ${produto.nome} ${produto.item.nome}`;
