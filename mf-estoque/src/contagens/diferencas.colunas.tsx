import { CAMPOS_DA_CONFERENCIA, type ConferenciaDaContagem } from '@merenda/shared/contratos';
import { escreverEstorno, nomeDoLote } from '@merenda/shared/regras';
import { Quantidade, useColunas } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { MarcaDeEstorno } from '../estorno/MarcaDeEstorno.js';

type LoteDaConferencia = ConferenciaDaContagem['lotes'][number];

const NA_TELA = ['nomeDoLote', 'saldo', 'contada', 'diferenca', 'valor', 'quemContou'] as const;

const DESENHOS = {
  nomeDoLote: ({ produtoLote, impedimento, estorno }: LoteDaConferencia) => (
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
  diferenca: ({ diferenca, produtoLote }: LoteDaConferencia) => (
    <>
      {diferenca > 0 && '+'}
      <Quantidade embalagens={diferenca} produto={produtoLote.produto} />
    </>
  ),
};

/** The columns of the differences of a count. */
export const useColunasDasDiferencas = () => useColunas(CAMPOS_DA_CONFERENCIA, { nomes: NA_TELA, desenhos: DESENHOS });
