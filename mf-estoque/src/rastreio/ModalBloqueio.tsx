import { nomeDoLote } from '@merenda/shared/regras';
import { LIMITES, type MotivoDoBloqueio, type ProdutoLote } from '@merenda/shared/contratos';
import { CampoTexto, ModalFormulario } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useMudarBloqueio } from './lotes.api.js';

const TEXTOS = {
  bloquear: {
    titulo: 'Bloquear Lote',
    confirmacao: 'Deseja realmente bloquear o Lote em todas as unidades?',
    sucesso: 'Lote bloqueado com sucesso!',
    rotulo: 'Bloquear lote',
    efeito:
      'Nenhuma unidade poderá usar, movimentar ou entregar este lote. Ele só sairá do estoque como recolhimento. O que está em trânsito ainda pode ser recebido.',
  },
  desbloquear: {
    titulo: 'Desbloquear Lote',
    confirmacao: 'Deseja realmente desbloquear o Lote em todas as unidades?',
    sucesso: 'Lote desbloqueado com sucesso!',
    rotulo: 'Desbloquear lote',
    efeito: 'O lote volta a ser usado nas refeições e pode sair como qualquer outro.',
  },
} as const;

interface ModalBloqueioProps {
  lote: ProdutoLote;
  ato: keyof typeof TEXTOS;
  aoFechar: () => void;
}

/** Blocks a lot in all stocks, or ends that, with a reason. */
export function ModalBloqueio({ lote, ato, aoFechar }: ModalBloqueioProps) {
  const mudanca = useMudarBloqueio(lote.id, ato);
  const { titulo, confirmacao, sucesso, rotulo, efeito } = TEXTOS[ato];
  return (
    <ModalFormulario<MotivoDoBloqueio>
      entidade={{ nome: 'Lote', artigo: 'o' }}
      titulo={titulo}
      confirmacao={confirmacao}
      sucesso={sucesso}
      rotuloSalvar={rotulo}
      aoSalvar={({ motivo }, { idempotencia }) => mudanca.mutateAsync({ motivo, idempotencia })}
      aoFechar={aoFechar}
      largura={520}
    >
      <Typography.Paragraph>
        <strong>{nomeDoLote(lote)}</strong>
        <br />
        {efeito}
      </Typography.Paragraph>
      <CampoTexto nome="motivo" rotulo="Motivo" obrigatorio linhas={3} max={LIMITES.motivo} />
    </ModalFormulario>
  );
}
