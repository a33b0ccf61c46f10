import { ROTULO_FALTA_EXECUTAR } from '@merenda/shared/contratos';
import { ROTULOS_DA_REFEICAO } from '@merenda/shared/regras';
import { StatusTag, useTelaEstreita } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import './refeicao.css';

interface SituacaoDaRefeicaoProps {
  /** Names the meal for screen readers: 'Arroz com feijão de 23/11/2026'. */
  nome: string;
  executado: boolean;
  /** The words of the history for its state; by default the shortages of a meal that is only registered. */
  rotulo?: string;
  aoExecutar: () => void;
}

/**
 * The state of a registered meal. Registered is not done: until it is executed the stock is untouched, so the execution
 * is offered beside it.
 */
export function SituacaoDaRefeicao({
  nome,
  executado,
  rotulo = executado ? ROTULOS_DA_REFEICAO.EXECUTADA : ROTULO_FALTA_EXECUTAR,
  aoExecutar,
}: SituacaoDaRefeicaoProps) {
  const estreita = useTelaEstreita();
  if (executado) return <StatusTag rotulo={rotulo} tom="sucesso" />;
  return (
    <Flex vertical gap={6} align={estreita ? 'end' : 'start'} className="refeicao-situacao">
      <StatusTag rotulo={rotulo} tom="atencao" />
      {rotulo !== ROTULO_FALTA_EXECUTAR && (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {ROTULO_FALTA_EXECUTAR}
        </Typography.Text>
      )}
      <Button size="small" type="primary" aria-label={`Executar agora ${nome}`} onClick={aoExecutar}>
        Executar agora
      </Button>
    </Flex>
  );
}
