import { escreverEstorno, nomeDoLote } from '@merenda/shared/regras';
import type { ConferenciaDaContagem } from '@merenda/shared/contratos';
import { formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import { Quantidade, type Coluna } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { MarcaDeEstorno } from '../estorno/MarcaDeEstorno.js';

export type LoteConferido = ConferenciaDaContagem['lotes'][number];

/** The columns of the differences of a count. */
export const COLUNAS_DAS_DIFERENCAS: readonly Coluna<LoteConferido>[] = [
  {
    titulo: 'Lote',
    valor: ({ produtoLote, impedimento, estorno }) => (
      <>
        {nomeDoLote(produtoLote)}
        {estorno && (
          <Typography.Text type="secondary" style={{ display: 'block', whiteSpace: 'normal' }}>
            <MarcaDeEstorno rotulo="Estornado" /> {escreverEstorno(estorno)}
          </Typography.Text>
        )}
        {impedimento !== null && (
          <Typography.Text type="danger" style={{ display: 'block', whiteSpace: 'normal' }}>
            {impedimento}
          </Typography.Text>
        )}
      </>
    ),
    ordem: ({ produtoLote }) => nomeDoLote(produtoLote),
  },
  {
    titulo: 'Saldo ao contar',
    valor: ({ saldo, produtoLote }) => <Quantidade embalagens={saldo} produto={produtoLote.produto} />,
    numerica: true,
  },
  {
    titulo: 'Contado',
    valor: ({ contada, produtoLote }) => <Quantidade embalagens={contada} produto={produtoLote.produto} />,
    numerica: true,
  },
  {
    titulo: 'Diferença',
    destaque: true,
    valor: ({ diferenca, produtoLote }) => (
      <>
        {diferenca > 0 && '+'}
        <Quantidade embalagens={diferenca} produto={produtoLote.produto} />
      </>
    ),
    ordem: ({ diferenca }) => diferenca,
    numerica: true,
  },
  {
    titulo: 'Valor',
    destaque: true,
    valor: ({ valor }) => (valor === null ? 'Sem preço' : formatarMoeda(valor)),
    ordem: ({ valor }) => valor ?? 0,
    numerica: true,
  },
  { titulo: 'Quem contou', valor: ({ usuario, quando }) => `${nomeProprio(usuario)}, ${quando}` },
];
