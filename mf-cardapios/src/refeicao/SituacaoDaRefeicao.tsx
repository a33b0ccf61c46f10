import { ROTULO_FALTA_EXECUTAR, ROTULO_REFEICAO_EXECUTADA } from '@merenda/shared/contratos';
import { StatusTag, useTelaEstreita } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import './refeicao.css';

interface SituacaoDaRefeicaoProps {
  /** Names the meal for screen readers: 'Arroz com feijão de 23/11/2026'. */
  nome: string;
  executado: boolean;
  /** The text for a meal that is only registered; by default, what is missing. */
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
  rotulo = ROTULO_FALTA_EXECUTAR,
  aoExecutar,
}: SituacaoDaRefeicaoProps) {
  const estreita = useTelaEstreita();
  if (executado) return <StatusTag rotulo={ROTULO_REFEICAO_EXECUTADA} tom="sucesso" />;
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
