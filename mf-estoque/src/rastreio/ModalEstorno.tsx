import { ROTULOS_TIPO_KARDEX, type ProdutoLote, type RastreioDoLote } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { efeitoDoEstorno, nomeDoLote } from '@merenda/shared/regras';
import { ModalComMotivo } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useEstornarLinha } from './lotes.api.js';

interface ModalEstornoProps {
  lote: ProdutoLote;
  linha: RastreioDoLote['demais'][number];
  /** Writes a quantity of the lot's product with its package. */
  escrever: (quantidade: number) => string;
  aoFechar: () => void;
}

/** Undoes a line of the ledger that was wrong, with its reason. */
export function ModalEstorno({ lote, linha, escrever, aoFechar }: ModalEstornoProps) {
  const { id, estoque, tipo, quantidade, quando, unidade } = linha;
  const estorno = useEstornarLinha(estoque, id);
  const desfeito = `${ROTULOS_TIPO_KARDEX[tipo]} de ${quando}, ${nomeProprio(unidade)}: ${escrever(quantidade)}`;
  const efeito = efeitoDoEstorno(linha);
  return (
    <ModalComMotivo
      entidade={{ nome: 'Lançamento', artigo: 'o' }}
      verbo="estornar"
      detalhes={() => [desfeito, efeito]}
      aoSalvar={({ motivo }, { idempotencia }) => estorno.mutateAsync({ motivo, idempotencia })}
      aoFechar={aoFechar}
    >
      <Typography.Paragraph>
        <strong>{nomeDoLote(lote)}</strong>
        <br />
        {desfeito}
        <br />
        {efeito}
      </Typography.Paragraph>
    </ModalComMotivo>
  );
}
