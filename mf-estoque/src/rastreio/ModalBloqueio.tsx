import { nomeDoLote } from '@merenda/shared/regras';
import type { ProdutoLote } from '@merenda/shared/contratos';
import { ModalComMotivo } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useMudarBloqueio } from './lotes.api.js';

const EFEITOS = {
  bloquear:
    'Nenhuma unidade poderá usar, movimentar ou entregar este lote. Ele só sairá do estoque como recolhimento. O que está em trânsito ainda pode ser recebido.',
  desbloquear: 'O lote volta a ser usado nas refeições e pode sair como qualquer outro.',
} as const;

interface ModalBloqueioProps {
  lote: ProdutoLote;
  ato: keyof typeof EFEITOS;
  aoFechar: () => void;
}

/** Blocks a lot in all stocks, or ends that, with a reason. */
export function ModalBloqueio({ lote, ato, aoFechar }: ModalBloqueioProps) {
  const mudanca = useMudarBloqueio(lote.id, ato);
  return (
    <ModalComMotivo
      entidade={{ nome: 'Lote', artigo: 'o' }}
      verbo={ato}
      confirmacao={`Deseja realmente ${ato} o Lote em todas as unidades?`}
      aoSalvar={({ motivo }, { idempotencia }) => mudanca.mutateAsync({ motivo, idempotencia })}
      aoFechar={aoFechar}
    >
      <Typography.Paragraph>
        <strong>{nomeDoLote(lote)}</strong>
        <br />
        {EFEITOS[ato]}
      </Typography.Paragraph>
    </ModalComMotivo>
  );
}
